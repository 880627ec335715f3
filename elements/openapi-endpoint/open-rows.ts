import {receivedHtml} from '../../src/html.js';
import {setHtml} from '../base/set-html.js';
import {defineInside} from './define-inside.js';
import {readersOf} from './readers.js';
import type {Wanted} from './wanted.js';

/** Fills folds that were left empty when they are opened, and long lists when their button asks for more. */
export function openRows(place: HTMLElement, wanted: () => Wanted): void {
  const view = place.querySelector(':scope > .operation');
  // `toggle` does not bubble, but it is captured.
  view?.addEventListener(
    'toggle',
    event => {
      const fold = event.target as HTMLDetailsElement;
      const {row} = fold.dataset;
      if (!fold.open || row === undefined) return;
      delete fold.dataset.row;
      void fill(fold, row);
    },
    true,
  );
  view?.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-row]');
    if (button) void more(button);
  });

  async function fill(fold: HTMLElement, row: string): Promise<void> {
    const body = document.createElement('div');
    body.className = 'expandable-body';
    body.setAttribute('aria-busy', 'true');
    fold.append(body);
    setHtml(body, receivedHtml(await read(row, 0)));
    body.removeAttribute('aria-busy');
    defineInside(body);
  }

  async function more(button: HTMLButtonElement): Promise<void> {
    const {row = '', from} = button.dataset;
    button.disabled = true;
    const box = document.createElement('div');
    setHtml(box, receivedHtml(await read(row, Number(from))));
    const first = box.firstElementChild;
    const rows = [...box.children];
    button.replaceWith(...rows);
    // A reader at the keyboard goes on from the first of the new rows.
    if (first instanceof HTMLElement) {
      first.tabIndex = -1;
      first.focus({preventScroll: true});
    }
    for (const each of rows) defineInside(each);
  }

  async function read(row: string, from: number): Promise<string> {
    const {name, schema, options, ...documents} = wanted();
    // A schema page asks for its rows as an operation without method.
    const asked = name ?? {method: 'SCHEMA', path: schema ?? ''};
    for (const reader of readersOf(documents)) {
      const html = await reader.rows(asked, row, from, options);
      if (html) return html;
    }
    return '';
  }
}
