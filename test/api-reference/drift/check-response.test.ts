import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Drift} from '../../../src/api-reference/drift/drift.js';
import {documentOf, received, report, withOverlay} from './respond.js';

const brief = ({kind, name, types, documented}: Drift) =>
  [kind, name, kind === 'type' ? `${types.join()} for ${documented.join()}` : ''].filter(Boolean).join(' ');

const pet = {type: 'object', required: ['name'], properties: {name: {type: 'string'}, age: {type: 'integer'}}};
const cat = {
  allOf: [
    {$ref: '#/components/schemas/Pet'},
    {type: 'object', properties: {kind: {type: 'string'}, lives: {type: 'integer'}}},
  ],
};
const dog = {
  allOf: [
    {$ref: '#/components/schemas/Pet'},
    {type: 'object', required: ['bark'], properties: {kind: {type: 'string'}, bark: {type: 'string'}}},
  ],
};
const schemas = {Pet: pet, Cat: cat, Dog: dog};
const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const byKind = {
  oneOf: [ref('Cat'), ref('Dog')],
  discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
};
const base = {...pet, properties: {...pet.properties, kind: {type: 'string'}}, discriminator: {propertyName: 'kind'}};

/** A schema, a body, and the expected differences. The last item is the OpenAPI version, if not 3.1. */
const cases: readonly (readonly [
  name: string,
  schema: unknown,
  body: unknown,
  expected: readonly string[],
  openapi?: string,
])[] = [
  ['a documented body', pet, {name: 'a', age: 1}, []],
  ['an undocumented field', pet, {name: 'a', risk: 1}, ['field risk']],
  [
    'an undocumented field below a reference',
    {type: 'array', items: ref('Pet')},
    [{name: 'a'}, {name: 'b', 'x-y': 1}],
    ['field []["x-y"]'],
  ],
  [
    'the same field of several items once',
    {type: 'object', properties: {all: {type: 'array', items: pet}}},
    {
      all: [
        {name: 'a', x: 1},
        {name: 'b', x: 'y'},
      ],
    },
    ['field all[].x'],
  ],
  ['a missing field', pet, {age: 1}, ['missing name']],
  ['another type', pet, {name: 1, age: 'x'}, ['type name integer for string', 'type age string for integer']],
  ['null where it is not documented', pet, {name: null}, ['type name null for string']],
  ['null in a list of types', {type: ['object', 'null'], properties: {}}, null, []],
  [
    'nullable of 3.0',
    {type: 'object', properties: {a: {type: 'string', nullable: true}, b: {nullable: true, allOf: [ref('Pet')]}}},
    {a: null, b: null},
    [],
    '3.0.3',
  ],
  [
    'nullable beside a reference of 3.0',
    {type: 'object', properties: {a: {...ref('Pet'), nullable: true}}},
    {a: null},
    [],
    '3.0.3',
  ],
  [
    'a whole number as a number, and 1.0 as a whole number',
    {type: 'array', prefixItems: [{type: 'number'}, {type: 'integer'}]},
    '[1, 1.0]',
    [],
  ],
  [
    'a fraction in place of a whole number',
    {type: 'object', properties: {a: {type: 'integer'}}},
    {a: 1.5},
    ['type a number for integer'],
  ],
  ['an object without documented properties', {type: 'object'}, {a: 1}, []],
  ['additionalProperties: true', {...pet, additionalProperties: true}, {name: 'a', x: 1}, []],
  [
    'additionalProperties with a schema',
    {...pet, additionalProperties: {type: 'string'}},
    {name: 'a', x: 'y', z: 1},
    ['type * integer for string'],
  ],
  [
    'patternProperties',
    {...pet, patternProperties: {'^x-': {type: 'string'}}},
    {name: 'a', 'x-y': 'z', y: 1},
    ['field y'],
  ],
  ['additionalProperties: false', {type: 'object', additionalProperties: false}, {x: 1}, ['field x']],
  ['unevaluatedProperties: true', {...pet, unevaluatedProperties: true}, {name: 'a', x: 1}, []],
  ['fields of all parts of allOf', ref('Cat'), {name: 'a', lives: 7, x: 1}, ['field x']],
  ['a part of allOf that is open', {allOf: [pet, {additionalProperties: true}]}, {name: 'a', x: 1}, []],
  ['the variant of a mapping', byKind, {kind: 'cat', name: 'a', lives: 7, bark: 'w'}, ['field bark']],
  ['the variant of a schema name', byKind, {kind: 'Dog', name: 'a'}, ['missing bark']],
  [
    'schemas that extend a base with a discriminator',
    {type: 'array', items: ref('Base')},
    [
      {kind: 'Heir', name: 'a', wool: 1},
      {kind: 'Heir', name: 'b', wool: 1, y: 1},
      {kind: 'other', z: 1, name: 'c'},
    ],
    ['field [].y'],
  ],
  [
    'a variant that a constant tells apart',
    {
      oneOf: [
        {type: 'object', properties: {t: {const: 'a'}, n: {type: 'integer'}}},
        {type: 'object', properties: {t: {const: 'b'}, n: {type: 'string'}}},
      ],
    },
    {t: 'b', n: 1},
    ['type n integer for string'],
  ],
  [
    'a value of no variant',
    {oneOf: [{type: 'string'}, {type: 'object', properties: {}}]},
    1,
    ['type integer for string,object'],
  ],
  [
    'variants that overlap',
    {
      oneOf: [
        {type: 'object', properties: {a: {}}},
        {type: 'object', properties: {b: {}}},
      ],
    },
    {a: 1, b: 2, c: 3},
    ['field c'],
  ],
  ['anyOf with null', {anyOf: [ref('Pet'), {type: 'null'}]}, null, []],
  ['anyOf of rules', {...pet, anyOf: [{required: ['name']}, {required: ['age']}]}, {name: 'a', x: 1}, ['field x']],
  ['a variant that allows everything', {oneOf: [ref('Pet'), {type: 'object'}]}, {x: 1}, []],
  [
    'a required field that is only written',
    {
      type: 'object',
      required: ['secret', 'id'],
      properties: {secret: {type: 'string', writeOnly: true}, id: {type: 'string', readOnly: true}},
    },
    {},
    ['missing id'],
  ],
  [
    'a field that is only written, by allOf',
    {
      allOf: [
        {type: 'object', required: ['secret']},
        {type: 'object', properties: {secret: {type: 'string', writeOnly: true}}},
      ],
    },
    {},
    [],
  ],
  ['a value that no list names', {type: 'object', properties: {s: {enum: ['a']}}}, {s: 'b'}, []],
  [
    'siblings of a reference in 3.1',
    {...ref('Pet'), properties: {extra: {type: 'string'}}},
    {name: 'a', extra: 'b', x: 1},
    ['field x'],
  ],
  [
    'siblings of a reference in 3.0',
    {...ref('Pet'), properties: {extra: {type: 'string'}}},
    {name: 'a', extra: 'b'},
    ['field extra'],
    '3.0.3',
  ],
  ['a schema of itself', ref('Tree'), {next: {next: {x: 1}}}, ['field next.next.x']],
  ['a reference that leads in a circle', ref('Loop'), {x: 1}, []],
  ['a broken reference', ref('Nothing'), {x: 1}, []],
  [
    'a conditional part',
    {...pet, if: {required: ['age']}, ...JSON.parse('{"then": {"properties": {"born": {}}}}')},
    {name: 'a', born: 'b'},
    [],
  ],
  [
    'names of prototypes',
    JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
    '{"__proto__":"a","constructor":1}',
    ['field constructor'],
  ],
];

