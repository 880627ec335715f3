import {isContainer} from '../../base/written-number.js';
import {joinPointer, step} from './pointer.js';
import type {DocumentPosition, SpecProblem} from './spec-problem.js';

/** A value in a document with its position, which is the base for following references. */
export interface Located extends DocumentPosition {
  readonly value: unknown;
  /** For a schema with dynamic references: enclosing schemas that define dynamic anchors, outermost first. */
  readonly scope?: readonly Located[];
}

/**
 * Result of following references. `refs` lists the references in order. `circular` is a chain that returns to itself.
 * `unread` is a file that `settle` has to load.
 */
export type Resolved =
  | {readonly state: 'found'; readonly node: Located; readonly refs: readonly string[]}
  | {readonly state: 'missing'; readonly problem: SpecProblem}
  | {readonly state: 'circular'; readonly chain: readonly string[]}
  | {readonly state: 'unread'; readonly file: string};

/** Returns a cache key for a position. Equal positions with equal dynamic scopes have the same key. */
export function getPositionKey({file, pointer, scope}: DocumentPosition & Pick<Located, 'scope'>): string {
  const key = `${file}#${pointer}`;
  // Remove the schema itself from its scope: otherwise each recursion would produce a new key and never end.
  const above = scope?.filter(each => each.file !== file || each.pointer !== pointer) ?? [];
  return above.length > 0 ? `${above.map(getPositionKey).join(' ')} ${key}` : key;
}

function createBelow({file, scope}: Located, value: unknown, pointer: string): Located {
  return scope ? {value, file, pointer, scope} : {value, file, pointer};
}

/** Returns the value under `key` with its position, or undefined. */
export function getChild(node: Located, key: string | number): Located | undefined {
  const found = step(node.value, String(key));
  return found && createBelow(node, found.value, joinPointer(node.pointer, key));
}

/** Returns the entries of the object or list under `key`, each with its position. */
export function getChildren(parent: Located, key: string): readonly (readonly [string, Located])[] {
  const node = getChild(parent, key);
  if (!node || !isContainer(node.value)) return [];
  return Object.entries(node.value).map(([name, value]) => [
    name,
    createBelow(node, value, joinPointer(node.pointer, name)),
  ]);
}
