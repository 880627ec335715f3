import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {checkSpecSchema} from '../../../src/check/schema/spec-schema.js';
import {checkReferences} from '../../../src/openapi/references/check-references.js';
import {open} from '../../openapi/open.js';

const problems = async (document: object, others = {}) => {
  const documents = await open({openapi: '3.1.0', info: {title: 'T', version: '1'}, ...document}, others);
  await documents.settle(() => checkReferences(documents));
  return checkSpecSchema(documents, loadSchema);
};

test('a fault in many positions is reported ten times and counted', async () => {
  const paths = Object.fromEntries(
    Array.from({length: 25}, (_, at) => [`/a${at}`, {get: {summray: 'x', responses: {}}}]),
  );
  const found = (await problems({paths})).filter(({message}) => message.includes('summray'));
  assert.equal(found.length, 10);
  assert.match(found.at(-1)?.message ?? '', / 15 more places have this problem\.$/);
});

test('schemas with another dialect are not checked against JSON Schema 2020-12', async () => {
  const components = {schemas: {A: {type: 'file', required: true}}};
  assert.equal((await problems({components})).length, 2);
  assert.deepEqual(await problems({components, jsonSchemaDialect: 'http://json-schema.org/draft-04/schema#'}), []);
});

test('extensions are ignored, and faults are reported in their own file', async () => {
  const found = await problems(
    {paths: {'/a': {$ref: 'a.json'}, 'x-note': 1}, 'x-more': []},
    {'a.json': {get: {tags: 'x'}}},
  );
  assert.deepEqual(
    found.map(({at, message}) => [at.file, at.pointer, message]),
    [['a.json', '/get/tags', 'paths["/a"].get.tags is "x", not an array.']],
  );
});
