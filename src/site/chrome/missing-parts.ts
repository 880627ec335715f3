import {type Html, html} from '../../base/html.js';
import {glyph} from '../../components/glyphs.js';
import type {FrameMessages} from '../../messages/en.js';

/** A page with a URL similar to the requested one. */
interface NearPage {
  readonly href: string;
  readonly label: string;
}

/** Renders links to similar pages for the 404 page. */
export function findNearestList(messages: FrameMessages, pages: readonly NearPage[]): Html {
  return html`<p>${messages.notFoundNear}</p><ul>${pages.map(({href, label}) => html`<li><a href="${href}">${label}</a></li>`)}</ul>`;
}

/** Renders the part of the 404 page that is the same for all URLs: a search field, and a link to the home page. */
export function renderGeneralHelp(messages: FrameMessages, prompt: string, home: string): Html {
  return html`<p><button class="search-button" type="button" data-action="search">${glyph('search')}<span class="search-prompt">${prompt}</span></button></p><p><a href="${home}">${messages.notFoundHome}</a></p>`;
}
