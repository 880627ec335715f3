import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatCount} from '../../src/base/format-count.js';

test('a noun is plural, except after 1', () => {
  assert.deepEqual(
    [0, 1, 2].map(count => formatCount(count, 'error')),
    ['0 errors', '1 error', '2 errors'],
  );
});
