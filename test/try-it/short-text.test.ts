import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shortText} from '../../src/try-it/short-text.js';

test('gives the first paragraph without the marks of Markdown', () => {
  const cases = [
    ['The **first** `word` of [the docs](https://a.example).\n\nMore.', 'The first word of the docs.'],
    ['# Title\nof two\nlines', 'Title of two lines'],
    ['snake_case_name * 2 < 3', 'snake_case_name * 2 < 3'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['', ''],
  ] as const;
  for (const [description, short] of cases) assert.equal(shortText(description), short);
});

test('ends a long text at a word', () => {
  const short = shortText('word '.repeat(100));
  assert.match(short, /word…$/);
  assert.ok(short.length <= 161);
});

test('reads no more than the beginning, whatever a document holds', () => {
  for (const text of ['['.repeat(1e6), '**'.repeat(1e6), '`'.repeat(1e6), '__a'.repeat(1e6)])
    assert.equal(shortText(text), shortText(text.slice(0, 2000)));
});
