import {buildPageHref, resolveLink} from '../../../src/base/link.js';
import {toSitePath} from '../../../src/site/routes/address.js';
import type {Site} from '../../../src/site/site.js';
import {isOwnLink} from './own-link.js';

/** Corrects links in a text that rendered before navigation and redirects had loaded. */
export function rewriteLinks(root: Element, slug: string, {place, follow, navigation, indexes}: Site): void {
  if (root.querySelector('a[data-target]'))
    void import('./fill-targets.js').then(({fillTargets}) => fillTargets(root, {navigation, indexes, place}));
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!isOwnLink(link, place)) continue;
    const target = resolveLink(toSitePath(link, place), {slug});
    if (target.kind !== 'page' || target.slug === slug) continue;
    const end = follow(target);
    if (end.kind === 'external') link.href = end.url;
    else if (end.kind === 'page' && end.slug !== target.slug) link.href = buildPageHref(end, place);
  }
}
