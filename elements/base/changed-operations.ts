import {readStored, store} from './storage.js';

/**
 * Storage key of labels such as `Changed 2026-08` by document and operation. Lists and the search show them without
 * reading a history.
 */
const key = 'lectern:changed-operations';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Maximum number of stored operations of a document. */
const MAX_OPERATIONS = 2000;

let known: {readonly text: string; readonly labels: ReadonlyMap<string, string>} | undefined;

/** Stores which operations of a document differ from the reader's version. */
export function storeChangedOperations(document: string, labels: ReadonlyMap<string, string>): void {
  const {[document]: _, ...others} = readAll();
  const own = Object.fromEntries([...labels].slice(0, MAX_OPERATIONS));
  store(key, JSON.stringify(labels.size > 0 ? {...others, [document]: own} : others));
}

/** Returns the label of an operation that differs from the reader's version. */
export function findChangedLabel(method: string, path: string): string | undefined {
  const text = readStored(key) ?? '';
  if (known?.text !== text)
    known = {text, labels: new Map(Object.values(readAll()).flatMap(each => Object.entries(each)))};
  return known.labels.get(`${method.toUpperCase()} ${path}`);
}

function readAll(): Labels {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Labels) : {};
  } catch {
    return {};
  }
}
