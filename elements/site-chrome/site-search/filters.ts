import {html, nothing} from 'lit';
import type {Words} from '../../../src/messages/en.js';

/** Buttons that show the results of one area alone, all of them first; nothing where there is no choice. */
export function filters(areas: readonly string[], chosen: string, words: Words, choose: (area: string) => void) {
  if (areas.length === 0) return nothing;
  return html`<div class="filters" role="group" aria-label=${words.searchAreas}>${['', ...areas].map(
    area =>
      html`<button type="button" aria-pressed=${area === chosen ? 'true' : 'false'} @click=${() => choose(area)}>${area || words.searchAll}</button>`,
  )}</div>`;
}
