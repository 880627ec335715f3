import {isAbsolute, joinBase, resolvePath, toAbsoluteReference, trimReference} from './link.js';
import {splitPath} from './site-path.js';
import {encodePath} from './slug.js';
import {sanitizeUrl} from './url.js';

interface AssetContext {
  /** Project path of the file that refers to the asset: `guide/intro.mdx`. */
  readonly pageFile: string;
  readonly base: string;
}

/** Resolves the reference to an image or video in a page. Undefined if the page may not load it. */
export function buildAssetUrl(reference: string, {pageFile, base}: AssetContext): string | undefined {
  const text = trimReference(reference);
  if (isAbsolute(text)) return sanitizeUrl(toAbsoluteReference(text), 'image');
  const {path, query, hash} = splitPath(text);
  const file = path === '' ? undefined : resolvePath(path, pageFile);
  return file && joinBase(base, encodePath(file)) + query + (hash && `#${hash}`);
}

/** Resolves the URLs in a `srcset`. Drops those that the page may not load. */
export function buildAssetSrcset(srcset: string, context: AssetContext): string {
  const candidates: string[] = [];
  // Match up to white space: a URL can contain commas (`data:image/png;base64,…`).
  for (const [, reference = '', size = ''] of srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(\s+[^\s,]+)?/g)) {
    const url = buildAssetUrl(reference, context);
    if (url !== undefined) candidates.push(url + size);
  }
  return candidates.join(', ');
}
