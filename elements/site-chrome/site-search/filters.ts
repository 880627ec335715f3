import {html, nothing} from 'lit';
import type {Words} from '../../../src/messages/en.js';
import type {ResultKind} from '../../../src/site/search/kinds.js';

/** Buttons that narrow the results to one kind, all of them first. Nothing where there is no choice. */
export function filters(
  kinds: readonly ResultKind[],
  chosen: ResultKind | undefined,
  words: Words,
  choose: (kind: ResultKind | undefined) => void,
) {
  if (kinds.length === 0) return nothing;
  return html`<div class="filters" role="group" aria-label=${words.searchAreas}>${[undefined, ...kinds].map(
    kind =>
      html`<button type="button" aria-pressed=${kind === chosen ? 'true' : 'false'} @click=${() => choose(kind)}>${kind ? kindName(kind, words) : words.searchAll}</button>`,
  )}</div>`;
}

export function kindName(kind: ResultKind, words: Words): string {
  if (kind === 'page') return words.searchPages;
  return kind === 'endpoint' ? words.searchEndpoints : words.searchCommands;
}
