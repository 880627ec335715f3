import type {PageContext} from '../../../components/component.js';
import type {RenderNode} from '../../../tree/render-tree.js';
import {isBlockName} from '../element-kinds.js';
import {escapeText, writeCodeSpan} from './escape-text.js';
import {inlineElements, type OpenMarks} from './inline-elements.js';
import {createRawToken, joinTokens, lineBreak, type Token} from './inline-token.js';

/** Writes nodes as the lines of one paragraph. Writes a hard line break as a backslash. */
export function writeInline(nodes: readonly RenderNode[], context: PageContext): string {
  return join(nodes, context).replaceAll('\v', '\\\n');
}

/** Writes nodes as one line, for headings, labels, and titles. */
export function writeLine(nodes: readonly RenderNode[], context: PageContext): string {
  return join(nodes, context).replace(/[\v\n]/g, ' ');
}

/** Writes nodes as one line for a table cell, with `<br>` for line breaks. */
export function writeCell(nodes: readonly RenderNode[], context: PageContext): string {
  return join(nodes, context).replaceAll('\n', ' ').replaceAll('\v', '<br>').replaceAll('|', '\\|');
}

function join(nodes: readonly RenderNode[], context: PageContext): string {
  return joinTokens(toInlineTokens(nodes, {context, marks: ''})).trim();
}

export function toInlineTokens(nodes: readonly RenderNode[], openMarks: OpenMarks): Token[] {
  const tokens: Token[] = [];
  let text = '';
  const flush = () => {
    if (text) tokens.push({kind: 'words', text: escapeText(text, openMarks.isLink)});
    text = '';
  };
  for (const node of nodes) {
    // Join adjacent texts before escaping: they could form a mark together.
    if (node.type === 'text' && !node.reference) {
      text += node.value;
      continue;
    }
    flush();
    if (node.type === 'text') tokens.push(createRawToken(node.value));
    else if (node.type === 'code') tokens.push(lineBreak, createRawToken(writeCodeSpan(node.value)), lineBreak);
    else {
      const write = Object.hasOwn(inlineElements, node.name) ? inlineElements[node.name] : undefined;
      if (write) tokens.push(...write(node, openMarks, toInlineTokens));
      else if (isBlockName(node.name)) tokens.push(lineBreak, ...toInlineTokens(node.children, openMarks), lineBreak);
      else tokens.push(...toInlineTokens(node.children, openMarks));
    }
  }
  flush();
  return tokens;
}
