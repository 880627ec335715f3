import type {SiteLocation} from '../../../src/base/link.js';

/** Writes the id of an opened accordion into the URL, without a history entry, so that the copied URL opens it. */
export function writeOpenedId(summary: HTMLElement, {router}: SiteLocation): void {
  const details = summary.parentElement as HTMLDetailsElement;
  // The `click` event fires before the accordion changes: `open` means that it closes now.
  if (details.open || !details.id) return;
  const page = router === 'hash' ? `#${location.hash.slice(1).split('#')[0] || '/'}` : '';
  const address = `${location.pathname}${location.search}${page}#${encodeURIComponent(details.id)}`;
  history.replaceState(history.state, '', address);
}
