import {omitUndefined} from '../../base/omit-undefined.js';
import type {ChangeLevel} from '../../openapi/diff/level.js';
import {nameOperation} from '../../openapi/operation/name-operation.js';
import {toPathShape} from '../../openapi/operation/path-shape.js';
import type {OperationReference} from '../views/reader.js';
import type {ApiHistory} from './api-history.js';

export interface HistoryEntry {
  /** Date of the version that made the change. */
  readonly date: string;
  readonly level: ChangeLevel;
  readonly rule: string;
  /** Changed part of the operation: `response 200`. `field` is the property path inside it. */
  readonly place: string;
  readonly field: string;
  readonly message: string;
  readonly reason: string;
  /** Values for the placeholders of the translated message. */
  readonly name?: string;
  readonly before?: string;
  readonly after?: string;
}

/** Changes of one operation. Plain data, stored in a file next to the operation's slice. */
export interface OperationHistory {
  /** Dates of all versions, oldest first. */
  readonly dates: readonly string[];
  /** Changes, newest first. */
  readonly entries: readonly HistoryEntry[];
  /** True if older entries are omitted. */
  readonly isCut?: true;
}

/** Maximum size of a history file, in characters of JSON. Older entries are omitted. */
const MAX_SIZE = 20_000;

/** Returns an operation's history. An unchanged operation has no entries. */
export function buildOperationHistory(
  {dates, releases}: Pick<ApiHistory, 'dates' | 'releases'>,
  operation: OperationReference,
): OperationHistory {
  const key = buildOperationKey(operation);
  const entries: HistoryEntry[] = [];
  let size = JSON.stringify(dates).length;
  for (const {date, diff} of releases) {
    const own = diff.operations.find(each => buildOperationKey(nameOperation(each)) === key);
    for (const {level, place, field, message, reason, finding} of own?.changes ?? []) {
      const {rule, name, before, after} = finding;
      const entry = {date, level, rule, place, field, message, reason, ...omitUndefined({name, before, after})};
      size += JSON.stringify(entry).length;
      if (size > MAX_SIZE) return {dates, entries, isCut: true};
      entries.push(entry);
    }
    // Stop here: before this version, the name belonged to another operation.
    if (own?.state === 'added') break;
  }
  return {dates, entries};
}

function buildOperationKey({method, path}: OperationReference): string {
  return `${method.toUpperCase()} ${toPathShape(path)}`;
}
