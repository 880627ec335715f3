import {getParentFolder} from '../base/file-path.js';
import {encodePath} from '../base/slug.js';
import type {Redirect} from '../config/config.js';

const end = '/index';

/**
 * Returns redirects from the folder of a page `sdk/index` to the page, unless another page has that slug. In a browser,
 * Lectern does the same without a redirect.
 */
export function indexRedirects(slugs: readonly string[]): readonly Redirect[] {
  const known = new Set(slugs);
  return slugs.flatMap(slug => {
    const folder = slug.slice(0, -end.length);
    return slug.endsWith(end) && !known.has(folder) ? createRedirect(folder, slug) : [];
  });
}

/** Returns redirects from folders that are not pages to the first page inside. `slugs` must be in navigation order. */
export function buildFolderRedirects(slugs: readonly string[]): readonly Redirect[] {
  const used = new Set(slugs);
  return slugs.flatMap(slug => {
    const found: Redirect[] = [];
    for (let folder = getParentFolder(slug); folder !== '' && !used.has(folder); folder = getParentFolder(folder)) {
      used.add(folder);
      // Skip `sdk/index`, which already has the folder's URL.
      if (slug !== `${folder}${end}`) found.push(createRedirect(folder, slug));
    }
    return found;
  });
}

/** Returns redirects from the aliases of generated pages: `api/orders/list-all` to `api/list-orders`. */
export function buildAliasRedirects(
  slugs: readonly string[],
  aliases: Iterable<readonly [string, string]>,
): readonly Redirect[] {
  const known = new Set(slugs);
  return [...aliases].flatMap(([alias, slug]) =>
    known.has(slug) && !known.has(alias) ? createRedirect(alias, slug) : [],
  );
}

/** Returns a temporary redirect: a page can have this path later. */
function createRedirect(from: string, to: string): Redirect {
  return {source: `/${encodePath(from)}`, destination: `/${encodePath(to)}`, permanent: false};
}
