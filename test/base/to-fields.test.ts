import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toFields} from '../../src/base/to-fields.js';

test('only objects have fields', () => {
  const value = {a: 1};
  assert.equal(toFields(value), value);
  for (const other of [null, undefined, 'text', 7, true]) assert.deepEqual(toFields(other), {});
});
