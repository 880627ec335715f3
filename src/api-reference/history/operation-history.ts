import {definedOnly} from '../../base/defined-only.js';
import type {ChangeLevel} from '../../openapi/diff/level.js';
import {nameMethod} from '../../openapi/operation/operation-ids.js';
import {shapeOf} from '../../openapi/operation/path-shape.js';
import type {OperationName} from '../views/reader.js';
import type {ApiHistory} from './api-history.js';

/** A change of one operation. */
export interface HistoryEntry {
  /** Date of the version that brought it. */
  readonly date: string;
  readonly level: ChangeLevel;
  readonly rule: string;
  /** The part of the operation, and the property path inside. */
  readonly place: string;
  readonly field: string;
  readonly message: string;
  readonly reason: string;
  /** Values in the message, for pages in other languages. */
  readonly name?: string;
  readonly before?: string;
  readonly after?: string;
}

/** How one operation changed. Plain data, as it lies in a file next to the slice of the operation. */
export interface OperationHistory {
  /** Dates of all versions, the oldest first. */
  readonly dates: readonly string[];
  /** The newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Older entries were left out. */
  readonly isCut?: true;
}

/** The largest file, in characters of JSON. */
const MAX_SIZE = 20_000;

/** Returns the history of an operation. Without entries it never changed. */
export function buildOperationHistory(
  {dates, releases}: Pick<ApiHistory, 'dates' | 'releases'>,
  {method, path}: OperationName,
): OperationHistory {
  const key = keyOf(method, path);
  const entries: HistoryEntry[] = [];
  let size = JSON.stringify(dates).length;
  for (const {date, diff} of releases) {
    const own = diff.operations.find(each => keyOf(nameMethod(each), each.path) === key);
    for (const {level, place, field, message, reason, finding} of own?.changes ?? []) {
      const {rule, name, before, after} = finding;
      const entry = {date, level, rule, place, field, message, reason, ...definedOnly({name, before, after})};
      size += JSON.stringify(entry).length;
      if (size > MAX_SIZE) return {dates, entries, isCut: true};
      entries.push(entry);
    }
    // Versions before it was added had another operation of this name.
    if (own?.state === 'added') break;
  }
  return {dates, entries};
}

function keyOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${shapeOf(path)}`;
}
