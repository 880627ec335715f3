import {type Node, parseTree} from 'jsonc-parser';
import type {Source} from '../../../src/base/source.js';

/** A member of a JSON object, with the positions of its key and value. */
export interface Member {
  readonly key: string;
  /** The keys above it, outermost first. Numbers are list indexes. */
  readonly path: readonly (string | number)[];
  readonly keyNode: Node;
  readonly value: Node;
}

const trees = new WeakMap<Source, Node | null>();

/** Parses a text to a tree with positions. Undefined for invalid JSON. */
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

/** Yields every value, outer ones first, with its path. */
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

/** Returns the range of a value. For a string, without its quotes. */
export function insideOf({offset, length}: Node): {readonly start: number; readonly end: number} {
  return {start: offset + 1, end: offset + length - 1};
}
