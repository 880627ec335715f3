import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../base/html.js';
import type {OutlineEntry, PageContext} from '../../components/component.js';
import {renderGlyph} from '../../components/glyphs.js';

/** Renders the table of contents: next to the page on wide screens, otherwise as a line below the title. */
export function renderContents(
  outline: readonly OutlineEntry[],
  {href, messages}: Pick<PageContext, 'href' | 'messages'>,
): Html {
  if (outline.length < 2) return emptyHtml;
  const links = outline.map(
    ({id, text, level, isClosed}) =>
      html`<li class="toc-item"${renderHtmlAttributes({hidden: isClosed})}><a class="contents-link level-${level}" href="${href(`#${id}`)?.href ?? ''}" data-id="${id}">${text}</a></li>`,
  );
  // Hide the element instead of omitting it: a closed tab can contain headings that become visible later.
  const isHidden = outline.filter(({isClosed}) => !isClosed).length < 2;
  return html`<details class="contents"${renderHtmlAttributes({hidden: isHidden})}><summary class="contents-title">${renderGlyph('list')}${messages.onThisPage}</summary><nav aria-label="${messages.onThisPage}"><ul>${links}</ul></nav></details>`;
}
