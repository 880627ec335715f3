import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fieldsOf} from '../../src/base/fields-of.js';

test('only objects have fields', () => {
  const value = {a: 1};
  assert.equal(fieldsOf(value), value);
  for (const other of [null, undefined, 'text', 7, true]) assert.deepEqual(fieldsOf(other), {});
});
