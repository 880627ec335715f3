import type {SiteLocation} from '../../../src/base/link.js';

/** Adds an opened accordion to the URL, without a history entry. The URL then opens it. */
export function nameOpened(summary: HTMLElement, {router}: SiteLocation): void {
  const details = summary.parentElement as HTMLDetailsElement;
  // The click has not opened it yet.
  if (details.open || !details.id) return;
  const page = router === 'hash' ? `#${location.hash.slice(1).split('#')[0] || '/'}` : '';
  const address = `${location.pathname}${location.search}${page}#${encodeURIComponent(details.id)}`;
  history.replaceState(history.state, '', address);
}
