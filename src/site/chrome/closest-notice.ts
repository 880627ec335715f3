import {fillMessage} from '../../base/fill-message.js';
import {type Html, html} from '../../base/html.js';
import type {ChromeMessages} from '../../messages/en.js';

/** Renders the notice above a page that replaces an unknown URL. */
export function renderClosestNotice(messages: ChromeMessages, from: string): Html {
  return html`<div class="callout tone-info" role="note"><div class="callout-body">${fillMessage(messages.redirectedFrom, {from})}</div></div>`;
}
