import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Source} from '../../src/base/source.js';
import {oracleTree} from '../oracle/oracle-tree.js';
import {type Change, changed} from './mutation.js';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** From where to where a part of a page is in its text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Pages are asked about by one kind of fault after the other. */
const trees = new WeakMap<Source, Root | null>();

/**
 * Returns a page as the reference compiler of MDX reads it: the places of faults come from there, not from the parser
 * that is tried here. `undefined` for a page that it refuses.
 */
export function pageTree(source: Source): Root | undefined {
  let tree = trees.get(source);
  if (tree === undefined) {
    tree = parsed(source.text);
    trees.set(source, tree);
  }
  return tree ?? undefined;
}

/** Returns whether the reference compiler rejects the page after this change. */
export function isRefused({text}: Source, change: Change): boolean {
  return parsed(changed(text, change)) === null;
}

function parsed(text: string): Root | null {
  try {
    return oracleTree(text);
  } catch {
    return null;
  }
}

/** Returns every node, outer ones first, with those around it, the nearest last. */
export function* nodesOf(
  node: Nodes | undefined,
  around: readonly Nodes[] = [],
): Generator<{readonly node: Nodes; readonly around: readonly Nodes[]}> {
  if (!node) return;
  yield {node, around};
  if ('children' in node) for (const child of node.children) yield* nodesOf(child, [...around, node]);
}

/** Returns every tag of a page with those around it. */
export function* tagsOf(source: Source): Generator<{readonly tag: Tag; readonly around: readonly Nodes[]} & Range> {
  for (const {node, around} of nodesOf(pageTree(source))) {
    const range = rangeOf(node);
    if (isTag(node) && node.name && range) yield {tag: node, around, ...range};
  }
}

/** Attributes with a name, each with its place. */
export function attributesOf(tag: Tag): readonly (MdxJsxAttribute & Range)[] {
  return tag.attributes.flatMap(each => {
    const range = rangeOf(each);
    return each.type === 'mdxJsxAttribute' && range ? [{...each, ...range}] : [];
  });
}

export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `undefined` for what has no place in the text of its own. */
export function rangeOf({position}: Pick<Nodes, 'position'>): Range | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined || end <= start ? undefined : {start, end};
}
