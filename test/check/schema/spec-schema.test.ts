import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {checkSpecSchema} from '../../../src/check/schema/spec-schema.js';
import {placeProblems} from '../../../src/openapi/document/place-problems.js';
import {checkReferences} from '../../../src/openapi/references/check-references.js';
import {open, openText} from '../../openapi/open.js';

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

test('a parameter of a link can have any type (OpenAPI 3.1.1, section 4.8.20.1)', async () => {
  const links = {l: {operationId: 'a', parameters: {n: 5, b: true, o: {k: 1}, e: '$response.body#/id'}}};
  const paths = {'/a': {get: {operationId: 'a', responses: {200: {description: 'ok', links}}}}};
  assert.deepEqual(await problems({paths}), []);
  assert.deepEqual(await problems({openapi: '3.2.0', paths}), []);
  const wrong = {'/a': {get: {responses: {200: {description: 'ok', links: {l: {operationId: 'a', parameters: []}}}}}}};
  assert.equal((await problems({paths: wrong})).length, 1);
});

test('a wrong name of a component is named, with its line', async () => {
  const [found] = await problems({components: {schemas: {'Page<Pet>': {type: 'object'}}}});
  assert.equal(found?.message, 'The key "Page<Pet>" in components.schemas must match the pattern ^[a-zA-Z0-9._-]+$.');
  assert.equal(found?.fix, 'rename the key to "Page_Pet", and correct its references.');
  assert.deepEqual([found?.on, found?.atKey], ['Page<Pet>', true]);
});

test('the text of a number in YAML keeps its zeros in the fix', async () => {
  const yaml = "openapi: 3.1.0\ninfo: {title: T, version: '1', description: 007}\npaths: {}\n";
  const documents = await openText(yaml, 'api.yaml', createMemoryFiles({}));
  const [found] = await placeProblems(await checkSpecSchema(documents, loadSchema), documents.texts);
  assert.equal(found?.fix, 'put the value in quotes: "007".');
});
