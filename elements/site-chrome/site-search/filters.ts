import {html, nothing} from 'lit';
import type {ChromeMessages} from '../../../src/messages/en.js';
import {formatNumber} from '../../../src/messages/format.js';
import type {ResultKind} from '../../../src/site/search/kinds.js';
import {findChosenKind, listPaletteKinds, type PaletteState} from '../../../src/site/search/palette.js';

/**
 * Renders an All button, then one filter button per kind of result, each with its count once that is final. Renders
 * nothing if the results have only one kind.
 */
export function renderFilters(
  state: PaletteState,
  messages: ChromeMessages,
  choose: (kind: ResultKind | undefined) => void,
) {
  const kinds = listPaletteKinds(state);
  const chosen = findChosenKind(state);
  if (kinds.length === 0) return nothing;
  const countOf = (count: number) =>
    state.answer?.isPartial ? nothing : html` <span class="count">${formatNumber(count, messages.locale)}</span>`;
  const all = {kind: undefined, count: kinds.reduce((sum, {count}) => sum + count, 0)};
  return html`<div class="filters" role="group" aria-label=${messages.searchAreas}>${[all, ...kinds].map(
    ({kind, count}) =>
      html`<button type="button" aria-pressed=${kind === chosen ? 'true' : 'false'} @click=${() => choose(kind)}>${kind ? formatKindName(kind, messages) : messages.searchAll}${countOf(count)}</button>`,
  )}</div>`;
}

export function formatKindName(kind: ResultKind, messages: ChromeMessages): string {
  if (kind === 'page') return messages.searchPages;
  return kind === 'endpoint' ? messages.searchEndpoints : messages.searchCommands;
}
