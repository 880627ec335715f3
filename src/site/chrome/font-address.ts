import {safeUrl} from '../../base/url.js';

/** Where a font file lies, by the source that docs.json gives: paths begin at the root of the project. */
export function fontAddress(source: string, root: string): string | undefined {
  return safeUrl(source.replace(/^\/+(?!\/)/, ''), 'server', root);
}
