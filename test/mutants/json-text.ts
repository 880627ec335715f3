import {type Node, parseTree} from 'jsonc-parser';
import type {Source} from '../../src/base/source.js';

/** A member of an object in a JSON text: where its key and its value are. */
export interface Member {
  readonly key: string;
  /** The names of all that is around it, outermost first; numbers for the items of lists. */
  readonly path: readonly (string | number)[];
  readonly keyNode: Node;
  readonly value: Node;
}

const trees = new WeakMap<Source, Node | null>();

/** Returns the text with the place of every value; `undefined` for what is not JSON. */
export function jsonTree(source: Source): Node | undefined {
  let tree = trees.get(source);
  if (tree === undefined) {
    tree = isJson(source.text) ? (parseTree(source.text) ?? null) : null;
    trees.set(source, tree);
  }
  return tree ?? undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns every value, outer ones first, with the keys that lead to it. */
export function* valuesOf(
  node: Node | undefined,
  path: readonly (string | number)[] = [],
): Generator<{readonly node: Node; readonly path: readonly (string | number)[]}> {
  if (!node) return;
  yield {node, path};
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.children ?? [];
    if (node.type === 'array') yield* valuesOf(child, [...path, index]);
    else if (node.type === 'object' && value) yield* valuesOf(value, [...path, String(key?.value)]);
  }
}

export function* membersOf(source: Source): Generator<Member> {
  for (const {node, path} of valuesOf(jsonTree(source))) {
    if (node.type !== 'object') continue;
    for (const property of node.children ?? []) {
      const [keyNode, value] = property.children ?? [];
      if (keyNode && value) yield {key: String(keyNode.value), path, keyNode, value};
    }
  }
}

export function endOf({offset, length}: Node): number {
  return offset + length;
}

/** Without quotes: what is between those of a text. */
export function insideOf({offset, length}: Node): {readonly start: number; readonly end: number} {
  return {start: offset + 1, end: offset + length - 1};
}
