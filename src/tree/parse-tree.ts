import {parseBlocks} from './block-parser.js';
import {buildTree} from './build-tree.js';
import type {Refused} from './refused.js';
import {fuelFor} from './skip.js';
import {readStatements, type Statements} from './statements.js';
import type {Node} from './tree.js';

export interface Tree extends Statements {
  readonly nodes: readonly Node[];
  /** Markdown alone: nothing in it needs components, HTML or expressions. */
  readonly isPlain: boolean;
  /** What looks like page syntax, could not be read and is text now. */
  readonly refused: readonly Refused[];
}

/**
 * Reads Markdown that is no page: CommonMark with GitHub's tables, tasks and addresses, and these tags (lower case).
 * Braces, formulas and statements are text like any other. What stands indented is a paragraph, as in pages.
 */
export function parsePlain(source: string, tags: ReadonlySet<string>): readonly Node[] {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const {blocks, definitions} = parseBlocks(text, tags);
  return buildTree(blocks, {source: text, definitions, line: 1, fuel: fuelFor(text, tags)});
}

/**
 * Reads page text (without frontmatter). `line` is where it begins in its file, `key` keeps the ids of its footnotes apart
 * from those of other texts on the page. Never throws: what cannot be read stays in the tree as text.
 */
export function parseTree(source: string, line = 1, key = ''): Tree {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const {blocks, definitions} = parseBlocks(text);
  definitions.footnotes.key = key;
  const fuel = fuelFor(text);
  const nodes = buildTree(blocks, {source: text, definitions, line, fuel});
  return {nodes, isPlain: nodes.every(isPlain), refused: fuel.refused, ...readStatements(definitions.statements)};
}

function isPlain(node: Node): boolean {
  if (node.type === 'element') return !node.tag && !/^[A-Z]/.test(node.name) && node.children.every(isPlain);
  return node.type !== 'expression';
}
