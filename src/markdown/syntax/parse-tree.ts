import type {Node} from '../../tree/tree.js';
import {buildTree} from './build-tree.js';
import {PageLexer} from './page-lexer.js';
import type {RefusedSyntax} from './refused.js';
import {createBudget, type ReadCode} from './skip.js';
import {readStatements, type Statements} from './statements.js';

export interface Tree extends Statements {
  readonly nodes: readonly Node[];
  /** True if the page contains only Markdown, without components, HTML, and expressions. */
  readonly isPlain: boolean;
  /** Text that looks like page syntax but could not be parsed, for the check. */
  readonly refused: readonly RefusedSyntax[];
}

/**
 * Parses Markdown outside pages: CommonMark with GitHub's tables, tasks, and URLs, and with these tags (in lower case).
 * Braces, formulas, and statements are text. `readCode` returns which indented lines are code. Without it they are
 * paragraphs, as in pages.
 */
export function parsePlain(source: string, tags: ReadonlySet<string>, readCode?: ReadCode): readonly Node[] {
  const text = normalize(source);
  const lexer = new PageLexer(createBudget(text, tags, readCode));
  return buildTree(lexer.blocks(text), {lexer, line: 1});
}

/**
 * Parses page text without its frontmatter. `line` is its first line in the file. `key` is a prefix that makes footnote
 * ids unique in the page. Never throws: syntax that cannot be parsed becomes text.
 */
export function parseTree(source: string, line = 1, key = ''): Tree {
  const text = normalize(source);
  const lexer = new PageLexer(createBudget(text));
  lexer.page.footnotes.key = key;
  const nodes = buildTree(lexer.blocks(text), {lexer, line});
  const {left, refused} = lexer.page.budget;
  if (left <= 0) refused.unshift({kind: 'effort', raw: '', line});
  return {nodes, isPlain: nodes.every(isPlain), refused, ...readStatements(lexer.page.statements)};
}

/**
 * Normalizes line ends, and removes a byte order mark and NUL characters, because the parser uses NUL as `LAZY_MARK`.
 */
function normalize(source: string): string {
  return source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd');
}

function isPlain(node: Node): boolean {
  if (node.type === 'element') return !node.tag && !/^[A-Z]/.test(node.name) && node.children.every(isPlain);
  return node.type !== 'expression';
}
