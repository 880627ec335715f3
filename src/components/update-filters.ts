import {emptyHtml, type Html, html} from '../base/html.js';

/** Tags by which readers can filter a page's updates. */
export interface FilterTags {
  /** Tags that are also headings inside an update, such as the levels of an API's changes. */
  readonly headings: readonly string[];
  readonly others: readonly string[];
}

/** Renders buttons that filter the updates of a page by tag, in two lines. The element adds the behavior. */
export function renderUpdateFilters({headings, others}: FilterTags): Html {
  return html`<update-filters data-rendered>${renderGroup('update-filters update-headings', headings)}${renderGroup('update-filters', others)}</update-filters>`;
}

function renderGroup(name: string, tags: readonly string[]): Html {
  const buttons = tags.map(
    tag => html`<button class="update-filter" type="button" aria-pressed="false">${tag}</button>`,
  );
  return tags.length > 0 ? html`<div class="${name}">${buttons}</div>` : emptyHtml;
}
