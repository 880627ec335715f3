import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeDuplicateKey} from '../../src/base/duplicate-key.js';

test('names both lines, or the one line of both keys', () => {
  assert.equal(
    describeDuplicateKey('name', 2, 9).message,
    'name appears twice, on lines 2 and 9. Lectern uses the last one.',
  );
  assert.match(describeDuplicateKey('name', 4, 4).message, /appears twice, on line 4\./);
});
