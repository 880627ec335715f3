import type {Redirect} from '../config/config.js';
import {encodePath} from '../navigation/slug.js';

const end = '/index';

/** The folder of a page `sdk/index` leads to it, as in the shell, where no page has that address. */
export function indexRedirects(slugs: readonly string[]): readonly Redirect[] {
  const known = new Set(slugs);
  return slugs.flatMap(slug => {
    const folder = slug.slice(0, -end.length);
    if (!slug.endsWith(end) || known.has(folder)) return [];
    return {source: `/${encodePath(folder)}`, destination: `/${encodePath(slug)}`, permanent: false};
  });
}
