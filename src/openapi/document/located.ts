import {isContainer} from '../../base/written-number.js';
import {joinPointer, step} from './pointer.js';
import type {SpecProblem, Spot} from './spec-problem.js';

/** A value of a document and where it stands, so that references in it can be followed. */
export interface Located extends Spot {
  readonly value: unknown;
  /** Of a schema: those on the way to it that say what dynamic references mean, outermost first. Absent without any. */
  readonly scope?: readonly Located[];
}

/**
 * What following references gave. `refs` are the targets on the way, first to last. `circular` holds the chain of
 * references that lead only to each other. `unread` is a file that is still to come: see `settle`.
 */
export type Resolved =
  | {readonly state: 'found'; readonly node: Located; readonly refs: readonly string[]}
  | {readonly state: 'missing'; readonly problem: SpecProblem}
  | {readonly state: 'circular'; readonly chain: readonly string[]}
  | {readonly state: 'unread'; readonly file: string};

/** The name of a place, the same for every reference that leads there and means the same by its dynamic references. */
export function keyOf({file, pointer, scope}: Spot & Pick<Located, 'scope'>): string {
  const key = `${file}#${pointer}`;
  // A schema that is met again within itself is the same one.
  const above = scope?.filter(each => each.file !== file || each.pointer !== pointer) ?? [];
  return above.length > 0 ? `${above.map(keyOf).join(' ')} ${key}` : key;
}

function below({file, scope}: Located, value: unknown, pointer: string): Located {
  return scope ? {value, file, pointer, scope} : {value, file, pointer};
}

/** A child of a value, which may be absent. */
export function childOf(node: Located, key: string | number): Located | undefined {
  const found = step(node.value, String(key));
  return found && below(node, found.value, joinPointer(node.pointer, key));
}

/** All children of the object or list under a key. */
export function childrenOf(parent: Located, key: string): readonly (readonly [string, Located])[] {
  const node = childOf(parent, key);
  if (!node || !isContainer(node.value)) return [];
  return Object.entries(node.value).map(([name, value]) => [name, below(node, value, joinPointer(node.pointer, name))]);
}
