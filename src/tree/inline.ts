import type {Token} from 'marked';
import {isComment, outdent} from './expression.js';
import {unescapeText} from './link.js';
import {latex} from './math.js';
import type {PageLexer} from './page-lexer.js';
import {type InlineToken, special} from './page-tokenizer.js';
import {refuse} from './refused.js';
import type {Tag} from './tag.js';
import {element, type Node, plainText, text as textNode} from './tree.js';

/** The nodes of a paragraph, heading or cell. */
export function parseInline(text: string, lexer: PageLexer): Node[] {
  // Most texts of cells and items are words alone.
  if (!special.test(text)) return text ? [textNode(text)] : [];
  return new InlineBuilder(lexer).nodes(lexer.inlineTokens(text, []));
}

type UnitToken = Extract<InlineToken, {type: 'unit'}>;

class InlineBuilder {
  readonly #lexer: PageLexer;

  constructor(lexer: PageLexer) {
    this.#lexer = lexer;
  }

  nodes(tokens: readonly Token[]): Node[] {
    const nodes: Node[] = [];
    let words = '';
    const push = (...added: readonly Node[]) => {
      if (words) nodes.push(textNode(words));
      words = '';
      nodes.push(...added);
    };
    for (const token of tokens as readonly InlineToken[]) {
      switch (token.type) {
        case 'text':
          if (token.refused) refuse(this.#lexer.fuel.refused, token.refused, token.near ?? '');
          words += token.text;
          break;
        case 'escape':
          words += token.text;
          break;
        case 'br':
          push(element('br', []));
          words = '\n';
          break;
        case 'reference':
          push({type: 'text', value: token.raw, reference: true});
          break;
        case 'footnote': {
          const note = this.#lexer.footnotes.refer(token.label);
          if (note) push(note);
          break;
        }
        case 'link':
        case 'image':
          push(this.#link(token));
          break;
        case 'unit': {
          const isFirst = nodes.length === 0 && !words;
          const made = this.#unit(token, isFirst);
          if (typeof made === 'string') words += made;
          else push(...made);
          break;
        }
        default:
          push(element(token.type, this.nodes(token.tokens)));
      }
    }
    push();
    return nodes;
  }

  #link({type, href, title, tokens}: Extract<InlineToken, {type: 'link' | 'image'}>): Node {
    const children = this.nodes(tokens);
    const attributes = new Map([[type === 'link' ? 'href' : 'src', unescapeText(href)]]);
    // The words of a picture's text, without its Markdown.
    if (type === 'image') attributes.set('alt', children.map(alternative).join(''));
    if (title) attributes.set('title', unescapeText(title));
    return type === 'link' ? element('a', children, attributes) : element('img', [], attributes);
  }

  /** What a unit shows: nodes, or words. */
  #unit({unit, raw, tokens}: UnitToken, isFirst: boolean): Node[] | string {
    switch (unit.kind) {
      case 'element': {
        const {name, attributes} = unit.tag;
        const children = this.nodes(tokens ?? []);
        return [{type: 'element', name, attributes, children, line: 0, tag: true}];
      }
      case 'code':
        return [code(raw.slice(unit.size, -unit.size))];
      case 'tag':
        return this.#tag(unit.tag, raw, isFirst);
      case 'link':
        return [element('a', [textNode(unit.text)], new Map([['href', unit.href]]))];
      case 'math': {
        const isDisplay = raw.startsWith('$$');
        const size = isDisplay ? 2 : 1;
        return [latex(raw.slice(size, -size).trim(), isDisplay)];
      }
      case 'expression': {
        const source = raw.slice(1, -1);
        return isComment(source) ? [] : [{type: 'expression', source: outdent(source), line: 0}];
      }
      default:
        return [];
    }
  }

  #tag({kind, name, attributes}: Tag, raw: string, isFirst: boolean): Node[] | string {
    if (kind === 'self') return [{type: 'element', name, attributes, children: [], line: 0, tag: true}];
    const {fuel} = this.#lexer;
    fuel.loose++;
    // Many a description has `<p>` and `<li>` without their ends, as HTML allows; any other tag is left out.
    if (fuel.tags) return kind === 'open' && !isFirst && /^(?:p|li)$/i.test(name) ? [element('br', [])] : [];
    refuse(fuel.refused, kind === 'close' ? 'close' : 'open', raw);
    return raw;
  }
}

function code(written: string): Node {
  const words = written.replace(/\n[ \t]*/g, ' ');
  const isPadded = words.length > 2 && words.startsWith(' ') && words.endsWith(' ') && words.trim();
  return element('code', [textNode(isPadded ? words.slice(1, -1) : words)]);
}

function alternative(node: Node): string {
  const inner = node.type === 'element' && node.name === 'img' ? node.attributes.get('alt') : undefined;
  return typeof inner === 'string' ? inner : plainText([node]);
}
