import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findExcerpt, markHits} from '../../../src/site/search/excerpt.js';

const marked = (text: string, words: readonly string[]) =>
  markHits(text, words)
    .map(each => (each.isHit ? `[${each.text}]` : each.text))
    .join('');

test('the excerpt is the sentence with the word, in any spelling', () => {
  const text = 'The first line.\nA street is a Straße. Another is Ærø, or Łódź.';
  assert.equal(findExcerpt(text, ['strasse']), 'A street is a Straße.');
  assert.equal(findExcerpt(text, ['lodz']), 'Another is Ærø, or Łódź.');
  assert.equal(findExcerpt(text, ['nothing']), 'The first line.');
});

test('the excerpt begins near a word that is far from the start of the sentence', () => {
  const text = 'The theme loads its style sheets on every page, and those of a site follow in alphabetical order.';
  assert.equal(findExcerpt(text, ['order']), '… site follow in alphabetical order.');
  assert.equal(findExcerpt(text, ['page']), text);
});

test("words are marked in the source's own spelling", () => {
  assert.equal(marked('Straße, STRASSE, Ærø', ['strasse', 'aero']), '[Straße], [STRASSE], [Ærø]');
  assert.equal(marked('Straße', ['stras']), '[Straß]e');
  assert.equal(marked('naïve cafe\u0301s', ['naive', 'café']), '[naïve] [cafe\u0301]s');
  assert.equal(marked('An order and a reorder', ['or', 'order']), 'An [order] and a re[order]');
  assert.equal(marked('For', ['or']), 'For');
  assert.equal(marked('Text', []), 'Text');
});
