import type {Html} from '../../../src/base/html.js';
import {setHtml} from '../../base/set-html.js';

/** Appends the second part of an operation to its view, and moves the author's examples into the example column. */
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
}
