import type {DocsTabs} from '../../../elements/content/docs-tabs.js';
import type {DocsView} from '../../../elements/content/docs-view/docs-view.js';
import {sameHeading} from '../../../src/components/slugify-heading.js';

/** Whether a page is loading, so that the scroll position does not belong to the new entry. */
let isHeld = false;

/** Stops saving the position until `scrollAfter` has restored one. */
export function holdScroll(): void {
  isHeld = true;
}

/** Starts saving the position again after `holdScroll`. */
export function releaseScroll(): void {
  isHeld = false;
}

/** Saves the scroll position in the history entry. */
export function saveScroll(): void {
  if (isHeld) return;
  const state = history.state as {scroll?: number} | null;
  if (state?.scroll !== scrollY) history.replaceState({...state, scroll: scrollY}, '');
}

/**
 * Scrolls after a page appeared: to the heading in the URL, the saved position, or the top. A renewed page keeps its
 * position.
 */
export function scrollAfter(cause: 'load' | 'push' | 'pop' | 'renew', hash: string, isNew: boolean): void {
  releaseScroll();
  if (cause === 'renew') return;
  followText();
  const target = findTarget(hash);
  if (cause !== 'push' && restoreScroll()) return;
  if (target) reveal(target);
  else if (isNew || cause !== 'load') scrollTo({top: 0, behavior: 'instant'});
}

/** Scrolls to the saved position of this history entry. Returns false without a saved position. */
export function restoreScroll(): boolean {
  const saved: unknown = (history.state as {scroll?: unknown} | null)?.scroll;
  if (typeof saved !== 'number') return false;
  // Images above get their height again. Use the saved position instead of the current text.
  document.documentElement.style.overflowAnchor = 'none';
  scrollTo({top: saved, behavior: 'instant'});
  return true;
}

/** Returns the target of a hash: the element with this id, or the heading with this id in other tools. */
export function findTarget(hash: string): HTMLElement | undefined {
  if (!hash) return undefined;
  const exact = document.getElementById(hash);
  if (exact) return exact;
  const named = document.querySelectorAll<HTMLElement>('.docs-content [id]');
  return [...named].find(element => sameHeading(element.id, hash));
}

/** Opens the accordions, tabs and views around an element, and scrolls to it. */
export function reveal(target: HTMLElement): void {
  for (let node: HTMLElement | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    // A filter has hidden it.
    if (node.localName === 'docs-update') node.hidden = false;
    if (node.dataset.upgraded !== undefined) (node as DocsTabs | DocsView).reveal(target);
  }
  // Scroll to the tab bar above a panel.
  const top = target.matches('[data-upgraded] .tab-panel') ? target.closest('[data-upgraded]') : target;
  top?.scrollIntoView({block: 'start', behavior: 'instant'});
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

/** Lets the browser keep the text in its position when parts above change. A restored position turns this off. */
function followText(): void {
  document.documentElement.style.removeProperty('overflow-anchor');
}

for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
  addEventListener(name, followText, {capture: true, passive: true});

let pending = 0;
addEventListener(
  'scroll',
  () => {
    clearTimeout(pending);
    pending = setTimeout(saveScroll, 120) as unknown as number;
  },
  {passive: true},
);
