import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hashContent} from '../../src/base/hash-content.js';

const hashOf = (text: string) => hashContent(new TextEncoder().encode(text));

test("a file's hash is 14 letters and digits, equal on every platform", () => {
  assert.equal(hashOf(''), '1ps9wxb0i90v2v');
  assert.match(hashOf('openapi: 3.1.0'), /^[\da-z]{14}$/);
});

test('similar files have different hashes', () => {
  const texts = new Set<string>();
  const base = 'x'.repeat(300);
  for (let at = 0; at < base.length; at++)
    for (let code = 0; code < 100; code++)
      texts.add(`${base.slice(0, at)}${String.fromCharCode(code)}${base.slice(at + 1)}`);
  for (let length = 0; length < 3000; length++) texts.add('\0'.repeat(length));
  assert.equal(new Set([...texts].map(hashOf)).size, texts.size);
});
