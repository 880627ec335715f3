import assert from 'node:assert/strict';
import {test} from 'node:test';
import {assemble} from '../../../src/check/schema/assemble.js';
import {checkReferences} from '../../../src/openapi/references/check-references.js';
import {open} from '../../openapi/open.js';

const parts = {
  'paths/a.json': {get: {responses: {200: {$ref: '../answers.json#/fine'}, 404: {$ref: '../answers.json#/fine'}}}},
  'answers.json': {fine: {description: 'Fine.', content: {'text/plain': {example: {$ref: 'a text'}}}}},
};

async function assembled(document: unknown, others: Readonly<Record<string, unknown>>) {
  const documents = await open(document, others);
  await documents.settle(() => checkReferences(documents));
  return documents.settle(() => assemble(documents));
}

test('content of other files is inserted at its first reference, with known positions', async () => {
  const {value, spotOf} = await assembled({openapi: '3.1.0', paths: {'/a': {$ref: 'paths/a.json'}}}, parts);
  assert.deepEqual(value, {
    openapi: '3.1.0',
    paths: {'/a': {get: {responses: {200: parts['answers.json'].fine, 404: {$ref: '../answers.json#/fine'}}}}},
  });
  const at = '/paths/~1a/get/responses/200/description';
  assert.deepEqual(spotOf(at), {file: 'answers.json', pointer: '/fine/description'});
  assert.deepEqual(spotOf('/paths/~1a/get/tags'), {file: 'paths/a.json', pointer: '/get/tags'});
  assert.deepEqual(spotOf('/paths'), {file: 'api.json', pointer: '/paths'});
});

test('non-objects are unchanged, including `null`', async () => {
  const {value} = await assembled(
    {openapi: '3.1.0', paths: {}, info: null, components: {schemas: {A: {$ref: 'a.json'}}}},
    {'a.json': {default: null, enum: [null, 1, 'one'], nullable: true}},
  );
  assert.deepEqual(value, {
    openapi: '3.1.0',
    paths: {},
    info: null,
    components: {schemas: {A: {default: null, enum: [null, 1, 'one'], nullable: true}}},
  });
});

test('a single-file document is returned unchanged', async () => {
  const documents = await open({openapi: '3.1.0', paths: {}});
  assert.equal(assemble(documents).value, documents.root.value);
});

test('files with circular references terminate', async () => {
  const {value} = await assembled(
    {openapi: '3.1.0', paths: {}, components: {schemas: {A: {$ref: 'a.json'}}}},
    {'a.json': {items: {$ref: 'b.json'}}, 'b.json': {items: {$ref: 'a.json'}}},
  );
  assert.deepEqual((value as {components: unknown}).components, {schemas: {A: {items: {items: {$ref: 'a.json'}}}}});
});
