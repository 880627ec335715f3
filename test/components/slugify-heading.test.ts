import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sameHeading, slugifyHeading} from '../../src/components/slugify-heading.js';

const cases: readonly (readonly [words: string, slug: string])[] = [
  ['Getting started', 'getting-started'],
  ["What's new in v1.2?", 'whats-new-in-v1-2'],
  ['  A  --  B  ', 'a-b'],
  ['snake_case', 'snake_case'],
  ['C++ & C#', 'c-&-c'],
  ['GET /users/{id}', 'get-users-id'],
  ['Größe', 'größe'],
  ['日本語 の 見出し', '日本語-の-見出し'],
  ['हिन्दी', 'हिन्दी'],
  ['1. First', '1-first'],
  ['🎉', '🎉'],
  ['<b>"x"</b>', 'b-x-b'],
  ['…', ''],
  ['__proto__', '__proto__'],
];

for (const [words, slug] of cases)
  test(`the id of "${words}" is "${slug}"`, () => assert.equal(slugifyHeading(words), slug));

test('every character of ASCII means the same in a heading without and with others', () => {
  for (let code = 0; code < 128; code++) {
    const words = `a${String.fromCharCode(code)}B`;
    assert.equal(`${slugifyHeading(words)}-é`, slugifyHeading(`${words} é`), JSON.stringify(words));
  }
});

test('ids that differ in punctuation only are the same heading', () => {
  assert.equal(sameHeading('whats-new-in-v12', "What's new in v1.2?"), true);
  assert.equal(sameHeading('a', 'b'), false);
});
