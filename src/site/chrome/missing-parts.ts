import {type Html, html} from '../../base/html.js';
import {glyph} from '../../components/glyphs.js';
import type {FrameMessages} from '../../messages/en.js';

/** A page that the reader probably wanted. */
interface NearPage {
  readonly href: string;
  readonly label: string;
}

/** Renders the links to similar pages for the 404 template. */
export function findNearestList(messages: FrameMessages, pages: readonly NearPage[]): Html {
  return html`<p>${messages.notFoundNear}</p><ul>${pages.map(({href, label}) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;
}

/** Renders the general help on the 404 page: a search field, and a link to the home page. */
export function renderGeneralHelp(messages: FrameMessages, prompt: string, home: string): Html {
  return html`<p><button class="search-button" type="button" data-action="search">${glyph('search')}<span class="search-prompt">${prompt}</span></button></p><p><a href="${home}">${messages.notFoundHome}</a></p>`;
}
