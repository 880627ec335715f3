import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Source} from '../../../src/base/source.js';
import {oracleTree} from '../oracle/oracle-tree.js';
import {type Change, changed} from './mutation.js';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Start and end offset of a part of a page. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Cache, because each kind of fault reads the same pages. */
const trees = new WeakMap<Source, Root | null>();

/**
 * Parses a page with the reference compiler of MDX. Positions of faults come from there, not from the tested parser.
 * Undefined for an invalid page.
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

/** Yields every node, outer ones first, with its ancestors, nearest last. */
export function* nodesOf(
  node: Nodes | undefined,
  around: readonly Nodes[] = [],
): Generator<{readonly node: Nodes; readonly around: readonly Nodes[]}> {
  if (!node) return;
  yield {node, around};
  if ('children' in node) for (const child of node.children) yield* nodesOf(child, [...around, node]);
}

/** Yields every tag of a page with its ancestors. */
export function* tagsOf(source: Source): Generator<{readonly tag: Tag; readonly around: readonly Nodes[]} & Range> {
  for (const {node, around} of nodesOf(pageTree(source))) {
    const range = rangeOf(node);
    if (isTag(node) && node.name && range) yield {tag: node, around, ...range};
  }
}

/** Returns the named attributes with their positions. */
export function attributesOf(tag: Tag): readonly (MdxJsxAttribute & Range)[] {
  return tag.attributes.flatMap(each => {
    const range = rangeOf(each);
    return each.type === 'mdxJsxAttribute' && range ? [{...each, ...range}] : [];
  });
}

export function isTag(node: Nodes): node is Tag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the range of a node. Undefined if it has no position in the text. */
export function rangeOf({position}: Pick<Nodes, 'position'>): Range | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined || end <= start ? undefined : {start, end};
}
