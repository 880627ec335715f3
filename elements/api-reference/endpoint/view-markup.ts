import type {Html} from '../../../src/base/html.js';
import {setHtml} from '../../base/set-html.js';

/** Renders a view into an element. Moves an open form into the new view, so that it keeps its values. */
export function insertView(place: HTMLElement, markup: Html): void {
  const box = document.createElement('template');
  setHtml(box, markup);
  for (const node of [...place.childNodes]) if (node.nodeName !== 'TRY-IT') node.remove();
  place.prepend(box.content);
}

/** Returns how many of `hostSheets` the markup needs: all for code, two for lists and tables, one for descriptions. */
export function countSheets({text}: Html): number {
  if (/<code-block|class="tab-bar/.test(text)) return Number.POSITIVE_INFINITY;
  if (/<(?:ul|ol|table|blockquote|img|hr|kbd|su[bp])\b/.test(text)) return 2;
  return /class="(?:spec-text|flow-|enum-(?:li|m)|rows-more|api-pro|server|field-br)/.test(text) ? 1 : 0;
}

/** Returns whether the markup is an overview or a channel, which need `viewSheets`. */
export function needsViewSheets({text}: Html): boolean {
  return /class="api-view api-(?:overview|channel)/.test(text);
}
