import assert from 'node:assert/strict';
import {test} from 'node:test';
import {locateOperation} from '../../src/openapi/operation/locate-operation.js';
import {buildSlice} from '../../src/openapi/slices/slice.js';
import {sharedPath, withoutShared} from '../shared.js';
import {checkSlices} from '../tools/specs/check-slices.js';
import {findSpecs} from '../tools/specs/spec-files.js';
import {open} from './open.js';

// Compiled to build/test/openapi/slice.test.js.
const specs = sharedPath('specs');
const skip = withoutShared('specs');

test('every operation renders the same from its slice as from its document', {skip}, async () => {
  let equal = 0;
  for (const path of findSpecs(specs)) {
    const result = await checkSlices(path);
    assert.deepEqual(result.different, [], path);
    equal += result.equal;
  }
  assert.ok(equal > 300, `${equal}`);
});

const security = [{own: []}];
const securitySchemes = {own: {type: 'http', scheme: 'basic'}, other: {type: 'apiKey', in: 'header', name: 'X'}};

test('a slice contains its path, security schemes and references, and nothing else', async () => {
  const schemas = {A: {properties: {b: {$ref: '#/components/schemas/B'}}}, B: {type: 'string'}, C: {type: 'number'}};
  const content = {'application/json': {schema: {$ref: '#/components/schemas/A'}}};
  const documents = await open({
    openapi: '3.1.0',
    info: {title: 'T', version: '1', description: 'long'},
    tags: [{name: 't'}],
    paths: {'/a': {get: {security, responses: {200: {content}}}, put: {}}, '/b': {get: {}}},
    components: {schemas, securitySchemes},
  });
  assert.deepEqual(JSON.parse(JSON.stringify(buildSlice(documents, locateOperation(documents, 'GET', '/a')!))), {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {get: {security, responses: {200: {content}}}}},
    components: {schemas: {A: schemas.A, B: schemas.B}, securitySchemes},
  });
});
