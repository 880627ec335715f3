import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';

let isAsked = false;

/** Asks what the address of the page asks for, `?q=words`, once. */
export function askFromAddress(element: SiteSearch): void {
  const query = isAsked ? null : new URLSearchParams(location.search).get('q');
  isAsked = true;
  if (query) element.ask(query);
}
