import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkReferences} from '../../src/openapi/check-references.js';
import {open} from './open.js';

const found = async (document: object, others: Readonly<Record<string, unknown>> = {}) => {
  const library = await open({openapi: '3.1.0', ...document}, others);
  const problems = await library.settle(() => checkReferences(library));
  return problems.map(({level, at}) => `${level} ${at.file}${at.pointer}`);
};

test('names each reference that leads nowhere once, also behind others and in other files', async () => {
  const gone = {$ref: '#/gone'};
  const lost = {$ref: 'parts.json#/part'};
  assert.deepEqual(await found({a: gone, b: lost, c: lost}, {'parts.json': {part: gone}}), [
    'error parts.json/part',
    'error api.json/a',
  ]);
});

test('a schema that only refers to itself is a warning, one that holds itself is nothing', async () => {
  const schemas = {
    Loop: {$ref: '#/components/schemas/Loop'},
    Tree: {properties: {next: {$ref: '#/components/schemas/Tree'}}},
  };
  assert.deepEqual(await found({components: {schemas}}), ['warning api.json/components/schemas/Loop']);
});

test('a $ref in data is a text, a property named like data is a schema', async () => {
  const gone = {$ref: '#/gone'};
  const schema = {example: gone, default: gone, 'x-note': gone, properties: {example: gone, $ref: {type: 'string'}}};
  assert.deepEqual(await found({components: {schemas: {A: schema}}}), [
    'error api.json/components/schemas/A/properties/example',
  ]);
});
