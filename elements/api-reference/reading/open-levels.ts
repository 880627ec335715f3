import {findEnclosingField} from './field-place.js';
import {isLoadingRows, waitUntil} from './rows-come.js';

/** Maximum number of sections that one click opens. A recursive schema never ends. */
const limit = 300;
const MAX_DEPTH = 8;
/** Timeout in milliseconds for loading a level's rows. */
const TIMEOUT_MS = 5000;

/**
 * Opens sections level by level, as `folds` returns them, while `isWanted`. Skips a section inside one of the same
 * type, which would repeat.
 */
export async function openLevels(folds: () => readonly HTMLDetailsElement[], isWanted: () => boolean): Promise<void> {
  let left = limit;
  for (let level = 0; level < MAX_DEPTH; level++) {
    const closed = folds().filter(fold => !fold.open && !isInItself(fold));
    if (closed.length === 0 || left <= 0 || !isWanted()) return;
    for (const fold of closed.slice(0, left)) fold.open = true;
    left -= closed.length;
    await waitUntil(() => !closed.some(fold => fold.open && isLoadingRows(fold)), TIMEOUT_MS);
  }
}

function isInItself(fold: HTMLElement): boolean {
  const field = findEnclosingField(fold);
  const type = readTypeName(field);
  if (fold.dataset.row === undefined || !field || type === '' || type === 'object') return false;
  for (let at = findEnclosingField(field); at; at = findEnclosingField(at)) if (readTypeName(at) === type) return true;
  return readTypeName(field.closest<HTMLElement>('.media')) === type;
}

/** Returns the name in a type: `Order` for `Order[] | null`. */
function readTypeName(holder: HTMLElement | null): string {
  return (holder?.dataset.type ?? '').replace(/ \| null$/, '').replace(/(?:\[\])+$/, '');
}
