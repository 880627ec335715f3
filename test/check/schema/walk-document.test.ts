import assert from 'node:assert/strict';
import {test} from 'node:test';
import {walkDocument} from '../../../src/check/schema/walk-document.js';
import {open} from '../../openapi/open.js';

test('every schema is visited once, with its side and media type', async () => {
  const documents = await open(
    {
      openapi: '3.1.0',
      paths: {
        '/a': {
          post: {
            parameters: [{name: 'q', in: 'query', schema: {type: 'string'}, example: {schema: {}}}],
            requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/A'}}}},
            responses: {default: {content: {'text/plain': {schema: {$ref: 'b.json#/B'}}}}},
          },
        },
      },
      components: {
        schemas: {A: {properties: {schema: {items: {$ref: '#/components/schemas/A'}}}, default: {schema: {}}}},
      },
    },
    {'b.json': {B: {allOf: [{type: 'string'}, true], not: {}}}},
  );
  const schemas: string[] = [];
  const holders: string[] = [];
  await documents.settle(() => {
    schemas.length = 0;
    holders.length = 0;
    walkDocument(documents, {
      schema: ({file, pointer}) => void schemas.push(`${file}#${pointer}`),
      holder: ({pointer}, side, type) => void holders.push(`${side} ${type} ${pointer}`),
    });
  });
  assert.deepEqual(schemas.sort(), [
    'api.json#/components/schemas/A',
    'api.json#/components/schemas/A/properties/schema',
    'api.json#/components/schemas/A/properties/schema/items',
    'api.json#/paths/~1a/post/parameters/0/schema',
    'api.json#/paths/~1a/post/requestBody/content/application~1json/schema',
    'api.json#/paths/~1a/post/responses/default/content/text~1plain/schema',
    'b.json#/B',
    'b.json#/B/allOf/0',
    'b.json#/B/not',
  ]);
  assert.deepEqual(holders.sort(), [
    'request application/json /paths/~1a/post/requestBody/content/application~1json',
    'request undefined /paths/~1a/post/parameters/0',
    'response text/plain /paths/~1a/post/responses/default/content/text~1plain',
  ]);
});
