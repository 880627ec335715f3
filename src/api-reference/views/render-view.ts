import {emptyHtml, type Html, html} from '../../base/html.js';

/** Wraps a view in two columns. Without `aside`, reserves the space of the example column. */
export function wrapView(main: Html, aside?: Html): Html {
  const examples =
    aside?.text === ''
      ? emptyHtml
      : html`<div class="operation-side"><div class="operation-aside">${aside}</div></div>`;
  return html`<div class="operation-box"><div class="operation"><div class="operation-main">${main}</div>${examples}</div></div>`;
}
