import {html, nothing} from 'lit';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {ChromeMessages} from '../../../src/messages/en.js';
import {formatPlural} from '../../../src/messages/format-plural.js';
import {
  buildPalette,
  countPaletteResults,
  isNothingFound,
  listPaletteKinds,
  type PaletteState,
} from '../../../src/site/search/palette.js';
import {renderQueryText} from './rows.js';

/** Renders the note above the results: no results, a hint, or corrected words of the query. */
export function renderNote(state: PaletteState, messages: ChromeMessages) {
  const {query, answer} = state;
  if (isNothingFound(state)) return renderEmpty(renderQueryText(messages.searchEmpty, query));
  if (!query.trim()) return buildPalette(state).length > 0 ? nothing : renderEmpty(messages.searchStart);
  if (answer?.corrected === undefined || answer.results.length === 0) return nothing;
  return html`<p class="note" role="presentation">${renderQueryText(messages.searchSimilar, answer.corrected)}</p>`;
}

function renderEmpty(sentence: unknown) {
  return html`<p class="empty" role="option" aria-selected="false" aria-disabled="true">${sentence}</p>`;
}

/** Formats the number of results for screen readers. */
export function formatFoundCount(state: PaletteState, messages: ChromeMessages): string {
  const {query, answer} = state;
  if (isNothingFound(state)) {
    const [nearest] = answer?.nearest ?? [];
    const intended = nearest === undefined ? '' : `. ${fillMessage(messages.searchMeant, {query: nearest})}`;
    return fillMessage(messages.searchEmpty, {query}) + intended;
  }
  const found = countText(state, messages);
  return answer?.corrected === undefined
    ? found
    : `${fillMessage(messages.searchSimilar, {query: answer.corrected})}: ${found}`;
}

/** Renders the keys and the number of results below the rows. Screen readers announce the number instead. */
export function renderFooter(state: PaletteState, messages: ChromeMessages) {
  const filterKey =
    listPaletteKinds(state).length > 0 ? html`<span><kbd>⇥</kbd> ${messages.searchFilter}</span>` : nothing;
  return html`<div class="foot"><span class="keys"><span><kbd>↑</kbd> <kbd>↓</kbd> ${messages.searchNavigate}</span><span><kbd>↵</kbd> ${messages.searchOpen}</span>${filterKey}</span><span class="found" aria-hidden="true">${countText(state, messages)}</span></div>`;
}

/** Formats the number of results. Empty without results, and until the number is final. */
function countText(state: PaletteState, messages: ChromeMessages): string {
  const count = state.answer?.isPartial ? 0 : countPaletteResults(state);
  return count > 0 ? formatPlural(messages.searchCount, count, messages.locale) : '';
}
