import type {ValuePath} from '../../base/format-keys.js';
import {createObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';

/** Returns a copy of `value` in which the value at this path is replaced by `next`. Creates missing containers. */
export function setAt(value: unknown, [step, ...rest]: ValuePath, next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = setAt(list[step], rest, next);
    return list;
  }
  const entries = listEntries(value);
  const at = entries.findIndex(([key]) => key === step);
  const changed: [string, unknown] = [step, setAt(entries[at]?.[1], rest, next)];
  return createObject(at === -1 ? [...entries, changed] : entries.with(at, changed));
}

/** Returns a copy of `value` without the property or item at this path. */
export function removeAt(value: unknown, path: ValuePath): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  if (typeof step === 'number') {
    if (!Array.isArray(value)) return value;
    return rest.length > 0 ? value.with(step, removeAt(value[step], rest)) : value.filter((_, index) => index !== step);
  }
  const entries = listEntries(value);
  const at = entries.findIndex(([key]) => key === step);
  const found = entries[at];
  if (!found) return value;
  return createObject(
    rest.length > 0 ? entries.with(at, [step, removeAt(found[1], rest)]) : entries.filter(([key]) => key !== step),
  );
}

/** Returns the value at this path. Undefined if absent. */
export function getValueAt(value: unknown, path: ValuePath): unknown {
  let found = value;
  for (const step of path) {
    if (!isContainer(found) || !Object.hasOwn(found, step)) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[step];
  }
  return found;
}

function listEntries(value: unknown): [string, unknown][] {
  return isContainer(value) && !Array.isArray(value) ? Object.entries(value) : [];
}
