import {fromReceivedHtml} from '../../../src/base/html.js';
import {setHtml} from '../../base/set-html.js';

const wired = new WeakSet<Element>();

/**
 * Loads the content of empty sections when they open, and of long lists after a click on their button. Calls `added`
 * with the new content.
 */
export function openRows(
  place: HTMLElement,
  read: (row: string, from: number) => Promise<string>,
  added: (root: HTMLElement) => void,
): void {
  const view = place.querySelector(':scope > .operation-box');
  // An element that moves in its page connects again. Do not add the listeners twice.
  if (!view || wired.has(view)) return;
  wired.add(view);
  // Listen in the capture phase: `toggle` does not bubble.
  view.addEventListener('toggle', event => void fill(event.target as HTMLDetailsElement), true);
  view.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-row]');
    if (button) void more(button);
  });

  // The reader may have opened sections before the listener existed.
  for (const fold of view.querySelectorAll<HTMLDetailsElement>('details[data-row][open]')) void fill(fold);

  async function fill(fold: HTMLDetailsElement): Promise<void> {
    const {row} = fold.dataset;
    if (!fold.open || row === undefined) return;
    delete fold.dataset.row;
    fold.setAttribute('aria-busy', 'true');
    const rows = parseNodes(await read(row, 0));
    fold.removeAttribute('aria-busy');
    const isInPlace = fold.dataset.whenShown !== undefined;
    const place = (isInPlace && fold.parentElement) || fold;
    if (isInPlace) fold.replaceWith(...rows);
    else fold.append(...rows);
    added(place);
  }

  async function more(button: HTMLButtonElement): Promise<void> {
    const {row = '', from} = button.dataset;
    button.disabled = true;
    const rows = parseNodes(await read(row, Number(from)));
    const [first] = rows;
    button.replaceWith(...rows);
    // The button is gone, so move the focus to the first new row.
    if (first) {
      first.tabIndex = -1;
      first.focus({preventScroll: true});
    }
    for (const each of rows) added(each);
  }
}

let shown: IntersectionObserver | undefined;

/** Loads sections that open by default as soon as they are visible, such as samples in another tab. */
export function openWhenShown(root: HTMLElement): void {
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('details[data-when-shown]')) {
    shown ??= new IntersectionObserver(entries => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) continue;
        shown?.unobserve(target);
        (target as HTMLDetailsElement).open = true;
      }
    });
    shown.observe(fold);
  }
}

function parseNodes(text: string): HTMLElement[] {
  const box = document.createElement('div');
  setHtml(box, fromReceivedHtml(text));
  return [...box.children] as HTMLElement[];
}
