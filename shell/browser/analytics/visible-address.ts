import type {PageView} from './provider.js';

/** Parameters of campaigns. Page views omit all others. */
const campaign = /^(?:utm_[a-z_]+|ref|source|via|gclid)$/;

/**
 * Returns the page for analytics, without the fragment and without parameters that could contain inputs or credentials
 * (security rule D3).
 */
export function readVisiblePage({origin, pathname, search, hash}: Location, title: string): PageView {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => campaign.test(name))).toString();
  // With the hash router, the fragment can contain a section after the path.
  const route = hash.startsWith('#/') ? hash.replace(/(?<=.)[?#].*$/, '') : '';
  return {url: `${origin}${pathname}${kept && `?${kept}`}${route}`, path: `${pathname}${route}`, title};
}
