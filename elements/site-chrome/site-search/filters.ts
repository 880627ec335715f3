import {html, nothing} from 'lit';
import type {FrameMessages} from '../../../src/messages/en.js';
import type {ResultKind} from '../../../src/site/search/kinds.js';

/**
 * Renders an All button, then one filter button per kind of result. Renders nothing if the results have only one kind.
 */
export function filters(
  kinds: readonly ResultKind[],
  chosen: ResultKind | undefined,
  messages: FrameMessages,
  choose: (kind: ResultKind | undefined) => void,
) {
  if (kinds.length === 0) return nothing;
  return html`<div class="filters" role="group" aria-label=${messages.searchAreas}>${[undefined, ...kinds].map(
    kind =>
      html`<button type="button" aria-pressed=${kind === chosen ? 'true' : 'false'} @click=${() => choose(kind)}>${kind ? kindName(kind, messages) : messages.searchAll}</button>`,
  )}</div>`;
}

export function kindName(kind: ResultKind, messages: FrameMessages): string {
  if (kind === 'page') return messages.searchPages;
  return kind === 'endpoint' ? messages.searchEndpoints : messages.searchCommands;
}
