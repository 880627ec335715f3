import {type DBSchema, type IDBPDatabase, openDB} from 'idb';
import type {KeptRequest} from '../../../src/api-reference/past-requests/kept-request.js';
import {buildDatabaseName} from './kept-parts.js';
import {MAX_PAST_REQUESTS} from './past-requests.js';

interface Schema extends DBSchema {
  requests: {key: number; value: KeptRequest; indexes: {origin: string}};
}

/** Opens the database. Closes it when another tab deletes it: an open database would block the deletion. */
function open(base: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(buildDatabaseName(base), 1, {
    upgrade: made =>
      void made.createObjectStore('requests', {keyPath: 'id', autoIncrement: true}).createIndex('origin', 'origin'),
    blocking: (_current, _next, {target}) => (target as IDBDatabase).close(),
  });
}

/** Calls `run` with the database. Undefined if the browser has no database or blocks it. */
async function use<T>(base: string, run: (made: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  let made: IDBPDatabase<Schema> | undefined;
  try {
    made = await open(base);
    return await run(made);
  } catch {
    return undefined;
  } finally {
    made?.close();
  }
}

/**
 * Stores a request, and deletes the oldest above the limit of its origin. Resolves to its key, or to undefined on
 * failure.
 */
export function storeRequest(base: string, request: KeptRequest): Promise<number | undefined> {
  return use(base, async made => {
    const change = made.transaction('requests', 'readwrite');
    const id = await change.store.add(request);
    const ids = await change.store.index('origin').getAllKeys(request.origin);
    for (const old of ids.slice(0, -MAX_PAST_REQUESTS)) void change.store.delete(old);
    await change.done;
    return id;
  });
}

/** Returns the stored requests to an origin, newest first. Undefined if the browser blocks the database. */
export async function readRequests(base: string, origin: string): Promise<readonly KeptRequest[] | undefined> {
  const found = await use(base, made => made.getAllFromIndex('requests', 'origin', origin));
  return found?.reverse();
}
