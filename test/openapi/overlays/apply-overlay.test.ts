import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseJson} from '../../../src/base/exact-json.js';
import {applyOverlay} from '../../../src/openapi/overlays/apply-overlay.js';

// OpenAPI Overlay 1.0 and 1.1, section 4.4.

const document = {
  openapi: '3.1.0',
  info: {title: 'Shop', tags: ['a']},
  paths: {
    '/orders': {
      get: {summary: 'List', 'x-internal': true, parameters: [{name: 'a'}, {name: 'b'}, {name: 'c'}]},
      post: {},
    },
    "/it's": {get: {}},
  },
};

function apply(...actions: object[]) {
  return applyOverlay(document, 'o.yaml', {overlay: '1.0.0', info: {}, actions});
}

const cases: readonly [name: string, action: object, path: string, expected: unknown][] = [
  [
    'merges objects',
    {target: '$.info', update: {version: '2', title: 'Store'}},
    'info',
    {title: 'Store', tags: ['a'], version: '2'},
  ],
  ['merges deep', {target: '$', update: {info: {x: {y: 1}}}}, 'info', {title: 'Shop', tags: ['a'], x: {y: 1}}],
  ['appends an item', {target: '$.info.tags', update: 'b'}, 'info.tags', ['a', 'b']],
  ['appends the items of a list', {target: '$.info.tags', update: ['b', 'c']}, 'info.tags', ['a', 'b', 'c']],
  ['appends lists inside objects', {target: '$.info', update: {tags: ['b']}}, 'info.tags', ['a', 'b']],
  ['replaces a value', {target: '$.info.title', update: 'Store'}, 'info.title', 'Store'],
  ['removes a key', {target: '$.paths[?@.get.summary == "List"]', remove: true}, 'paths', {"/it's": {get: {}}}],
  [
    'removes items',
    {target: "$.paths['/orders'].get.parameters[?@.name != 'b']", remove: true},
    'paths./orders.get.parameters',
    [{name: 'b'}],
  ],
  ['selects keys with quotes', {target: '$.paths[*].get', update: {z: 1}}, "paths./it's.get", {z: 1}],
  [
    'copies a node',
    {target: "$.paths['/orders'].post", copy: "$.paths['/orders'].get"},
    'paths./orders.post.summary',
    'List',
  ],
  ['changes nothing where update says no', {target: '$.info', remove: false, update: {}}, 'info', document.info],
];

for (const [name, action, path, expected] of cases)
  test(name, () => {
    const {value, problems} = apply(action);
    assert.deepEqual(problems, []);
    const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], value);
    assert.deepEqual(found, expected);
  });

test('actions apply in order, and the original document is unchanged', () => {
  const before = structuredClone(document);
  const {value} = apply(
    {target: '$.info', update: {a: {}}},
    {target: '$.info.a', update: {b: 1}},
    {target: '$.info.tags', remove: true},
  );
  assert.deepEqual((value as typeof document).info, {title: 'Shop', a: {b: 1}});
  assert.deepEqual(document, before);
});

test('keys such as __proto__ stay keys, and numbers keep their digits', () => {
  const update = JSON.parse('{"__proto__": {"polluted": 1}}') as object;
  const {value} = apply({target: '$.info', update});
  assert.equal(Object.hasOwn((value as typeof document).info, '__proto__'), true);
  assert.equal(({} as {polluted?: number}).polluted, undefined);
  const exact = applyOverlay(parseJson('{"a": {"n": 1.10}}'), 'o', {
    overlay: '1.1.0',
    actions: [{target: '$.a', update: {b: 1}}],
  });
  assert.equal(String((exact.value as {a: {n: unknown}}).a.n), '1.10');
});

test('an invalid action is reported, and the others apply', () => {
  const {value, problems} = apply(
    {target: '$.info[', update: {}},
    {update: {}},
    {target: '$.info'},
    {target: '$.info', copy: '$.paths[*]'},
    {target: '$.absent', update: {}},
    {target: '$.info', update: {done: true}},
  );
  assert.deepEqual(
    problems.map(({code, at, message}) => [code, at.pointer, message.split(':')[0]]),
    [
      ['spec-overlay', '/actions/0', '"$.info[" is not a JSONPath (RFC 9535)'],
      ['spec-overlay', '/actions/1', 'actions[1] has no "target".'],
      ['spec-overlay', '/actions/2', 'actions[2] has none of "update", "copy", or "remove".'],
      ['spec-overlay', '/actions/3', 'The copy "$.paths[*]" selects 2 values, not one.'],
      ['spec-overlay-target', '/actions/4', 'The target "$.absent" selects nothing in the document.'],
    ],
  );
  assert.equal((value as {info: {done?: boolean}}).info.done, true);
});

test('an invalid overlay changes nothing', () => {
  for (const overlay of [{openapi: '3.1.0'}, {overlay: '2.0.0', actions: []}, null, 'x', {overlay: '1.0.0'}]) {
    const {value, problems} = applyOverlay(document, 'o.yaml', overlay);
    assert.equal(value, document);
    assert.match(problems[0]?.message ?? '', /^o\.yaml is not an overlay document\.$/);
  }
});
