import {html, nothing} from 'lit';
import {fill} from '../../../src/base/words.js';
import type {Words} from '../../../src/messages/en.js';
import {plural} from '../../../src/messages/plural.js';
import {buildPalette, isNothingFound, type PaletteState} from '../../../src/site/search/palette.js';
import {withQuery} from './rows.js';

/** Renders the note above the rows: no results, advice, or corrected words. */
export function note(state: PaletteState, words: Words) {
  const {query, answer} = state;
  if (isNothingFound(state)) return empty(withQuery(words.searchEmpty, query));
  if (!query.trim()) return buildPalette(state).length > 0 ? nothing : empty(words.searchStart);
  if (answer?.corrected === undefined || answer.results.length === 0) return nothing;
  return html`<p class="note" role="presentation">${withQuery(words.searchSimilar, answer.corrected)}</p>`;
}

function empty(sentence: unknown) {
  return html`<p class="empty" role="option" aria-selected="false" aria-disabled="true">${sentence}</p>`;
}

/** Returns the number of results for screen readers. */
export function foundText(state: PaletteState, words: Words): string {
  const {query, answer} = state;
  if (isNothingFound(state)) {
    const [nearest] = answer?.nearest ?? [];
    const meant = nearest === undefined ? '' : `. ${fill(words.searchMeant, {query: nearest})}`;
    return fill(words.searchEmpty, {query}) + meant;
  }
  const count = buildPalette(state).reduce((sum, {rows}) => sum + rows.length, 0);
  const found = plural(words.searchCount, count, words.locale);
  return answer?.corrected === undefined ? found : `${fill(words.searchSimilar, {query: answer.corrected})}: ${found}`;
}
