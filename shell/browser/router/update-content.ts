import {setHtml} from '../../../elements/base/set-html.js';
import type {Html} from '../../../src/base/html.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {showWithin} from '../chrome/show-within.js';

const rendered = new WeakMap<Element, string>();

/** Replaces an element's content, unless the HTML equals the last one. */
export function updateContent(part: HTMLElement, html: Html): void {
  if (rendered.get(part) === html.text) return;
  rendered.set(part, html.text);
  setHtml(part, html);
}

/**
 * Records focus, open groups, and scroll position of a sidebar. The returned function restores them after a rendering.
 */
export function recordSidebarState(part: HTMLElement): () => void {
  const isOpen = new Map(
    [...part.querySelectorAll<HTMLDetailsElement>('details[data-path]')].map(each => [each.dataset.path, each.open]),
  );
  // Identify the focused control by its index: links and headings can have equal labels.
  const controls = () => [...part.querySelectorAll<HTMLElement>('a, button, summary')];
  const focused = controls().indexOf(document.activeElement as HTMLElement);
  const {scrollTop} = part;
  // Labels that load later can wrap. Keep the hovered entry under the pointer, even if the list is not scrolled.
  const pointed = part.querySelector<HTMLElement>(':is(a, button, summary):hover');
  const anchor = pointed ?? (scrollTop ? findVisibleEntry(part) : null);
  const [at, top] = anchor ? [controls().indexOf(anchor), anchor.getBoundingClientRect().top] : [-1, 0];
  return () => {
    for (const each of part.querySelectorAll<HTMLDetailsElement>('details[data-path]'))
      each.open = isOpen.get(each.dataset.path) ?? each.open;
    if (scrollTop) part.scrollTop = scrollTop;
    // Measure again: for groups outside the viewport, browsers estimate the height (`content-visibility`), again after
    // each rendering.
    const now = anchor?.isConnected ? anchor : controls()[at];
    const moved = (now?.getBoundingClientRect().top ?? top) - top;
    if (moved) part.scrollTop += moved;
    if (focused >= 0 && !part.contains(document.activeElement)) controls()[focused]?.focus({preventScroll: true});
  };
}

/** Returns the current entry if it is visible, or else the entry in the middle of the sidebar. */
function findVisibleEntry(part: HTMLElement): HTMLElement | null {
  const {left, top, height, bottom} = part.getBoundingClientRect();
  const current = part.querySelector<HTMLElement>('.nav-link[aria-current]');
  const place = current?.getBoundingClientRect();
  if (place && place.top >= top && place.bottom <= bottom) return current;
  const middle = document.elementFromPoint(left + 60, top + height / 2);
  return part.contains(middle) ? (middle?.closest<HTMLElement>('a, button, summary') ?? null) : null;
}

/** Scrolls the sidebar to the current entry. */
export function scrollToCurrent(part: HTMLElement): void {
  const link = part.querySelector('.nav-link[aria-current]');
  if (link) showWithin(part, link);
}

/** Marks a page's entry as current, and opens the groups around it. */
export function markCurrent(part: HTMLElement, slug: string): void {
  const link = findSidebarLink(part, slug);
  for (const old of part.querySelectorAll('[data-slug][aria-current]'))
    if (old !== link) old.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'page');
  for (let node = link?.parentElement; node && node !== part; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
}

export function findSidebarLink(part: HTMLElement, slug: string): HTMLElement | null {
  return part.querySelector<HTMLElement>(`[data-slug="${CSS.escape(slug)}"]`);
}

/** Shows a notice above the text of the open page. */
export function showNotice({head}: Pick<SiteRegions, 'head'>, notice: Html): void {
  const box = document.createElement('div');
  box.className = 'site-notice docs-content';
  setHtml(box, notice);
  head.before(box);
}
