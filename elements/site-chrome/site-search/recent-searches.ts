import {readStored, store} from '../../base/storage.js';

const key = 'lectern-searches';
const most = 5;

/** Returns recent searches, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a query that has led somewhere. */
export function rememberSearch(query: string): void {
  const words = query.trim();
  if (!words) return;
  const others = recentSearches().filter(each => each !== words);
  store(key, JSON.stringify([words, ...others].slice(0, most)));
}
