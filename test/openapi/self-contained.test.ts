import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {DocumentSet} from '../../src/openapi/document/document-set.js';
import {toSelfContained} from '../../src/openapi/document/to-self-contained.js';
import {findOperation} from '../../src/openapi/operation/find-operation.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openSlice} from '../../src/openapi/slices/open-slice.js';
import {buildSlice} from '../../src/openapi/slices/slice.js';

const info = {title: 'T', version: '1'};
const answer = (schema: object) => ({responses: {200: {description: '', content: {'application/json': {schema}}}}});

/** Returns the operation `GET /a` of a document in one file. */
async function contained(root: object, others: Readonly<Record<string, object>> = {}) {
  const files = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, JSON.stringify(value)]));
  const value = {openapi: '3.1.0', info, ...root};
  const document = {file: 'specs/api.json', text: JSON.stringify(value), value, version: '3.1.0'};
  const documents = new DocumentSet(document, createMemoryFiles(files));
  return documents.settle(() => {
    const entry = findOperation(indexDocument(documents), 'GET', '/a');
    assert.ok(entry);
    return toSelfContained(documents, buildSlice(documents, entry as never));
  });
}

test('parts of other files are included, and all references lead to them', async () => {
  const whole = await contained(
    {
      paths: {'/a': {get: answer({$ref: 'parts/models.json#/Order'})}},
      components: {schemas: {'My thing': {type: 'string'}, Own: {$ref: './api.json#/components/schemas/My%20thing'}}},
    },
    {
      'specs/parts/models.json': {
        Order: {properties: {own: {$ref: '../api.json#/components/schemas/Own'}, line: {$ref: '#/Line'}}},
        Line: {properties: {shared: {$ref: '../../shared.json'}}, example: {$ref: '#/Line'}},
      },
      'shared.json': {type: 'integer'},
    },
  );
  assert.deepEqual(whole, {
    openapi: '3.1.0',
    info,
    paths: {'/a': {get: answer({$ref: '#/x-files/0/Order'})}},
    components: {
      schemas: {'My thing': {type: 'string'}, Own: {$ref: '#/components/schemas/My thing'}},
    },
    'x-files': {
      0: {
        Order: {properties: {own: {$ref: '#/components/schemas/Own'}, line: {$ref: '#/x-files/0/Line'}}},
        Line: {properties: {shared: {$ref: '#/x-files/1'}}, example: {$ref: '#/Line'}},
      },
      1: {type: 'integer'},
    },
  });
});

test('ids, anchors and mappings become pointers', async () => {
  const {components} = (await contained({
    paths: {'/a': {get: answer({$ref: '#/components/schemas/Pet'})}},
    components: {
      schemas: {
        Pet: {
          $id: 'https://x.example/pet',
          $defs: {cat: {$anchor: 'cat', type: 'object'}},
          oneOf: [{$ref: '#cat'}, {$ref: '#/$defs/cat'}],
          properties: {$id: {type: 'string'}},
          discriminator: {propertyName: 'k', mapping: {c: '#/$defs/cat', p: 'Pet'}},
        },
      },
    },
  })) as {components: {schemas: {Pet: object}}};
  const cat = '#/components/schemas/Pet/$defs/cat';
  assert.deepEqual(components.schemas.Pet, {
    $defs: {cat: {$anchor: 'cat', type: 'object'}},
    oneOf: [{$ref: cat}, {$ref: cat}],
    properties: {$id: {type: 'string'}},
    discriminator: {propertyName: 'k', mapping: {c: cat, p: 'Pet'}},
  });
});

test('a slice is its own document, and broken references stay as written', async () => {
  const value = {
    'x-lectern-document': '../../specs/api.json',
    openapi: '3.1.0',
    paths: {'/a': {get: answer({$ref: 'models.json#/A'})}, '/b': {$ref: 'https://else.example/a.json#/b'}},
    'x-lectern-files': {'../specs/models.json': {A: {type: 'string'}}},
  };
  const documents = openSlice({file: '_lectern/api/a.json', text: '', value, version: '3.1.0'});
  assert.deepEqual(await documents.settle(() => toSelfContained(documents, documents.root.value as never)), {
    openapi: '3.1.0',
    paths: {'/a': {get: answer({$ref: '#/x-files/0/A'})}, '/b': {$ref: 'https://else.example/a.json#/b'}},
    'x-files': {0: {A: {type: 'string'}}},
  });
});
