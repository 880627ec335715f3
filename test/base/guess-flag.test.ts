import assert from 'node:assert/strict';
import {test} from 'node:test';
import {guessFlag} from '../../src/base/guess-flag.js';

test('words and numbers for no are false, and all other values are true', () => {
  for (const value of ['no', 'Off', ' false ', '0', 0, 'none', 'never', '']) assert.equal(guessFlag(value), false);
  for (const value of ['yes', 'on', 1, 3, 'sometimes', {}]) assert.equal(guessFlag(value), true);
});
