import assert from 'node:assert/strict';
import {test} from 'node:test';
import {omitUndefined} from '../../src/base/omit-undefined.js';

test('only undefined values are removed', () => {
  assert.deepEqual(Object.entries(omitUndefined({a: 1, b: undefined, c: null, d: 0, e: '', f: false})), [
    ['a', 1],
    ['c', null],
    ['d', 0],
    ['e', ''],
    ['f', false],
  ]);
});
