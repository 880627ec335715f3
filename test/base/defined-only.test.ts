import assert from 'node:assert/strict';
import {test} from 'node:test';
import {definedOnly} from '../../src/base/defined-only.js';

test('only undefined values are removed', () => {
  assert.deepEqual(Object.entries(definedOnly({a: 1, b: undefined, c: null, d: 0, e: '', f: false})), [
    ['a', 1],
    ['c', null],
    ['d', 0],
    ['e', ''],
    ['f', false],
  ]);
});
