import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decodeBase64Url, encodeBase64, encodeBase64Url} from '../../src/base/base64.js';

const bytes = Uint8Array.of(251, 255, 190, 0);

test('bytes are encoded as base64, and as base64url without padding', () => {
  assert.equal(encodeBase64(bytes), '+/++AA==');
  assert.equal(encodeBase64Url(bytes), '-_--AA');
  assert.equal(encodeBase64(new Uint8Array()), '');
});

test('encoded bytes decode unchanged at any length, and invalid text throws', () => {
  assert.deepEqual(decodeBase64Url('-_--AA'), bytes);
  const long = Uint8Array.from({length: 300_000}, (_, at) => at % 256);
  assert.deepEqual(decodeBase64Url(encodeBase64Url(long)), long);
  assert.throws(() => decodeBase64Url('!'));
});
