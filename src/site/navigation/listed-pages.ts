import {isObject} from '../../base/json.js';
import {isPageFile, withoutExtension} from '../../base/page-files.js';
import {normalizeSlug} from '../../base/slug.js';
import {parseOperationName} from './operation-entry.js';
import {containerKeys} from './private-nodes.js';

/** Returns the slugs of the page files in a project. */
export function collectSlugs(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.filter(isPageFile).map(withoutExtension));
}

/** Rewrites page entries in docs.json data in which `#` is part of a file name, such as `c#` for `c#.mdx`. */
export function matchListedPages(docs: unknown, slugs: ReadonlySet<string>): unknown {
  return mapPages(docs, page => {
    const slug = page.includes('#') ? normalizeSlug(page) : undefined;
    return slug !== undefined && slugs.has(slug) ? page.replaceAll('#', '%23') : page;
  });
}

/**
 * Removes page entries without a file from docs.json data. List items become `undefined`, so that other paths stay
 * valid.
 */
export function removeAbsentPages(docs: unknown, slugs: ReadonlySet<string>): unknown {
  return mapPages(docs, page => {
    const slug = normalizeSlug(page.trim().replace(/#.*$/s, ''));
    const isKept = slug === undefined || slugs.has(slug) || slugs.has(`${slug}/index`) || parseOperationName(page);
    return isKept ? page : undefined;
  });
}

function mapPages(value: unknown, change: (page: string) => string | undefined): unknown {
  if (!isObject(value)) return value;
  const mapEntry = (each: unknown) => (typeof each === 'string' ? change(each) : mapPages(each, change));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === 'root' && typeof each === 'string') return [key, change(each)];
      if (!containerKeys.has(key)) return [key, each];
      return [key, Array.isArray(each) ? each.map(mapEntry) : mapPages(each, change)];
    }),
  );
}
