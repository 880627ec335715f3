import assert from 'node:assert/strict';
import {test} from 'node:test';
import {flattenSchema} from '../../src/openapi/schema/flatten-schema.js';
import {readSchemaFacts} from '../../src/openapi/schema/read-schema-facts.js';
import {formatType} from '../../src/openapi/schema/schema-type.js';
import {open} from './open.js';

async function read(schema: object) {
  const documents = await open({openapi: '3.1.0', paths: {}, components: {schemas: {S: schema}}});
  const node = {value: schema, file: documents.root.file, pointer: '/components/schemas/S'};
  const flat = flattenSchema(documents, [node]);
  return {type: formatType(documents, flat), values: readSchemaFacts(flat).enum, choices: flat.choices.length};
}

test('constants with titles are enum values with descriptions', async () => {
  const low = {const: 1, title: 'Low', description: 'Little happens.'};
  assert.deepEqual(await read({type: 'integer', oneOf: [low, {const: 2, title: 'High'}, {const: 3}]}), {
    type: 'enum<integer>',
    values: [{value: 1, title: 'Low', description: 'Little happens.'}, {value: 2, title: 'High'}, {value: 3}],
    choices: 0,
  });
  assert.deepEqual(await read({anyOf: [{const: 'a', type: 'string'}, {type: 'string', const: 'b'}, {type: 'null'}]}), {
    type: 'enum<string> | null',
    values: [{value: 'a'}, {value: 'b'}],
    choices: 0,
  });
});

test('enum variants are merged, and object variants stay variants', async () => {
  const lists = await read({
    anyOf: [
      {enum: [5, 10], type: 'integer'},
      {enum: ['today'], type: 'string'},
    ],
  });
  assert.equal(lists.type, 'enum<integer> | enum<string>');
  assert.deepEqual(
    lists.values.map(({value}) => value),
    [5, 10, 'today'],
  );
  for (const variants of [
    [{const: 'auto'}, {type: 'string'}],
    [{const: 'auto'}, {$ref: '#/components/schemas/S'}],
    [{enum: ['a', 'b'], title: 'Both'}, {const: 'c'}],
  ])
    assert.equal((await read({oneOf: variants})).choices, 1, JSON.stringify(variants));
});

test('value descriptions are read from all common extensions', async () => {
  const titles = async (rest: object) => (await read({enum: [0, 1], ...rest})).values.map(({title}) => title);
  assert.deepEqual(await titles({'x-enum-varnames': ['NEW', 'OPEN']}), ['NEW', 'OPEN']);
  assert.deepEqual(await titles({'x-enumNames': ['Alpha', '1']}), ['Alpha', undefined]);
  assert.deepEqual(await titles({'x-enumVarnames': {1: 'One'}}), [undefined, 'One']);
});
