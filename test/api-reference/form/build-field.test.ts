import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findVariantIndex} from '../../../src/api-reference/form/check-values.js';
import type {Field} from '../../../src/api-reference/form/field.js';
import {formOf, formOfBody} from './form-of.js';

const fieldOf = async (schema: object, schemas?: object): Promise<Field> =>
  (await formOfBody(schema, schemas)).bodies[0]?.field ?? assert.fail('no body');

test('every type has its kind of field', async () => {
  const cases: readonly [schema: object, kind: Field['kind']][] = [
    [{type: 'string'}, 'text'],
    [{type: 'string', format: 'date-time'}, 'text'],
    [{type: 'integer'}, 'number'],
    [{type: 'number'}, 'number'],
    [{type: 'boolean'}, 'boolean'],
    [{enum: ['a', 1]}, 'enum'],
    [{const: 5}, 'enum'],
    [{type: 'array', items: {type: 'string'}}, 'array'],
    [{type: 'array'}, 'json'],
    [{prefixItems: [{type: 'string'}]}, 'json'],
    [{type: 'object', properties: {a: {}}}, 'object'],
    [{oneOf: [{type: 'string'}, {type: 'object'}]}, 'variants'],
    [{type: ['string', 'integer']}, 'json'],
    [{}, 'json'],
    // Bytes in JSON are text. Only a form body sends them as a file.
    [{type: 'string', format: 'binary'}, 'text'],
  ];
  for (const [schema, kind] of cases) assert.equal((await fieldOf(schema)).kind, kind, JSON.stringify(schema));
});

test('a placeholder is an example of the value, if something says what it is like', async () => {
  const properties = {
    city: {type: 'string'},
    quantity: {type: 'integer'},
    born: {type: 'string', format: 'date'},
    code: {type: 'string', pattern: '^[A-Z]{3}$'},
    xyz: {type: 'string'},
    // A generated number could exceed the limit, and the author has an example of the email.
    limit: {type: 'integer', maximum: 5},
    email: {type: 'string', example: 'x@y.example'},
  };
  const {properties: fields = []} = await fieldOf({type: 'object', properties});
  const [city, quantity, born, code, xyz, limit, email] = fields.map(({field}) => field.placeholder);
  assert.deepEqual([city, quantity, born, code], ['Lisbon', '2', '2026-01-15', 'AAA']);
  assert.deepEqual([xyz, limit, email], [undefined, undefined, undefined]);
});

test('schemas with extensions and objects with rules have fields', async () => {
  const Base = {type: 'object', properties: {id: {type: 'string'}}};
  const extending = {
    allOf: [{$ref: '#/components/schemas/Base'}, {properties: {other: {$ref: '#/components/schemas/Base'}}}],
  };
  const other = (await fieldOf(extending, {Base})).properties?.find(({name}) => name === 'other')?.field;
  assert.deepEqual([other?.kind, other?.properties?.map(({name}) => name)], ['object', ['id']]);
  const ruled = await fieldOf({...Base, anyOf: [{required: ['id']}, {required: ['key']}]});
  assert.deepEqual([ruled.kind, ruled.properties?.map(({name}) => name)], ['object', ['id']]);
});

test('fields contain their limits and initial values', async () => {
  const field = await fieldOf({
    type: ['string', 'null'],
    format: 'email',
    description: 'D',
    minLength: 3,
    default: null,
    examples: ['a@b.example'],
  });
  assert.deepEqual(field, {
    kind: 'text',
    type: 'string<email> | null',
    description: '<p>D</p>',
    nullable: true,
    format: 'email',
    constraints: [{word: 'minLength', value: '3'}],
    proposed: {value: null},
  });
});

test('an object has the fields of all subschemas except read-only ones', async () => {
  const field = await fieldOf(
    {
      allOf: [{$ref: '#/components/schemas/Base'}],
      required: ['b'],
      properties: {b: {type: 'integer', deprecated: true}, c: {type: 'string', readOnly: true}},
      additionalProperties: {type: 'boolean'},
    },
    {Base: {type: 'object', properties: {a: {type: 'string'}}}},
  );
  assert.deepEqual(
    field.properties?.map(({name, required, deprecated, field: {kind}}) => [name, required, deprecated, kind]),
    [
      ['a', false, false, 'text'],
      ['b', true, true, 'number'],
    ],
  );
  assert.equal(field.additional?.kind, 'boolean');
});

