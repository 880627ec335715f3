import type {SiteLocation} from '../../../src/base/link.js';

/** An accordion that the reader is opening gets into the address, which leads there again; history has no new entry. */
export function nameOpened(summary: HTMLElement, {router}: SiteLocation): void {
  const details = summary.parentElement as HTMLDetailsElement;
  // The click has not opened it yet.
  if (details.open || !details.id) return;
  const page = router === 'hash' ? `#${location.hash.slice(1).split('#')[0] || '/'}` : '';
  const address = `${location.pathname}${location.search}${page}#${encodeURIComponent(details.id)}`;
  history.replaceState(history.state, '', address);
}
