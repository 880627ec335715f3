import type {SiteRegions} from '../boot/skeleton.js';
import {closeContents} from './contents-menu.js';

let stop: (() => void) | undefined;

/** Marks the entry of the table of contents whose section is being read. */
export function drawContentsSpy({site, contents, article}: SiteRegions): void {
  stop?.();
  const links = [...contents.querySelectorAll<HTMLElement>('.contents-link')];
  if (links.length === 0) return;
  const headings = links.map(link => article.querySelector<HTMLElement>(`#${CSS.escape(link.dataset.id ?? '')}`));
  let frame = 0;
  const mark = () => {
    frame = 0;
    const first = headings.find(heading => heading !== null);
    const line = first ? Number.parseFloat(getComputedStyle(first).scrollMarginTop) + 8 : 0;
    let active = 0;
    headings.forEach((heading, index) => {
      // Headings in a hidden view have no position.
      if (heading && isShown(heading) && heading.getBoundingClientRect().top <= line) active = index;
    });
    // At the very end the last section is being read, however short it is.
    if (innerHeight + scrollY >= document.documentElement.scrollHeight - 4 && scrollY > 0)
      active = links.findLastIndex(isShown);
    links.forEach((link, index) => {
      link.classList.toggle('is-active', index === active);
      if (index === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(mark);
  };
  const unbind = site.hasAttribute('data-api') ? closeContents(contents) : undefined;
  addEventListener('scroll', later, {passive: true});
  document.addEventListener('docs-view-change', later);
  stop = () => {
    unbind?.();
    removeEventListener('scroll', later);
    document.removeEventListener('docs-view-change', later);
  };
  mark();
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
