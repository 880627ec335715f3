import {formatKeys} from '../base/format-keys.js';
import type {ProblemLevel} from '../base/problem.js';

/**
 * A step on the path from the root of docs.json to a value. A linked list, so that a valid file costs only one object
 * per node.
 */
export interface ConfigStep {
  readonly up: ConfigStep | undefined;
  readonly key: string | number;
  /** Number of steps from the root, for the nesting limit. */
  readonly depth: number;
}

type FindingCode =
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
 * A problem that the parser found, still without text and line. `explain.ts` converts it to a `Problem`, and is only
 * loaded for that.
 */
export interface ConfigFinding {
  readonly code: FindingCode;
  readonly level: ProblemLevel;
  /** Position of the value. Undefined for the whole file. */
  readonly at: ConfigStep | undefined;
  /** The value as written, for messages that quote it. */
  readonly value?: unknown;
  /** For the message: expected types, allowed values, known keys, or the missing key. */
  readonly names?: readonly string[];
  /** For `config-legacy`: the new name of the setting. */
  readonly instead?: string;
}

export function toStep(up: ConfigStep | undefined, key: string | number): ConfigStep {
  return {up, key, depth: (up?.depth ?? 0) + 1};
}

/** Returns the keys from the root to a value. */
export function toKeys(at: ConfigStep | undefined): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let here = at; here; here = here.up) keys.push(here.key);
  return keys.reverse();
}

/** Formats a path in docs.json for messages and navigation nodes: `navigation.tabs[0].groups[1]`. */
export function formatPath(at: ConfigStep | undefined): string {
  return formatKeys(toKeys(at));
}
