import {readStored, store} from '../../base/storage.js';

const key = 'lectern-searches';
const limit = 5;

/** Returns recent searches, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string').slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** Stores a query whose result the reader opened. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = recentSearches().filter(each => each !== text);
  store(key, JSON.stringify([text, ...others].slice(0, limit)));
}
