import {definedOnly} from '../../../src/base/defined-only.js';
import type {SearchResult} from '../../../src/site/search/results.js';
import {readStored, store} from '../../base/storage.js';

const limit = 5;

/** Returns the pages of a site that the reader opened from the search, newest first. `base` is the URL of the site. */
export function recentPages(base: string): readonly SearchResult[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(base)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage).slice(0, limit).map(toResult) : [];
  } catch {
    return [];
  }
}

/** Stores a page that the reader opened. Ignores results of other sites. */
export function rememberPage(base: string, result: SearchResult): void {
  if (result.href !== undefined) return;
  const others = recentPages(base).filter(({slug}) => slug !== result.slug);
  store(keyOf(base), JSON.stringify([toResult(result), ...others].slice(0, limit)));
}

function keyOf(base: string): string {
  return `lectern-pages:${base}`;
}

function isPage(value: unknown): value is SearchResult {
  const {slug, page} = (value ?? {}) as Partial<SearchResult>;
  return typeof slug === 'string' && typeof page === 'string';
}

function toResult({slug, page, trail, method, path}: SearchResult): SearchResult {
  return {slug, page, hits: [], ...definedOnly({trail, method, path})};
}