for (const [name, schema, body, expected, openapi = '3.1.0'] of cases)
  test(`${name}: ${expected.length === 0 ? 'no difference' : expected.join('; ')}`, async () => {
    const more = {
      Base: base,
      Heir: {allOf: [ref('Base'), {type: 'object', properties: {wool: {type: 'integer'}}}]},
      Tree: {type: 'object', properties: {next: ref('Tree')}},
      Loop: ref('Loop'),
    };
    const document = documentOf(schema, {openapi, schemas: {...schemas, ...more}});
    const found = await report(document, received(body));
    assert.deepEqual(found.drifts.map(brief), expected);
    if (expected.length > 0) assert.deepEqual((await report(withOverlay(document, found), received(body))).drifts, []);
    else assert.equal(found.overlay, undefined);
  });

const responses = {
  200: {
    description: 'OK',
    headers: {
      'X-Total': {required: true, schema: {type: 'integer'}},
      'Set-Cookie': {required: true, schema: {type: 'string'}},
    },
    content: {'application/json': {schema: pet}, 'application/vnd.a+json; v=1': {schema: pet}, 'text/*': {}},
  },
  '4XX': {
    description: 'Wrong.',
    content: {'application/problem+json': {schema: {type: 'object', properties: {title: {type: 'string'}}}}},
  },
  404: {$ref: '#/components/responses/Missing'},
  204: {description: 'Nothing.'},
};
const api = {
  openapi: '3.0.3',
  info: {title: 'T', version: '1'},
  paths: {'/a': {get: {responses}}},
  components: {responses: {Missing: {description: 'Missing.', content: {'application/json': {}}}}},
};
const found = async (response: Parameters<typeof report>[1], document: unknown = api) =>
  (await report(document, response)).drifts.map(brief);

