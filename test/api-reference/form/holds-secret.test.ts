import assert from 'node:assert/strict';
import {test} from 'node:test';
import {holdsSecret} from '../../../src/api-reference/form/holds-secret.js';

test('a secret is found in plain text, in JSON and in a URL', () => {
  const secrets = ['', 'a"b ü'];
  for (const text of ['xa"b üx', '{"k":"a\\"b ü"}', '/p?k=a%22b%20%C3%BC'])
    assert.equal(holdsSecret(text, secrets), true, text);
  assert.equal(holdsSecret('a b', secrets), false);
  assert.equal(holdsSecret('anything', ['']), false);
});
