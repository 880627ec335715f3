import {decodeOnce} from '../../../src/base/slug.js';
import {apiContext} from '../endpoint/site-context.js';
import {addressOf} from './fetch-documents.js';

/** Returns the URLs of the overlay documents that a site applies to the document at a URL. */
export async function overlaysAt(address: string): Promise<readonly string[]> {
  const site = apiContext();
  if (!site?.overlaysOf) return [];
  const file = address.startsWith(site.root) ? decodeOnce(address.slice(site.root.length)) : address;
  return (await site.overlaysOf(file)).map(each => addressOf(each, site.root));
}
