import type {PageVisit} from './provider.js';

/** Campaign parameters, the only ones in page views. */
const campaign = /^(?:utm_[a-z_]+|ref|source|via|gclid)$/;

/**
 * Describes the page for analytics. Omits the fragment, and parameters that could contain a reader's input or
 * credentials (security rule D3).
 */
export function describeVisiblePage({origin, pathname, search, hash}: Location, title: string): PageVisit {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => campaign.test(name))).toString();
  // With the hash router, remove a section after the path.
  const route = hash.startsWith('#/') ? hash.replace(/(?<=.)[?#].*$/, '') : '';
  return {url: `${origin}${pathname}${kept && `?${kept}`}${route}`, path: `${pathname}${route}`, title};
}
