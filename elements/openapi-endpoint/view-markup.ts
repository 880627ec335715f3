import {type Html, html, nothing} from '../../src/html.js';
import {setHtml} from '../base/set-html.js';
import {defineInside} from './define-inside.js';

/** A view in its two columns. Without `aside` the place of the examples is kept free. */
export function viewMarkup(main: Html, aside?: Html): Html {
  const examples = aside?.text === '' ? nothing : html`<div class="operation-aside">${aside}</div>`;
  return html`<div class="operation-box"><div class="operation"><div class="operation-main">${main}</div>${examples}</div></div>`;
}

/** Puts the examples into their place; there may be none. */
export function showExamples(place: HTMLElement, examples: Html): void {
  const column = place.querySelector(':scope > .operation-box > .operation > .operation-aside');
  if (!column) return;
  if (examples.text) setHtml(column, examples);
  else column.remove();
  defineInside(column);
}

/** In the shape of what comes: a line for the path, then fields. */
export function skeleton(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'operation-skeleton';
  box.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < 7; line++) box.append(document.createElement('i'));
  return box;
}

/** Whether markup has parts whose style sheets come later. */
export function needsLaterSheets({text}: Html): boolean {
  return /<(?:code-block|docs-tabs|ul|ol|table|blockquote|img|hr|kbd|su[bp])\b|class="(?:tab-bar|api-view api-overview)/.test(
    text,
  );
}
