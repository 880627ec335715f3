import {decodeOnce} from '../../../src/base/slug.js';
import {getApiContext} from '../endpoint/site-context.js';
import {resolveDocumentUrl} from './fetch-documents.js';

/** Returns the URLs of the overlays that the site applies to an API document. */
export async function readOverlayPaths(url: string): Promise<readonly string[]> {
  const site = getApiContext();
  if (!site?.overlaysOf) return [];
  const file = url.startsWith(site.root) ? decodeOnce(url.slice(site.root.length)) : url;
  return (await site.overlaysOf(file)).map(each => resolveDocumentUrl(each, site.root));
}