test('an exact status has priority over its range, and an undocumented status is a difference', async () => {
  assert.deepEqual(
    await found(received({title: 'x', why: 1}, {status: 422, contentType: 'application/problem+json'})),
    ['field why'],
  );
  assert.deepEqual(await found(received({any: 1}, {status: 404})), []);
  assert.deepEqual(await found(received({any: 1}, {status: 500})), ['status 500']);
  assert.deepEqual(await found(received('', {status: 204, hasBody: false, contentType: ''})), []);
  const withDefault = {...api, paths: {'/a': {get: {responses: {default: responses[200]}}}}};
  assert.deepEqual(await found(received({name: 'a', x: 1}, {status: 500}), withDefault), ['field x']);
  assert.deepEqual(await found(received({any: 1}), {...api, paths: {'/a': {get: {}}}}), []);
});

test('media types match by range, without case and parameters', async () => {
  assert.deepEqual(await found(received({name: 'a'}, {contentType: 'Application/JSON; charset=utf-8'})), []);
  assert.deepEqual(await found(received({name: 'a', x: 1}, {contentType: 'application/vnd.a+json'})), ['field x']);
  assert.deepEqual(await found(received('a', {contentType: 'text/csv'})), []);
  assert.deepEqual(await found(received('<a/>', {contentType: 'application/xml'})), ['media application/xml']);
  assert.deepEqual(await found(received('a', {contentType: ''})), []);
  assert.deepEqual(await found(received('a', {status: 204, contentType: 'text/html'})), ['media text/html']);
  assert.deepEqual(await found(received('{broken', {contentType: 'application/json'})), []);
});

test('header names match without case, and a missing one needs visible headers', async () => {
  assert.deepEqual(await found(received({name: 'a'}, {headers: [['x-total', '1']], hasAllHeaders: true})), []);
  assert.deepEqual(await found(received({name: 'a'}, {hasAllHeaders: true})), ['header X-Total']);
  assert.deepEqual(await found(received({name: 'a'})), []);
});

test('an overlay documents a status, a media type and a header', async () => {
  for (const response of [
    received([1], {status: 500}),
    received('<a/>', {contentType: 'application/xml'}),
    received({name: 'a'}, {hasAllHeaders: true}),
    received('a', {status: 404, contentType: 'text/html'}),
  ]) {
    const first = await report(api, response);
    assert.equal(first.drifts.length, 1);
    assert.deepEqual(await found(response, withOverlay(api, first)), []);
  }
});

test('an overlay contains names, types and status codes, but no response values', async () => {
  const body = {
    name: 'secret-value',
    token: 'sk_live_1',
    born: null,
    tags: ['secret-tag'],
    deep: {inner: 'secret-inner'},
  };
  const {overlay} = await report(documentOf(ref('Pet'), {openapi: '3.0.3', schemas}), received(body));
  assert.deepEqual(JSON.parse(overlay ?? ''), {
    overlay: '1.0.0',
    info: {title: 'Responses of GET /a', version: '1.0.0'},
    actions: ['token', 'born', 'tags', 'deep'].map((name, at) => ({
      target: '$.components.schemas.Pet',
      update: {
        properties: {[name]: [{type: 'string'}, {nullable: true}, {type: 'array', items: {}}, {type: 'object'}][at]},
      },
    })),
  });
});

test('Swagger 2.0 documents and parts in other files get no overlay', async () => {
  const swagger = {
    swagger: '2.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {get: {produces: ['application/json'], responses: {200: {description: 'OK', schema: pet}}}}},
  };
  const {drifts, overlay} = await report(swagger, received({name: 'a', x: 1}));
  assert.deepEqual([drifts.map(brief), overlay], [['field x'], undefined]);
});
