import {isContainer} from '../../base/written-number.js';
import {joinPointer, step} from './pointer.js';
import type {SpecProblem, Spot} from './spec-problem.js';

/** A value of a document with its position, so that its references can be followed. */
export interface Located extends Spot {
  readonly value: unknown;
  /** For a schema: outer schemas that define its dynamic references, outermost first. Absent without any. */
  readonly scope?: readonly Located[];
}

/**
 * Result of following references. `refs` are the targets, first to last. `circular` is a chain of references that only
 * point at each other. `unread` is a file that is not loaded yet (see `settle`).
 */
export type Resolved =
  | {readonly state: 'found'; readonly node: Located; readonly refs: readonly string[]}
  | {readonly state: 'missing'; readonly problem: SpecProblem}
  | {readonly state: 'circular'; readonly chain: readonly string[]}
  | {readonly state: 'unread'; readonly file: string};

/** Returns a key of a position: equal for all references to it with equal dynamic scopes. */
export function keyOf({file, pointer, scope}: Spot & Pick<Located, 'scope'>): string {
  const key = `${file}#${pointer}`;
  // A schema that is met again within itself is the same one.
  const above = scope?.filter(each => each.file !== file || each.pointer !== pointer) ?? [];
  return above.length > 0 ? `${above.map(keyOf).join(' ')} ${key}` : key;
}

function below({file, scope}: Located, value: unknown, pointer: string): Located {
  return scope ? {value, file, pointer, scope} : {value, file, pointer};
}

/** Returns a child of a value, which may be absent. */
export function childOf(node: Located, key: string | number): Located | undefined {
  const found = step(node.value, String(key));
  return found && below(node, found.value, joinPointer(node.pointer, key));
}

/** Returns all children of the object or list under a key. */
export function childrenOf(parent: Located, key: string): readonly (readonly [string, Located])[] {
  const node = childOf(parent, key);
  if (!node || !isContainer(node.value)) return [];
  return Object.entries(node.value).map(([name, value]) => [name, below(node, value, joinPointer(node.pointer, name))]);
}
