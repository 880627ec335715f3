import {encodePath} from '../base/slug.js';
import type {Redirect} from '../config/config.js';

const end = '/index';

/** Redirects the folder of a page `sdk/index` to the page, as the shell does, unless a page has that slug. */
export function indexRedirects(slugs: readonly string[]): readonly Redirect[] {
  const known = new Set(slugs);
  return slugs.flatMap(slug => {
    const folder = slug.slice(0, -end.length);
    return slug.endsWith(end) && !known.has(folder) ? moved(folder, slug) : [];
  });
}

/** Redirects a folder without its own page to its first page. `slugs` are in navigation order. */
export function buildFolderRedirects(slugs: readonly string[]): readonly Redirect[] {
  const used = new Set(slugs);
  return slugs.flatMap(slug => {
    const found: Redirect[] = [];
    for (let folder = above(slug); folder !== '' && !used.has(folder); folder = above(folder)) {
      used.add(folder);
      // `sdk/index` already has the URL of its folder.
      if (slug !== `${folder}${end}`) found.push(moved(folder, slug));
    }
    return found;
  });
}

function above(slug: string): string {
  return slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
}

/** Redirects aliases of generated pages: `api/orders/list-all` to `api/list-orders`. */
export function buildAliasRedirects(
  slugs: readonly string[],
  aliases: Iterable<readonly [string, string]>,
): readonly Redirect[] {
  const known = new Set(slugs);
  return [...aliases].flatMap(([alias, slug]) => (known.has(slug) && !known.has(alias) ? moved(alias, slug) : []));
}

/** Builds a temporary redirect, valid until a page has the path. */
function moved(from: string, to: string): Redirect {
  return {source: `/${encodePath(from)}`, destination: `/${encodePath(to)}`, permanent: false};
}
