import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findLinked, readPartLink} from '../../src/openapi/operation/part-link.js';

test('a link to a part is split and decoded', () => {
  assert.deepEqual(readPartLink('#tag/Our%20Pets/operation/get'), {
    kind: 'tag',
    keys: ['Our Pets', 'operation', 'get'],
  });
  assert.deepEqual(readPartLink('#/paths/~1a~1%7Bid%7D/get'), {kind: '', keys: ['paths', '/a/{id}', 'get']});
});

test('an operation link uses its id or its path only', () => {
  const operations = [{id: 'get-pet', method: 'GET', path: '/pets/{id}'}];
  const found = ['#operation/getPet', '#tag/Pets/paths/~1pets~1{id}/get', '#tag/pets/GET/pets/{id}', '#/Pets/getPet'];
  for (const written of found) assert.equal(findLinked(operations, written), operations[0], written);
  const others = ['#operation/', '#operation/pet', '#tag/getPet', '#/paths/~1pets~1{id}', '#section/getPet'];
  for (const written of others) assert.equal(findLinked(operations, written), undefined, written);
});
