import {setHtml} from '../../../elements/base/set-html.js';
import type {Html} from '../../../src/base/html.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {showWithin} from '../chrome/show-within.js';

const rendered = new WeakMap<Element, string>();

/** Replaces a part if its HTML differs from the last one. */
export function draw(part: HTMLElement, html: Html): void {
  if (rendered.get(part) === html.text) return;
  rendered.set(part, html.text);
  setHtml(part, html);
}

/** Records open groups and scroll position of a sidebar. The result restores them in its successor. */
export function keep(part: HTMLElement): () => void {
  const isOpen = new Map(
    [...part.querySelectorAll<HTMLDetailsElement>('details[data-path]')].map(each => [each.dataset.path, each.open]),
  );
  // Identify the control by its position, because a link of the drawer or a group heading can have the same label.
  const controls = () => [...part.querySelectorAll<HTMLElement>('a, button, summary')];
  const focused = controls().indexOf(document.activeElement as HTMLElement);
  const {scrollTop} = part;
  // Labels that load later can wrap. Keep the entry under the pointer in its position, also at the top of the list.
  const pointed = part.querySelector<HTMLElement>(':is(a, button, summary):hover');
  const anchor = pointed ?? (scrollTop ? inView(part) : null);
  const [at, top] = anchor ? [controls().indexOf(anchor), anchor.getBoundingClientRect().top] : [-1, 0];
  return () => {
    for (const each of part.querySelectorAll<HTMLDetailsElement>('details[data-path]'))
      each.open = isOpen.get(each.dataset.path) ?? each.open;
    if (scrollTop) part.scrollTop = scrollTop;
    // The browser estimates the height of groups outside the viewport (`content-visibility`), again after each render.
    const now = anchor?.isConnected ? anchor : controls()[at];
    const moved = (now?.getBoundingClientRect().top ?? top) - top;
    if (moved) part.scrollTop += moved;
    if (focused >= 0 && !part.contains(document.activeElement)) controls()[focused]?.focus({preventScroll: true});
  };
}

/** Returns the page's visible entry, or the one in the middle. */
function inView(part: HTMLElement): HTMLElement | null {
  const {left, top, height, bottom} = part.getBoundingClientRect();
  const current = part.querySelector<HTMLElement>('.nav-link[aria-current]');
  const place = current?.getBoundingClientRect();
  if (place && place.top >= top && place.bottom <= bottom) return current;
  const middle = document.elementFromPoint(left + 60, top + height / 2);
  return part.contains(middle) ? (middle?.closest<HTMLElement>('a, button, summary') ?? null) : null;
}

/** Scrolls the page's entry into view. */
export function showCurrent(part: HTMLElement): void {
  const link = part.querySelector('.nav-link[aria-current]');
  if (link) showWithin(part, link);
}

/** Marks a page's entry as current, and opens its groups. */
export function markCurrent(part: HTMLElement, slug: string): void {
  const link = linkOf(part, slug);
  for (const old of part.querySelectorAll('[data-slug][aria-current]'))
    if (old !== link) old.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'page');
  for (let node = link?.parentElement; node && node !== part; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
}

export function linkOf(part: HTMLElement, slug: string): HTMLElement | null {
  return part.querySelector<HTMLElement>(`[data-slug="${CSS.escape(slug)}"]`);
}

/** Shows a notice above the text of the page. */
export function putNotice({head}: Pick<SiteRegions, 'head'>, notice: Html): void {
  const box = document.createElement('div');
  box.className = 'site-notice docs-content';
  setHtml(box, notice);
  head.before(box);
}
