import {emptyHtml, type Html, html} from '../base/html.js';
import {buildPageHref} from '../base/link.js';
import {en} from '../messages/en.js';
import {type NearPage, renderGeneralHelp, renderNearPages, renderRequestedPath} from './chrome/missing-parts.js';
import type {PageDocument} from './page/open-page.js';
import type {Site} from './site.js';
import {createPlainPage} from './special-pages.js';

interface MissingOptions {
  readonly near?: readonly Omit<NearPage, 'href'>[];
  /** Requested path. Empty if the page is for all unknown URLs. */
  readonly path?: string;
  readonly home?: string;
}

/** Builds the 404 page with the requested path, and links to similar pages and to `home`. */
export function createMissingPage(
  given: {readonly title?: string; readonly description?: Html},
  site: Site,
  {near = [], path = '', home = site.routes.home}: MissingOptions = {},
): PageDocument {
  const messages = site.place.messages?.frame ?? en;
  const title = given.title ?? messages.notFound;
  // Leave out the home page, because the 404 page always links to it.
  const others = near.filter(({slug}) => slug !== home);
  const pages = others.map(({slug, label}) => ({href: buildPageHref({slug}, site.place), label, slug}));
  return createPlainPage(
    '404',
    title,
    html`<p class="message-code">404</p><h1 class="page-title" id="page-title">${title}</h1><div class="page-description">${given.description ?? messages.notFoundText}</div>${renderRequestedPath(path)}`,
    html`<div class="not-found-links">${renderGeneralHelp(messages, site.config.search.prompt ?? messages.searchPrompt, buildPageHref({slug: home}, site.place))}${pages.length ? renderNearPages(messages, pages) : emptyHtml}</div>`,
  );
}
