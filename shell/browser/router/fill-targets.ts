import {findPartHref, type PlacedPages} from '../../../src/site/part-href.js';

/**
 * Sets the URLs of links to other parts of API documents. When the links rendered, the pages of those parts were
 * unknown.
 */
export function fillTargets(root: Element, site: PlacedPages): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-target]')) {
    const target = link.dataset.target ?? '';
    const at = target.indexOf('#');
    const href = findPartHref(site, target.slice(0, at), target.slice(at));
    if (href !== undefined) link.href = href;
  }
}
