import type {KeptParts} from '../../../src/api-reference/past-requests/kept-request.js';
import {readStored, store} from '../../base/storage.js';
import {pastRequests} from './past-requests.js';

/** Name of the database of a site. */
export function databaseOf(base: string): string {
  return `lectern:requests:${base}`;
}

/** Returns the key of the choice in `localStorage`. */
export function keptPartsKey(base: string): string {
  return `lectern:keep-requests:${base}`;
}

/** Returns the parts of requests that the reader wants to store. */
export function readKeptParts(base: string): KeptParts {
  const stored = readStored(keptPartsKey(base));
  return stored === 'requests' || stored === 'responses' ? stored : 'nothing';
}

export function storeKeptParts(base: string, parts: KeptParts): void {
  store(keptPartsKey(base), parts);
}

/** Deletes all past requests of a site, and stores no more. */
export function forgetRequests(base: string): void {
  if (readKeptParts(base) !== 'nothing') storeKeptParts(base, 'nothing');
  pastRequests.clear();
  try {
    indexedDB.deleteDatabase(databaseOf(base));
  } catch {
    // Without storage, nothing has to be deleted.
  }
}
