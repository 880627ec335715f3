import {type Html, html} from '../../base/html.js';
import {fill} from '../../base/words.js';
import type {Words} from '../../messages/en.js';

/** Above the page that is shown in the place of an address that leads nowhere. */
export function closestNotice(words: Words, from: string): Html {
  return html`<div class="callout tone-info" role="note"><div class="callout-body">${fill(words.redirectedFrom, {from})}</div></div>`;
}
