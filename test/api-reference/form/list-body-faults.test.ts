import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toFormWarnings} from '../../../src/api-reference/form/list-body-faults.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import {bodySchemaOf} from './form-of.js';

async function faultsOf(schema: object, value: unknown, openapi = '3.1.0', schemas: object = {}) {
  const given = await bodySchemaOf(schema, schemas, openapi);
  if (!given) return undefined;
  const validator = await openValidator(given.dialect);
  for (const [id, each] of given.schemas) validator.add(id, each);
  const errors = validator.validate(given.root, value);
  assert.ok(errors);
  return toFormWarnings(errors, value).map(({at, path, word, limit}) => {
    assert.equal(at, 'body');
    return [path.join('/'), word, limit].filter(Boolean).join(' ');
  });
}

test('each schema keyword has a form message at the value or its key', async () => {
  const cases: readonly [schema: object, wrong: unknown, fault: string][] = [
    [{type: 'integer'}, 'a', 'type integer'],
    [{type: ['integer', 'null']}, 'a', 'type integer,null'],
    [{enum: ['a', 1]}, 'b', 'enum a,1'],
    [{const: 'x'}, 'b', 'enum x'],
    [{minimum: 2}, 1, 'minimum 2'],
    [{exclusiveMaximum: 2}, 2, 'exclusiveMaximum 2'],
    [{multipleOf: 0.1}, 0.25, 'multipleOf 0.1'],
    [{minLength: 2}, 'a', 'minLength 2'],
    [{pattern: '^a+$'}, 'b', 'pattern ^a+$'],
    [{maxItems: 1}, [1, 2], 'maxItems 1'],
    [{uniqueItems: true}, [1, 1], 'uniqueItems'],
    [{minProperties: 1}, {}, 'minProperties 1'],
    [{required: ['a']}, {}, 'a required'],
    [{dependentRequired: {a: ['b']}}, {a: 1}, 'b required'],
    [{properties: {a: {}}, additionalProperties: false}, {b: 1}, 'b unknown'],
    [{anyOf: [{type: 'string'}, {type: 'null'}]}, 1, 'shape'],
    [{oneOf: [{minimum: 1}, {minimum: 2}]}, 3, 'shapes'],
    [{not: {type: 'string'}}, 'a', 'forbidden'],
    [{properties: {a: {items: {properties: {'x/y': {type: 'string'}}}}}}, {a: [{}, {'x/y': 1}]}, 'a/1/x/y type string'],
  ];
  for (const [schema, wrong, fault] of cases) assert.deepEqual(await faultsOf(schema, wrong), [fault], fault);
});

test('list indexes in paths are numbers, so that the form finds the control', () => {
  const error = {
    instancePath: '/0',
    schemaPath: '',
    data: 1,
    parentSchema: {},
    keyword: 'type',
    params: {type: 'string'},
  };
  assert.deepEqual(toFormWarnings([error], [1])[0]?.path, [0]);
  assert.deepEqual(toFormWarnings([error], {0: 1})[0]?.path, ['0']);
});

test('read-only properties are optional, decimals divide exactly, and 3.0 rules apply to 3.0', async () => {
  const schema = {required: ['id', 'name'], properties: {id: {readOnly: true}, name: {}}};
  assert.deepEqual(await faultsOf(schema, {name: 1}), []);
  assert.deepEqual(await faultsOf({multipleOf: 0.1}, 0.3), []);
  assert.deepEqual(await faultsOf({type: 'string', nullable: true}, null, '3.0.3'), []);
  assert.deepEqual(await faultsOf({type: 'integer', minimum: 1, exclusiveMinimum: true}, 1, '3.0.3'), [
    'exclusiveMinimum 1',
  ]);
});

test('recursive schemas validate completely; missing or oversized schemas do not validate', async () => {
  const node = {properties: {next: {$ref: '#/components/schemas/Node'}, count: {type: 'integer'}}};
  const schema = {$ref: '#/components/schemas/Node'};
  const wrong = {next: {next: {count: 'a'}}};
  assert.deepEqual(await faultsOf(schema, wrong, '3.1.0', {Node: node}), ['next/next/count type integer']);
  assert.equal(await bodySchemaOf(schema, {Node: node}, '3.1.0', 'text/plain'), undefined);
  const names = Array.from({length: 1100}, (_, at) => `S${at}`);
  const many = Object.fromEntries(names.map(name => [name, {type: 'string'}]));
  const all = {properties: Object.fromEntries(names.map(name => [name, {$ref: `#/components/schemas/${name}`}]))};
  assert.equal(await faultsOf(all, {}, '3.1.0', many), undefined);
});

test('the form reports at most fifty faults', async () => {
  const faults = await faultsOf(
    {items: {type: 'string'}},
    Array.from({length: 80}, () => 1),
  );
  assert.equal(faults?.length, 50);
});
