import assert from 'node:assert/strict';
import {test} from 'node:test';
import {getErrorMessage} from '../../src/base/get-error-message.js';

test('every thrown value has a message', () => {
  const thrown = [new Error('no room'), new TypeError(), 'text', undefined];
  assert.deepEqual(thrown.map(getErrorMessage), ['no room', 'TypeError', 'text', 'undefined']);
});
