import type {Problem} from '../../base/problem.js';
import type {ApiDiff} from '../../openapi/diff/change.js';
import type {RemovedOperation} from './removed-operations.js';

/** How an API changed from version to version. Plain data. */
export interface ApiHistory {
  /** Title of the document. */
  readonly title: string;
  /** Dates of the versions, the oldest first. An empty text stands for a document without a date. */
  readonly dates: readonly string[];
  /** The newest first. The first version of all has nothing to be compared with. */
  readonly releases: readonly Release[];
  /** Operations that only older versions have. */
  readonly removed: readonly RemovedOperation[];
  /** Versions that could not be read. */
  readonly problems: readonly Problem[];
}

/** A version of an API, by its differences from the one before. */
export interface Release {
  readonly date: string;
  readonly diff: ApiDiff;
}

/** Returns whether a version came after the one that a client was built against. Without a date it is the latest. */
export function isNewer(date: string, since: string): boolean {
  return !since || date === '' || (date > since && !date.startsWith(since));
}

/** Compares versions, the oldest first. Days and months of ISO 8601 compare as texts. */
export function compareDates(one: {readonly date: string}, other: {readonly date: string}): number {
  return one.date < other.date ? -1 : +(one.date > other.date);
}
