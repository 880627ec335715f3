import type {Html} from '../../src/base/html.js';
import {setHtml} from '../base/set-html.js';
import {defineInside} from './define-inside.js';

/** Draws into the place of an element; a form that stands there stays, open or not. */
export function putView(place: HTMLElement, markup: Html): void {
  const box = document.createElement('template');
  setHtml(box, markup);
  for (const node of [...place.childNodes]) if (node.nodeName !== 'TRY-IT') node.remove();
  place.prepend(box.content);
}

/** Puts the rest of an operation to the end of its view, and the examples, if there are any, into their column. */
export function showRest(place: HTMLElement, main: Html, aside: Html): void {
  const view = place.querySelector(':scope > .operation-box > .operation');
  const column = view?.querySelector(':scope > .operation-side > .operation-aside');
  const end = view?.querySelector(':scope > .operation-main > .api-view');
  if (!view || !column || !end) return;
  const box = document.createElement('div');
  setHtml(box, main);
  end.append(...box.childNodes);
  if (aside.text) setHtml(column as HTMLElement, aside);
  else column.parentElement?.remove();
  defineInside(view);
}

/** In the shape of what comes: a line for the path, then fields. */
export function skeleton(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'operation-skeleton';
  box.setAttribute('aria-hidden', 'true');
  for (let line = 0; line < 7; line++) box.append(document.createElement('i'));
  return box;
}

/** How many of the later style sheets markup needs: all for code and the like, two for lists and tables, one for descriptions. */
export function laterSheetsFor({text}: Html): number {
  if (/<code-block|class="(?:tab-bar|api-view api-(?:overview|channel))/.test(text)) return Number.POSITIVE_INFINITY;
  if (/<(?:ul|ol|table|blockquote|img|hr|kbd|su[bp])\b/.test(text)) return 2;
  return /class="(?:spec-text|flow-)/.test(text) ? 1 : 0;
}
