import type {ProblemLevel} from '../base/problem.js';

/** A step from the root of docs.json to a value. A linked list costs a healthy file one object per node. */
export interface At {
  readonly up: At | undefined;
  readonly key: string | number;
  /** Steps from the root, for the limit on nesting. */
  readonly depth: number;
}

export type FindingCode =
  | 'config-color'
  | 'config-file'
  | 'config-font'
  | 'config-legacy'
  | 'config-limit'
  | 'config-ref'
  | 'config-required'
  | 'config-syntax'
  | 'config-type'
  | 'config-unknown'
  | 'config-value';

/**
 * A problem that the parser found, without text or line. `explain.ts` turns it into a `Problem` and is loaded only
 * then.
 */
export interface Finding {
  readonly code: FindingCode;
  readonly level: ProblemLevel;
  /** `undefined` is the whole file. */
  readonly at: At | undefined;
  /** The value as written, for the codes that quote it. */
  readonly value?: unknown;
  /** Expected kinds, allowed values, known keys, or the missing key. */
  readonly names?: readonly string[];
  /** For `config-legacy`: where the setting lives now. */
  readonly instead?: string;
}

export function step(up: At | undefined, key: string | number): At {
  return {up, key, depth: (up?.depth ?? 0) + 1};
}

/** Returns the keys from the root to here. */
export function keysOf(at: At | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let here = at; here; here = here.up) keys.push(here.key);
  return keys.reverse();
}

/** `navigation.tabs[0].groups[1]`: how messages and navigation nodes name a place in docs.json. */
export function formatPath(at: At | undefined): string {
  return keysOf(at)
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index ? `.${key}` : key))
    .join('');
}
