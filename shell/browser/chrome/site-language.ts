import {getPageLanguage} from '../../../src/site/get-page-language.js';
import {locateChrome, type Site} from '../../../src/site/site.js';
import type {PageMessages} from '../boot/page-messages.js';
import {readVariant} from '../router/variant.js';

/** Returns the language tag in which the interface of a page appears. */
export function findSiteLanguage(site: Site, slug: string): string {
  return getPageLanguage(site, locateChrome(site, slug, readVariant(site)));
}

/** Returns a copy of the site with a language's messages. */
export function withMessages(site: Site, known: PageMessages, tag: string): Site {
  const messages = known.in(tag);
  return messages === site.place.messages ? site : {...site, place: {...site.place, messages}};
}