test('a variant has the common fields and its discriminating values', async () => {
  const pet = (name: string) => ({
    type: 'object',
    required: ['kind'],
    properties: {kind: {type: 'string'}, [name]: {type: 'string'}},
  });
  const field = await fieldOf(
    {
      type: 'object',
      properties: {id: {type: 'string'}},
      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}],
      discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
    },
    {Cat: pet('claws'), Dog: pet('bark')},
  );
  assert.deepEqual(
    field.variants?.map(({label, marks, field: {properties}}) => [label, marks, properties?.map(({name}) => name)]),
    [
      ['cat', {kind: 'cat'}, ['id', 'kind', 'claws']],
      ['Dog', {kind: 'Dog'}, ['id', 'kind', 'bark']],
    ],
  );
});

test('recursive and endless schemas become JSON fields at some depth', async () => {
  const node = {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}, name: {type: 'string'}}};
  const field = await fieldOf({$ref: '#/components/schemas/Node'}, {Node: node});
  assert.deepEqual(
    field.properties?.map(({name, field: {kind}}) => [name, kind]),
    [
      ['next', 'json'],
      ['name', 'text'],
    ],
  );
  const wide = Object.fromEntries(
    Array.from({length: 5000}, (_, index) => [`p${index}`, {type: 'object', properties: {a: {type: 'string'}}}]),
  );
  const many = await fieldOf({type: 'object', properties: wide});
  assert.equal(many.properties?.length, 5000);
  assert.equal(many.properties?.filter(({field: {kind}}) => kind === 'object').length, 200);
});

test('file fields work in forms, including lists', async () => {
  const schema = {
    type: 'object',
    properties: {
      one: {type: 'string', format: 'binary'},
      many: {type: 'array', items: {contentMediaType: 'image/png', type: 'string'}},
      text: {type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64'},
      bytes: {contentMediaType: 'application/pdf'},
    },
  };
  const form = await formOf({requestBody: {content: {'multipart/form-data': {schema}}}});
  const fields = form.bodies[0]?.field.properties?.map(({field}) => field.items?.kind ?? field.kind);
  assert.deepEqual(fields, ['file', 'file', 'text', 'file']);
});

test('x-default is the initial value of a field without a default', async () => {
  assert.deepEqual((await fieldOf({type: 'string', 'x-default': 'a'})).proposed, {value: 'a'});
  assert.deepEqual((await fieldOf({type: 'string', 'x-default': 'a', default: 'b'})).proposed, {value: 'b'});
});

test('a required property without a schema is a field (JSON Schema 2020-12, Validation, section 6.5.3)', async () => {
  const variant = {title: 'V', required: ['a', 'k'], properties: {k: {const: 1}}};
  const [plain, choice] = await Promise.all([
    formOfBody({required: ['a', 'b'], properties: {a: {type: 'integer'}}}),
    formOfBody({properties: {a: {type: 'integer'}}, oneOf: [variant, {title: 'W', properties: {k: {const: 2}}}]}),
  ]);
  const listed = ({bodies}: typeof plain) => {
    const {properties = [], variants = []} = bodies[0]!.field;
    const fields = variants[0]?.field.properties ?? properties;
    return fields.map(({name, field: {kind}}) => `${name} ${kind}`);
  };
  assert.deepEqual(listed(plain), ['a number', 'b json']);
  assert.deepEqual(listed(choice), ['a number', 'k enum']);
});

test('readers can select every discriminator value that maps to one schema', async () => {
  const variant = (more: object) => ({type: 'object', required: ['k'], properties: {k: {type: 'string'}, ...more}});
  const ref = (name: string) => `#/components/schemas/${name}`;
  const field = await fieldOf(
    {
      oneOf: [{$ref: ref('A')}, {$ref: ref('B')}],
      discriminator: {propertyName: 'k', mapping: {one: ref('A'), uno: ref('A'), two: ref('B')}},
    },
    {A: variant({a: {type: 'integer'}}), B: variant({b: {type: 'integer'}})},
  );
  const [first, second] = field.variants ?? [];
  const k = first?.field.properties?.find(({name}) => name === 'k')?.field;
  assert.deepEqual([k?.kind, k?.values], ['enum', ['one', 'uno']]);
  assert.equal(second?.field.properties?.find(({name}) => name === 'k')?.field.kind, 'text');
  assert.deepEqual(
    ['one', 'uno', 'two'].map(word => findVariantIndex(field, {k: word})),
    [0, 0, 1],
  );
});
