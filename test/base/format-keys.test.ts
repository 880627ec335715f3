import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatKeys} from '../../src/base/format-keys.js';

test('keys are a path with brackets around indexes and unusual keys', () => {
  assert.equal(formatKeys(['navbar', 'links', 1]), 'navbar.links[1]');
  assert.equal(formatKeys(['paths', '/orders/{id}', 'get', 'x-id']), 'paths["/orders/{id}"].get.x-id');
  assert.equal(formatKeys(['a "b"', 'c']), '["a \\"b\\""].c');
  assert.equal(formatKeys([]), '');
});
