import {isContainer, isWrittenNumber} from './written-number.js';

/**
 * Converts each `WrittenNumber` in a value to a double, for libraries that support no others. Objects that occur
 * several times are converted once.
 */
export function toDoubles<T>(value: T, known = new Map<object, unknown>()): T {
  if (isWrittenNumber(value)) return Number(value) as T;
  if (!isContainer(value)) return value;
  const made = known.get(value);
  if (made !== undefined) return made as T;
  known.set(value, value);
  const entries = Object.entries(value);
  const changed = entries.map(([key, each]) => [key, toDoubles(each, known)] as const);
  if (changed.every(([, each], at) => each === entries[at]?.[1])) return value;
  const copy = Array.isArray(value) ? changed.map(([, each]) => each) : Object.fromEntries(changed);
  known.set(value, copy);
  return copy as T;
}
