import type {Token} from 'marked';
import {buildBlocks} from './build-tree.js';
import {PageLexer} from './page-lexer.js';
import {readStatements, type Statements} from './statements.js';
import {type Node, text} from './tree.js';

export interface Tree extends Statements {
  readonly nodes: readonly Node[];
  /** Markdown alone: nothing in it needs components, HTML or expressions. */
  readonly isPlain: boolean;
}

/**
 * Reads page text (without frontmatter). `line` is where it begins in its file. Never throws: what cannot be read stays
 * in the tree as text.
 */
export function parseTree(source: string, line = 1): Tree {
  const lexer = new PageLexer();
  let tokens: Token[];
  try {
    tokens = lexer.lex(source.replace(/\r\n?/g, '\n'));
  } catch {
    // marked recurses for nested quotes and lists; 5,000 levels end here, and the reader still gets the words.
    return {
      nodes: [{type: 'element', name: 'p', attributes: new Map(), children: [text(source)], line, tag: false}],
      imports: [],
      definitions: [],
      isPlain: true,
    };
  }
  const statements = tokens.filter(token => token.type === 'esm').map(token => token.raw);
  const nodes = buildBlocks(tokens, line);
  return {nodes, isPlain: nodes.every(isPlain), ...readStatements(statements)};
}

function isPlain(node: Node): boolean {
  if (node.type === 'element') return !node.tag && !/^[A-Z]/.test(node.name) && node.children.every(isPlain);
  return node.type !== 'expression';
}
