import {omitUndefined} from '../../../src/base/omit-undefined.js';
import type {SearchResult} from '../../../src/site/search/results.js';
import {readStored, writeStored} from '../../base/storage.js';

/** Number of queries, and of pages, to keep. */
const limit = 5;

/** Queries and opened pages of the search in this tab. They do not last longer, because no reader asked for that. */
export class RecentSearches {
  readonly #queries: string;
  readonly #pages: string;

  /** `base` is the URL of the site. Several sites can share the storage of a host. */
  constructor(base: string) {
    this.#queries = `lectern-searches:${base}`;
    this.#pages = `lectern-pages:${base}`;
  }

  /** Queries whose result the reader opened, newest first. */
  get queries(): readonly string[] {
    return readList(this.#queries).filter(each => typeof each === 'string');
  }

  /** Pages that the reader opened from the search, newest first. */
  get pages(): readonly SearchResult[] {
    return readList(this.#pages).filter(isPage).map(toResult);
  }

  /** Stores a result that the reader opened. Stores no page of another site. */
  add(query: string, result: SearchResult): void {
    const text = query.trim();
    if (text) storeList(this.#queries, [text, ...this.queries.filter(each => each !== text)]);
    if (result.href !== undefined) return;
    storeList(this.#pages, [toResult(result), ...this.pages.filter(({slug}) => slug !== result.slug)]);
  }
}

function readList(key: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readStored(key, 'sessionStorage') ?? '[]');
    return Array.isArray(stored) ? stored.slice(0, limit) : [];
  } catch {
    return [];
  }
}

function storeList(key: string, list: readonly unknown[]): void {
  writeStored(key, JSON.stringify(list.slice(0, limit)), 'sessionStorage');
}

function isPage(value: unknown): value is SearchResult {
  const {slug, page} = (value ?? {}) as Partial<SearchResult>;
  return typeof slug === 'string' && typeof page === 'string';
}

function toResult({slug, page, trail, method, path}: SearchResult): SearchResult {
  return {slug, page, hits: [], ...omitUndefined({trail, method, path})};
}
