import {readStored, writeStored} from './storage.js';

/**
 * Storage key of labels such as `Changed 2026-08`, by API document and operation. Navigation lists and the search read
 * them without loading the document's history.
 */
const key = 'lectern:changed-operations';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Maximum number of labels stored for one API document. */
const MAX_OPERATIONS = 2000;

let known: {readonly text: string; readonly labels: ReadonlyMap<string, string>} | undefined;

/** Stores which operations of an API document changed since the version that the reader uses. */
export function storeChangedOperations(document: string, labels: ReadonlyMap<string, string>): void {
  const {[document]: _, ...others} = readAll();
  const own = Object.fromEntries([...labels].slice(0, MAX_OPERATIONS));
  writeStored(key, JSON.stringify(labels.size > 0 ? {...others, [document]: own} : others));
}

/** Returns the label of an operation that changed since the version that the reader uses, such as `Changed 2026-08`. */
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
