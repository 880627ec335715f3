import type {DocsTabs} from '../../content/docs-tabs.js';
import {type FieldStep, isNearestField, parseFieldHash, stepInto} from './find-field.js';
import {isLoadingRows, waitUntil} from './rows-come.js';

/** Timeout in milliseconds for loading a section's rows. */
const TIMEOUT_MS = 8000;

/**
 * Opens the sections around the field in a fragment, and scrolls to the field. Returns false if the view has no such
 * field.
 */
export async function showField(view: HTMLElement, hash: string): Promise<boolean> {
  const address = parseFieldHash(hash);
  const start = address && view.querySelector<HTMLElement>(`#${CSS.escape(address.id)}`);
  if (!address || !start) return false;
  let at = start;
  for (const step of address.steps) {
    const next = await openUntil(at, step);
    // The field no longer exists. Scroll to its nearest parent.
    if (!next) break;
    at = next;
  }
  reveal(at);
  return true;
}

/** Opens sections and long lists one after the other, until the step's target has rendered. */
async function openUntil(place: HTMLElement, step: FieldStep): Promise<HTMLElement | undefined> {
  for (let turn = 0; turn < 50; turn++) {
    const found = stepInto(place, step);
    if (found) return found;
    const folds = [...place.querySelectorAll<HTMLDetailsElement>('details.expandable')];
    const fold = folds.find(each => isNearestField(place, each) && (!each.open || each.dataset.row !== undefined));
    const more = place.querySelector<HTMLButtonElement>('button.rows-more:not([disabled])');
    if (fold) {
      fold.open = true;
      await waitUntil(() => !isLoadingRows(fold), TIMEOUT_MS);
    } else if (more && isNearestField(place, more)) {
      more.click();
      await waitUntil(() => !more.isConnected, TIMEOUT_MS);
    } else return undefined;
  }
  return undefined;
}

/** Opens the sections around a field, scrolls to it, and highlights it for a moment. */
function reveal(target: HTMLElement): void {
  for (let node: HTMLElement | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    if (node.dataset.upgraded !== undefined && 'reveal' in node) (node as DocsTabs).reveal(target);
  }
  target.scrollIntoView({block: 'start', behavior: 'instant'});
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.classList.add('is-shown');
  setTimeout(() => target.classList.remove('is-shown'), 2500);
}
