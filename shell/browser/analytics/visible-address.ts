import type {PageView} from './provider.js';

/** Parameters by which campaigns are told apart; of all others a page view says nothing. */
const campaign = /^(?:utm_[a-z_]+|ref|source|via|gclid)$/;

/**
 * The open page as its address says it, for counting: without the section of the page, and without parameters that could
 * hold what a reader has entered or signed in with (security rule D3).
 */
export function visiblePage({origin, pathname, search, hash}: Location, title: string): PageView {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => campaign.test(name))).toString();
  // Pages that have their address behind `#` may have a section there too.
  const route = hash.startsWith('#/') ? hash.replace(/(?<=.)[?#].*$/, '') : '';
  return {url: `${origin}${pathname}${kept && `?${kept}`}${route}`, path: `${pathname}${route}`, title};
}
