import assert from 'node:assert/strict';
import {test} from 'node:test';
import {selfContained} from '../../src/openapi/document/self-contained.js';

test('parts of other files come into the one file, and references lead to them', () => {
  const slice = {
    'x-lectern-document': '../api/openapi.yaml',
    openapi: '3.1.0',
    paths: {
      '/a': {get: {responses: {200: {$ref: 'parts/answers.yaml#/Fine'}}}},
      '/b': {get: {responses: {200: {$ref: '#/components/responses/Own'}, 404: {$ref: '../shared.json'}}}},
    },
    'x-lectern-files': {
      'parts/answers.yaml': {
        Fine: {content: {x: {schema: {$ref: '#/Thing'}}}},
        Thing: {items: {$ref: '../../shared.json#/a~1b'}},
      },
      '../shared.json': {'a/b': {type: 'string'}},
    },
  };
  assert.deepEqual(selfContained(slice), {
    openapi: '3.1.0',
    paths: {
      '/a': {get: {responses: {200: {$ref: '#/x-files/0/Fine'}}}},
      '/b': {get: {responses: {200: {$ref: '#/components/responses/Own'}, 404: {$ref: '#/x-files/1'}}}},
    },
    'x-files': {
      0: {Fine: {content: {x: {schema: {$ref: '#/x-files/0/Thing'}}}}, Thing: {items: {$ref: '#/x-files/1/a~1b'}}},
      1: {'a/b': {type: 'string'}},
    },
  });
});

test('a document of one file stays as it is, and a reference to what is not there stays as it was written', () => {
  const slice = {openapi: '3.1.0', paths: {'/a': {$ref: 'https://else.example/a.json#/b'}}};
  assert.deepEqual(selfContained(slice), slice);
});
