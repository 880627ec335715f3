import type {KeptParts} from '../../../src/api-reference/past-requests/kept-request.js';
import {readStored, writeStored} from '../../base/storage.js';
import {pastRequests} from './past-requests.js';

/** Returns the name of a site's database. */
export function buildDatabaseName(base: string): string {
  return `lectern:requests:${base}`;
}

/** Returns the `localStorage` key of the reader's choice which parts to store. */
export function buildKeptPartsKey(base: string): string {
  return `lectern:keep-requests:${base}`;
}

/** Returns which parts of requests the reader chose to store. */
export function readKeptParts(base: string): KeptParts {
  const stored = readStored(buildKeptPartsKey(base));
  return stored === 'requests' || stored === 'responses' ? stored : 'nothing';
}

export function storeKeptParts(base: string, parts: KeptParts): void {
  writeStored(buildKeptPartsKey(base), parts);
}

/** Deletes all stored requests of a site, and sets the choice to store nothing. */
export function forgetRequests(base: string): void {
  if (readKeptParts(base) !== 'nothing') storeKeptParts(base, 'nothing');
  pastRequests.clear();
  try {
    indexedDB.deleteDatabase(buildDatabaseName(base));
  } catch {
    // If storage is blocked, nothing is stored.
  }
}
