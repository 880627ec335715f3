import type {Token} from 'marked';
import {createElementNode, createTextNode, getPlainText, type Node} from '../../tree/tree.js';
import {decodeText} from './entities.js';
import {isComment, removeMdxIndent} from './expression.js';
import {createFormula} from './math.js';
import type {PageLexer} from './page-lexer.js';
import {type InlineToken, inlineStart, type PageTokenizer} from './page-tokenizer.js';
import {recordRefused} from './refused.js';

/** Parses the inline text of a paragraph, heading, or cell. */
export function parseInline(text: string, lexer: PageLexer): Node[] {
  // Return early: most cells and items are plain text.
  if (!inlineStart.test(text)) return text ? [createTextNode(text)] : [];
  return convertTokens(lexer.inlineTokens(text, []), lexer.page);
}

function convertTokens(tokens: readonly Token[], page: PageTokenizer): Node[] {
  const nodes: Node[] = [];
  let text = '';
  const push = (node: Node | undefined) => {
    if (text) nodes.push(createTextNode(text));
    text = '';
    if (node) nodes.push(node);
  };
  for (const token of tokens as readonly InlineToken[]) {
    switch (token.type) {
      case 'text':
        if (token.refused) recordRefused(page.budget.refused, token.refused, token.near ?? '');
        text += token.text;
        break;
      case 'escape':
        text += token.text;
        break;
      case 'br':
        push(createElementNode('br', []));
        text = '\n';
        break;
      case 'reference':
        push({type: 'text', value: token.raw, reference: true});
        break;
      case 'footnote':
        push(page.footnotes.refer(token.label));
        break;
      case 'link':
      case 'image':
        push(createLink(token, convertTokens(token.tokens, page)));
        break;
      case 'unit': {
        const isFirst = nodes.length === 0 && !text;
        const made = convertUnit(token, page, isFirst);
        if (typeof made === 'string') text += made;
        else push(made);
        break;
      }
      default:
        push(createElementNode(token.type, convertTokens(token.tokens, page)));
    }
  }
  push(undefined);
  return nodes;
}

function createLink(
  {type, href, title}: Extract<InlineToken, {type: 'link' | 'image'}>,
  children: readonly Node[],
): Node {
  const attributes = new Map([[type === 'link' ? 'href' : 'src', decodeText(href)]]);
  // Write the alternative text without Markdown.
  if (type === 'image') attributes.set('alt', children.map(getAlternativeText).join(''));
  if (title) attributes.set('title', decodeText(title));
  return type === 'link' ? createElementNode('a', children, attributes) : createElementNode('img', [], attributes);
}

/** Converts inline syntax that marked does not support to a node, to text, or to nothing. */
function convertUnit(
  {unit, raw, tokens}: Extract<InlineToken, {type: 'unit'}>,
  page: PageTokenizer,
  isFirst: boolean,
): Node | string | undefined {
  switch (unit.kind) {
    case 'element':
    case 'tag': {
      const {name, attributes, kind} = unit.tag;
      if (kind === 'self' || unit.kind === 'element')
        return {type: 'element', name, attributes, children: convertTokens(tokens ?? [], page), line: 0, tag: true};
      page.budget.loose++;
      // In plain Markdown, start a new line at `<p>` and `<li>`, whose end tags HTML allows authors to omit. Drop other
      // unclosed tags.
      if (page.budget.tags)
        return kind === 'open' && !isFirst && /^(?:p|li)$/i.test(name) ? createElementNode('br', []) : undefined;
      recordRefused(page.budget.refused, kind, raw);
      return raw;
    }
    case 'code':
      return createCode(raw.slice(unit.size, -unit.size));
    case 'link':
      return createElementNode('a', [createTextNode(unit.text)], new Map([['href', unit.href]]));
    case 'math': {
      const size = raw.startsWith('$$') ? 2 : 1;
      return createFormula(raw.slice(size, -size).trim(), size === 2);
    }
    case 'expression': {
      const source = raw.slice(1, -1);
      return isComment(source) ? undefined : {type: 'expression', source: removeMdxIndent(source), line: 0};
    }
    case 'comment':
      return undefined;
  }
}

function createCode(written: string): Node {
  const text = written.replace(/\n[ \t]*/g, ' ');
  const isPadded = text.length > 2 && text.startsWith(' ') && text.endsWith(' ') && text.trim();
  return createElementNode('code', [createTextNode(isPadded ? text.slice(1, -1) : text)]);
}

function getAlternativeText(node: Node): string {
  const inner = node.type === 'element' && node.name === 'img' ? node.attributes.get('alt') : undefined;
  return typeof inner === 'string' ? inner : getPlainText([node]);
}
