import assert from 'node:assert/strict';
import {test} from 'node:test';
import {given} from '../../src/base/given.js';

test('keeps every value but undefined', () => {
  assert.deepEqual(Object.entries(given({a: 1, b: undefined, c: null, d: 0, e: '', f: false})), [
    ['a', 1],
    ['c', null],
    ['d', 0],
    ['e', ''],
    ['f', false],
  ]);
});
