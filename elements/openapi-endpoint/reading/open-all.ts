import type {ReadingWords} from '../../../src/messages/en-reading.js';
import {fieldAround} from './field-place.js';
import {isFilling, waitFor} from './rows-come.js';

/** So many folds are opened at once: a schema may go on for ever. */
const most = 300;
const deepest = 8;
/** Milliseconds for which the rows of a level are waited for. */
const patience = 5000;

/** A button for each body and response with several folds: opens all of them, those that are read later too, and closes them. */
export function addOpenAll(root: ParentNode, words: ReadingWords): void {
  for (const media of root.querySelectorAll<HTMLElement>('.media')) {
    const head = media.querySelector<HTMLElement>(':scope > .media-head') ?? media;
    if (head.querySelector(':scope > .open-all') || foldsIn(media).length < 2) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'open-all';
    button.textContent = words.expandAll;
    let isOpen = false;
    button.addEventListener('click', () => {
      isOpen = !isOpen;
      button.textContent = isOpen ? words.collapseAll : words.expandAll;
      if (isOpen) void openAll(media, () => isOpen && button.isConnected);
      else for (const fold of foldsIn(media)) fold.open = false;
    });
    if (head === media) media.prepend(button);
    else head.append(button);
  }
}

function foldsIn(media: HTMLElement): readonly HTMLDetailsElement[] {
  return [...media.querySelectorAll<HTMLDetailsElement>('details.expandable')];
}

/** Level by level: rows that come open as well, but not inside something of the same type. */
async function openAll(media: HTMLElement, isWanted: () => boolean): Promise<void> {
  let left = most;
  for (let level = 0; level < deepest; level++) {
    const closed = foldsIn(media).filter(fold => !fold.open && !isInItself(fold));
    if (closed.length === 0 || left <= 0 || !isWanted()) return;
    for (const fold of closed.slice(0, left)) fold.open = true;
    left -= closed.length;
    await waitFor(() => !closed.some(fold => fold.open && isFilling(fold)), patience);
  }
}

function isInItself(fold: HTMLElement): boolean {
  const field = fieldAround(fold);
  const type = plainType(field);
  if (fold.dataset.row === undefined || !field || type === '' || type === 'object') return false;
  for (let at = fieldAround(field); at; at = fieldAround(at)) if (plainType(at) === type) return true;
  return plainType(field.closest<HTMLElement>('.media')) === type;
}

/** `Order` of `Order[] | null`. */
function plainType(holder: HTMLElement | null): string {
  return (holder?.dataset.type ?? '').replace(/ \| null$/, '').replace(/(?:\[\])+$/, '');
}
