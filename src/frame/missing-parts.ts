import {type Html, html} from '../base/html.js';
import {fill} from '../base/words.js';
import type {Words} from '../messages/en.js';

/** The page that was probably meant, in the text of the 404 template. */
export function nearestList(words: Words, href: string, label: string): Html {
  return html`<p>${words.notFoundNear}</p><ul><li><a href="${href}">${label}</a></li></ul>`;
}

/** Above the page that is shown in the place of an address that leads nowhere. */
export function closestNotice(words: Words, from: string): Html {
  return html`<div class="callout tone-info" role="note"><div class="callout-body">${fill(words.redirectedFrom, {from})}</div></div>`;
}
