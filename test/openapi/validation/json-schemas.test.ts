import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {getChild} from '../../../src/openapi/document/located.js';
import {JsonSchemas} from '../../../src/openapi/validation/json-schemas.js';
import {open} from '../open.js';

async function converted(
  schemas: Readonly<Record<string, unknown>>,
  side: 'request' | 'response' | undefined,
  version = '3.0.3',
) {
  const documents = await open({openapi: version, paths: {}, components: {schemas}});
  const added: unknown[] = [];
  const validator = {add: (id: string, schema: unknown) => void added.push([id, schema]), validate: () => undefined};
  const set = new JsonSchemas(documents, validator);
  const first = schemaAt(documents, Object.keys(schemas)[0] as string);
  assert.equal(set.idOf(first, side), 's0');
  const count = added.length;
  set.idOf(first, side);
  assert.equal(added.length, count, 'each schema is given once');
  return Object.fromEntries(added as [string, unknown][]);
}

function schemaAt({root}: DocumentSet, name: string) {
  const at = (node: ReturnType<typeof getChild>, key: string) => node && getChild(node, key);
  const found = at(at(getChild(root, 'components'), 'schemas'), name);
  assert.ok(found);
  return found;
}

test('references become ids, each target appears once, and annotations are removed', async () => {
  const schemas = {
    A: {
      type: 'object',
      title: 'x',
      properties: {next: {$ref: '#/components/schemas/A'}, b: {$ref: '#/components/schemas/B'}},
    },
    B: {type: 'array', items: {$ref: '#/components/schemas/B'}, example: []},
  };
  assert.deepEqual(await converted(schemas, undefined), {
    s0: {type: 'object', properties: {next: {$ref: 's0'}, b: {$ref: 's1'}}},
    s1: {type: 'array', items: {$ref: 's1'}},
  });
});

test('read-only properties are optional in requests, and write-only ones in responses', async () => {
  const schemas = {
    A: {
      required: ['id', 'secret', 'name'],
      properties: {id: {readOnly: true}, secret: {$ref: '#/components/schemas/S'}, name: {}},
    },
    S: {writeOnly: true},
  };
  const required = async (side: 'request' | 'response' | undefined) =>
    ((await converted(schemas, side)).s0 as {required: unknown}).required;
  assert.deepEqual(await required('request'), ['secret', 'name']);
  assert.deepEqual(await required('response'), ['id', 'name']);
  assert.deepEqual(await required(undefined), ['name']);
});

test('a property is read-only in any subschema (OpenAPI 3.0.4, section 4.7.24.2)', async () => {
  const base = {$ref: '#/components/schemas/B'};
  const schemas = {
    A: {required: ['id', 'name'], allOf: [base], properties: {name: {allOf: [{$ref: '#/components/schemas/S'}]}}},
    B: {properties: {id: {readOnly: true}}},
    S: {writeOnly: true},
    C: {allOf: [base, {required: ['id', 'c']}, {anyOf: [{required: ['id']}, {required: ['c']}]}]},
  };
  assert.deepEqual((await converted(schemas, 'request')).s0, {
    required: ['name'],
    allOf: [{$ref: 's1'}],
    properties: {name: {allOf: [{$ref: 's2'}]}},
  });
  const {C, ...others} = schemas;
  assert.deepEqual((await converted({C, ...others}, 'request')).s0, {
    allOf: [{$ref: 's1'}, {required: ['c']}, {anyOf: [{required: []}, {required: ['c']}]}],
  });
});

test('the discriminator selects among several matching variants (OpenAPI 3.0.4, section 4.7.25)', async () => {
  const oneOf = [{type: 'object'}, {type: 'string'}];
  const schemas = {A: {oneOf, discriminator: {propertyName: 'k'}}};
  assert.deepEqual((await converted(schemas, 'request')).s0, {anyOf: oneOf});
  assert.deepEqual((await converted({A: {oneOf}}, 'request')).s0, {oneOf});
});

test('unevaluated values are validated too (JSON Schema 2020-12, Core, section 11)', async () => {
  const schemas = {A: {unevaluatedProperties: false, unevaluatedItems: {type: 'string', title: 'x'}}};
  assert.deepEqual((await converted(schemas, undefined, '3.1.0')).s0, {
    unevaluatedProperties: false,
    unevaluatedItems: {type: 'string'},
  });
});

test('keywords of 3.0 become JSON Schema, and siblings of references are ignored', async () => {
  const schemas = {
    A: {type: 'integer', nullable: true, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false},
    B: {},
  };
  assert.deepEqual((await converted(schemas, undefined)).s0, {
    type: ['integer', 'null'],
    exclusiveMinimum: 0,
    maximum: 9,
  });
  const beside = {A: {$ref: '#/components/schemas/B', type: 'string'}, B: {type: 'integer'}};
  assert.deepEqual((await converted(beside, undefined)).s0, {$ref: 's1'});
  assert.deepEqual((await converted(beside, undefined, '3.1.0')).s0, {allOf: [{$ref: 's1'}, {type: 'string'}]});
});

test('if a variant is missing, every value is valid', async () => {
  const [there, gone] = ['#/components/schemas/B', '#/components/schemas/Gone'].map($ref => ({$ref}));
  const B = {type: 'string'};
  assert.deepEqual(await converted({A: {oneOf: [there, gone]}, B}, undefined), {
    s0: {anyOf: [{$ref: 's1'}, {}]},
    s1: B,
  });
  assert.deepEqual(await converted({A: {oneOf: [gone], anyOf: [there]}, B}, undefined), {
    s0: {anyOf: [{$ref: 's1'}]},
    s1: B,
  });
});
