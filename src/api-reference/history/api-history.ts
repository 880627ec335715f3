import type {Problem} from '../../base/problem.js';
import type {ApiDiff} from '../../openapi/diff/change.js';
import type {RemovedOperation} from './removed-operations.js';

/** Changes of an API between its versions. Plain data. */
export interface ApiHistory {
  readonly title: string;
  /** Dates of the versions, oldest first. The date of an undated document is empty. */
  readonly dates: readonly string[];
  /** Releases, newest first. The first version is not a release, because it has no predecessor. */
  readonly releases: readonly ApiRelease[];
  /** Operations that the current version no longer has. */
  readonly removed: readonly RemovedOperation[];
  /** Problems with versions that could not be read. */
  readonly problems: readonly Problem[];
}

/** A version of an API, with its differences from the previous version. */
export interface ApiRelease {
  readonly date: string;
  readonly diff: ApiDiff;
}

/**
 * Returns whether a version is newer than the version of a client with the date `since`. An undated version is the
 * latest.
 */
export function isNewer(date: string, since: string): boolean {
  return !since || date === '' || (date > since && !date.startsWith(since));
}

/** Compares versions by date, oldest first. ISO 8601 days and months sort as text. */
export function compareDates(one: {readonly date: string}, other: {readonly date: string}): number {
  return one.date < other.date ? -1 : +(one.date > other.date);
}
