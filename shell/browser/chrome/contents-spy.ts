import {hideContentsLinks} from '../../../elements/base/hide-contents-links.js';
import type {SiteRegions} from '../boot/skeleton.js';
import {closeContents} from './contents-menu.js';
import {isWithin, showWithin} from './show-within.js';

let stop: (() => void) | undefined;

/** Line at which readers read, as a share of the window's height. */
const READING_LINE = 0.4;

/** Marks the entry of the table of contents whose section crosses the reading line. */
export function markCurrentSection({site, contents, article}: SiteRegions): void {
  stop?.();
  const links = [...contents.querySelectorAll<HTMLElement>('.contents-link')];
  if (links.length === 0) return;
  hideContentsLinks();
  const headings = links.map(link => article.querySelector<HTMLElement>(`#${CSS.escape(link.dataset.id ?? '')}`));
  let frame = 0;
  let shown: HTMLElement | undefined;
  const mark = () => {
    frame = 0;
    let active = 0;
    let isAtTarget = false;
    headings.forEach((heading, index) => {
      // A heading in a hidden `<View>` has no position.
      if (!heading || isAtTarget || !isShown(heading)) return;
      const {top} = heading.getBoundingClientRect();
      if (top > innerHeight * READING_LINE) return;
      active = index;
      // The reader followed a link to this heading: mark it, even if later short sections are above the reading line
      // too.
      isAtTarget =
        location.hash.endsWith(`#${encodeURIComponent(heading.id)}`) &&
        Math.abs(top - Number.parseFloat(getComputedStyle(heading).scrollMarginTop)) < 4;
    });
    // At the end of the page, mark the last section, even if it never reaches the reading line.
    if (innerHeight + scrollY >= document.documentElement.scrollHeight - 4 && scrollY > 0)
      active = links.findLastIndex(isShown);
    links.forEach((link, index) => {
      link.classList.toggle('is-active', index === active);
      if (index === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
    const link = links[active];
    const list = link?.closest('.contents');
    // Scroll the table of contents only if its marked entry is visible. Otherwise the reader has scrolled it, and uses
    // it now.
    const isWith = list && (shown ? isWithin(list, shown) : list.scrollTop === 0);
    if (isWith && link && link !== shown && !list.matches(':hover, :focus-within')) showWithin(list, link);
    shown = link;
  };
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(mark);
  };
  const unbind = site.hasAttribute('data-api') ? closeContents(contents) : undefined;
  addEventListener('scroll', later, {passive: true});
  document.addEventListener('docs-view-change', later);
  document.addEventListener('docs-tab-change', later);
  stop = () => {
    unbind?.();
    removeEventListener('scroll', later);
    document.removeEventListener('docs-view-change', later);
    document.removeEventListener('docs-tab-change', later);
  };
  mark();
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
