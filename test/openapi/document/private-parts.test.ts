import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatJson, parseJson} from '../../../src/base/exact-json.js';
import {mayHavePrivateParts, withoutPrivateParts} from '../../../src/openapi/document/private-parts.js';

const admin = {'x-mint': {groups: ['admin']}};
const operation = (more: object = {}) => ({responses: {200: {description: 'OK'}}, ...more});
const schemas = (more: object) => ({components: {schemas: more}});

/** Name of a case, the document, and its public part. */
const cases: readonly (readonly [name: string, document: object, rest: object])[] = [
  [
    'an operation with groups',
    {paths: {'/a': {get: operation(), post: operation(admin)}}},
    {paths: {'/a': {get: operation()}}},
  ],
  [
    'a path without other operations',
    {paths: {'/a': {parameters: [], post: operation(admin)}, '/b': {get: {}}}},
    {paths: {'/b': {get: {}}}},
  ],
  ['a path that is internal', {paths: {'/a': {'x-internal': true, get: {}}}}, {paths: {}}],
  ['an operation that is excluded', {paths: {'/a': {get: {}, put: {'x-excluded': true}}}}, {paths: {'/a': {get: {}}}}],
  ['a webhook', {webhooks: {born: {post: admin}, died: {post: {}}}}, {webhooks: {died: {post: {}}}}],
  [
    'an operation by metadata',
    {
      paths: {
        '/a': {
          get: {},
          put: {'x-mint': {metadata: {public: false}}},
          post: {'x-mint': {metadata: {draft: true}}},
          patch: {'x-mint': {metadata: {groups: 'admin'}}},
        },
      },
    },
    {paths: {'/a': {get: {}}}},
  ],
  [
    'a property, its name in required and its value in examples',
    schemas({
      A: {properties: {id: {}, cost: admin}, required: ['id', 'cost'], example: {id: 1, cost: 2}},
      B: {examples: [{cost: 3, id: 4}], default: {cost: 5}},
    }),
    schemas({A: {properties: {id: {}}, required: ['id'], example: {id: 1}}, B: {examples: [{id: 4}], default: {}}}),
  ],
  [
    'a name that is public elsewhere stays in examples that are not of the schema',
    schemas({A: {properties: {cost: admin}, example: {cost: 1}}, B: {properties: {cost: {}}, example: {cost: 2}}}),
    schemas({A: {properties: {}, example: {}}, B: {properties: {cost: {}}, example: {cost: 2}}}),
  ],
  ['a member of a list', schemas({A: {oneOf: [{type: 'string'}, admin]}}), schemas({A: {oneOf: [{type: 'string'}]}})],
  [
    'names of Object.prototype',
    JSON.parse(
      '{"components":{"schemas":{"A":{"properties":{"__proto__":{"x-mint":{"groups":["a"]}},"toString":{}}}}}}',
    ),
    schemas({A: {properties: {toString: {}}}}),
  ],
];

for (const [name, document, rest] of cases)
  test(`leaves out: ${name}`, () => {
    const before = JSON.stringify(document);
    const {value, parts} = withoutPrivateParts(document);
    assert.equal(JSON.stringify(value), JSON.stringify(rest));
    assert.ok(parts.length > 0);
    assert.equal(JSON.stringify(document), before);
  });

test('a document without private parts is returned unchanged', () => {
  const document = {
    paths: {'/a': {get: {'x-mint': {groups: ''}, 'x-internal': false}, post: {'x-mint': {metadata: {public: true}}}}},
    // In schemas, these names are ordinary properties.
    components: {schemas: {A: {properties: {a: {'x-internal': true}}}}},
  };
  const {value, parts} = withoutPrivateParts(document);
  assert.equal(value, document);
  assert.deepEqual(parts, []);
});

test('removed parts are reported with their extension', () => {
  const document = {
    paths: {'/a': {get: {}, post: admin, put: {'x-internal': true}}},
    ...schemas({A: {properties: {cost: {'x-mint': {metadata: {public: false}}}}}}),
  };
  assert.deepEqual(withoutPrivateParts(document).parts, [
    {keys: ['paths', '/a', 'post'], by: 'x-mint.groups'},
    {keys: ['paths', '/a', 'put'], by: 'x-internal'},
    {keys: ['components', 'schemas', 'A', 'properties', 'cost'], by: 'x-mint.metadata'},
  ]);
});

test('numbers keep their digits beside a private property', () => {
  const text = `{"components":{"schemas":{"A":{"properties":{"price":{"minimum":1.10,"maximum":9223372036854775807},"cost":{"x-mint":{"groups":["a"]}}},"example":{"price":10.00,"cost":1.5}}}}}`;
  const {value, parts} = withoutPrivateParts(parseJson(text));
  assert.equal(parts.length, 1);
  assert.equal(
    formatJson(value),
    '{"components":{"schemas":{"A":{"properties":{"price":{"minimum":1.10,"maximum":9223372036854775807}},"example":{"price":10.00}}}}}',
  );
});

test('only documents that contain such an extension are searched', () => {
  for (const word of ['x-mint', 'x-internal', 'x-excluded']) assert.equal(mayHavePrivateParts(`"${word}":`), true);
  assert.equal(mayHavePrivateParts('{"openapi": "3.1.0"}'), false);
});
