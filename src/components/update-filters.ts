import {type Html, html} from '../base/html.js';

/** Buttons that choose among the updates of a page by their tags. The element makes them work. */
export function updateFilters(tags: readonly string[]): Html {
  const buttons = tags.map(
    tag => html`<button class="update-filter" type="button" aria-pressed="false">${tag}</button>`,
  );
  return html`<update-filters data-rendered><div class="update-filters">${buttons}</div></update-filters>`;
}
