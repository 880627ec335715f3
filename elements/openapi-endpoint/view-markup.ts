import {type Html, html, nothing} from '../../src/html.js';

/** A view in its two columns. */
export function viewMarkup(main: Html, aside: Html): Html {
  const examples = aside.text ? html`<div class="operation-aside">${aside}</div>` : nothing;
  return html`<div class="operation"><div class="operation-main">${main}</div>${examples}</div>`;
}

/** In the shape of what comes: a line for the path, then fields. */
export function skeleton(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'operation-skeleton';
  box.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < 7; line++) box.append(document.createElement('i'));
  return box;
}
