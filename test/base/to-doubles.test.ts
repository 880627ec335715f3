import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toDoubles} from '../../src/base/to-doubles.js';
import {parseNumber} from '../../src/base/written-number.js';

test('exact numbers become doubles for a validator, and other values are unchanged', () => {
  const shared = {b: [1]};
  const value = {a: parseNumber('1.10'), shared, list: [shared, parseNumber('2.0')]};
  const doubles = toDoubles(value);
  assert.deepEqual(doubles, {a: 1.1, shared, list: [shared, 2]});
  assert.equal(doubles.shared, shared);
  assert.equal(toDoubles(shared), shared);
});
