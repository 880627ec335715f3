import {type Html, html} from '../../base/html.js';
import {renderGlyph} from '../../components/glyphs.js';
import type {ChromeMessages} from '../../messages/en.js';

/** A page with a URL similar to the requested one. */
export interface NearPage {
  readonly href: string;
  readonly label: string;
  readonly slug: string;
}

/** Renders links to similar pages for the 404 page. */
export function renderNearPages(messages: ChromeMessages, pages: readonly NearPage[]): Html {
  const rows = pages.map(
    ({href, label, slug}) =>
      html`<li><a class="near-page" href="${href}">${renderGlyph('page')}<span class="near-title">${label}</span><code class="near-path" aria-hidden="true">/${slug}</code></a></li>`,
  );
  return html`<p class="near-heading" id="near-heading">${messages.notFoundNear}</p><ul class="near-list" aria-labelledby="near-heading">${rows}</ul>`;
}

/** Renders the part of the 404 page that is the same for all URLs: a search field, and a link to the home page. */
export function renderGeneralHelp(messages: ChromeMessages, prompt: string, home: string): Html {
  return html`<div class="not-found-actions"><button class="search-button" type="button" data-action="search" aria-keyshortcuts="Control+K Meta+K /">${renderGlyph('search')}<span class="search-prompt">${prompt}</span><kbd aria-hidden="true"></kbd><kbd aria-hidden="true">/</kbd></button><a class="button" href="${home}">${messages.notFoundHome}</a></div>`;
}

/** Renders the requested path. A prerendered 404 page is one file for all URLs, so its script adds the path. */
export function renderRequestedPath(path: string): Html {
  return html`<p class="not-found-path"><code dir="ltr">${path}</code></p>`;
}
