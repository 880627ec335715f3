import type {DocsTabs} from '../../../elements/content/docs-tabs.js';
import type {DocsView} from '../../../elements/content/docs-view/docs-view.js';
import {isSameHeading} from '../../../src/components/slugify-heading.js';

/** Whether a page is loading. The scroll position then still belongs to the previous history entry. */
let isHeld = false;

/** Stops saving the scroll position, until `scrollAfter` has restored one. */
export function holdScroll(): void {
  isHeld = true;
}

/** Starts saving the position again after `holdScroll`. */
export function releaseScroll(): void {
  isHeld = false;
}

/** Saves the scroll position in the current history entry. */
export function saveScroll(): void {
  if (isHeld) return;
  const state = history.state as {scroll?: number} | null;
  if (state?.scroll !== scrollY) history.replaceState({...state, scroll: scrollY}, '');
}

/**
 * Scrolls after a page has rendered: to the heading in the URL, to the saved position, or to the top. With `renew`,
 * keeps the position.
 */
export function scrollAfter(cause: 'load' | 'push' | 'pop' | 'renew', hash: string, isNew: boolean): void {
  releaseScroll();
  if (cause === 'renew') return;
  followText();
  const target = findTarget(hash);
  if (cause !== 'push' && restoreScroll()) return;
  if (target) revealElement(target);
  else if (isNew || cause !== 'load') scrollTo({top: 0, behavior: 'instant'});
}

/** Scrolls to the position that the current history entry has saved. Returns false if it has none. */
export function restoreScroll(): boolean {
  const saved: unknown = (history.state as {scroll?: unknown} | null)?.scroll;
  if (typeof saved !== 'number') return false;
  // Disable scroll anchoring: images above load again, and would move the saved position.
  document.documentElement.style.overflowAnchor = 'none';
  scrollTo({top: saved, behavior: 'instant'});
  return true;
}

/** Returns a fragment's target: the element with this id, or the heading that has this id in other tools. */
export function findTarget(hash: string): HTMLElement | undefined {
  if (!hash) return undefined;
  const exact = document.getElementById(hash);
  if (exact) return exact;
  const named = document.querySelectorAll<HTMLElement>('.docs-content [id]');
  return [...named].find(element => isSameHeading(element.id, hash));
}

/** Opens the accordions, tabs, and views that contain an element, and scrolls to it. */
export function revealElement(target: HTMLElement): void {
  for (let node: HTMLElement | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
    // A filter of the changelog has hidden this entry. Show it.
    if (node.localName === 'docs-update') node.hidden = false;
    if (node.dataset.upgraded !== undefined) (node as DocsTabs | DocsView).reveal(target);
  }
  // For a tab panel, scroll to the tabs above it.
  const top = target.matches('[data-upgraded] .tab-panel') ? target.closest('[data-upgraded]') : target;
  top?.scrollIntoView({block: 'start', behavior: 'instant'});
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({preventScroll: true});
}

/**
 * Enables scroll anchoring again, which `restoreScroll` disables: content above that changes its height then does not
 * move the text.
 */
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
