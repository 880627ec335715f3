import {type Html, html} from '../base/html.js';
import {en} from '../messages/en.js';

/** The page that was probably meant, in the text of the 404 template. */
export function nearestList(href: string, label: string): Html {
  return html`<p>${en.notFoundNear}:</p><ul><li><a href="${href}">${label}</a></li></ul>`;
}

/** Above the page that is shown in the place of an address that leads nowhere. */
export function closestNotice(from: string): Html {
  return html`<div class="callout tone-info" role="note"><div class="callout-body">${en.redirectedFrom.replace('{from}', from)}</div></div>`;
}
