import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';

let isAsked = false;

/** Starts the search that the page's URL contains (`?q=words`). Does so once. */
export function searchFromUrl(element: SiteSearch): void {
  const query = isAsked ? null : new URLSearchParams(location.search).get('q');
  isAsked = true;
  if (query) element.search(query);
}
