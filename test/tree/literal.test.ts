import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type LiteralValue, readLiteral} from '../../src/tree/literal.js';

const scope = new Map<string, LiteralValue>([
  ['name', 'x'],
  ['page', {title: 'T', tags: ['a']}],
]);

const values: readonly (readonly [source: string, value: LiteralValue])[] = [
  ["'a'", 'a'],
  ['"a\\n\\u0041\\x42\\u{43}"', 'a\nABC'],
  ['`a\nb`', 'a\nb'],
  ['-1.5e3', -1500],
  ['.5', 0.5],
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
  ['[1, "a", [true],]', [1, 'a', [true]]],
  [' /* c */ 1 // d', 1],
  ['name', 'x'],
  ['page.title', 'T'],
  ['page.tags.length', 1],
];

for (const [source, value] of values)
  test(`reads ${JSON.stringify(source)}`, () => assert.deepEqual(readLiteral(source, scope), {ok: true, value}));

test('an object has no prototype, so every key is ordinary', () => {
  const answer = readLiteral('{a: 1, "b-c": [2], 3: name, name, toString: 4,}', scope);
  assert.ok(answer.ok);
  assert.equal(Object.getPrototypeOf(answer.value), null);
  assert.deepEqual({...(answer.value as object)}, {a: 1, 'b-c': [2], 3: 'x', name: 'x', toString: 4});
});

const refused = [
  '',
  'a',
  'name.length',
  'page.toString',
  'page.__proto__',
  'page.constructor',
  '{__proto__: 1}',
  '{"constructor": 1}',
  '{a}',
  '1 + 1',
  'f()',
  `\`\${name}\``,
  '[1',
  '{a: }',
  '"a',
  '1a',
  '0x10',
  'page["title"]',
  '['.repeat(20_000),
];

for (const source of refused)
  test(`leaves ${JSON.stringify(source.slice(0, 30))} to the interpreter`, () =>
    assert.deepEqual(readLiteral(source, scope), {ok: false}));

test('reading literals pollutes nothing', () => {
  readLiteral('{"__proto__": {polluted: true}}', scope);
  assert.equal(({} as {polluted?: true}).polluted, undefined);
});
