import {type Html, html} from '../base/html.js';

/** Renders buttons that filter the updates of a page by tag. The element adds the behavior. */
export function updateFilters(tags: readonly string[]): Html {
  const buttons = tags.map(
    tag => html`<button class="update-filter" type="button" aria-pressed="false">${tag}</button>`,
  );
  return html`<update-filters data-rendered><div class="update-filters">${buttons}</div></update-filters>`;
}
