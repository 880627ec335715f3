import {Lexer, type MarkedOptions, type Token, Tokenizer, type Tokens, type TokensList} from 'marked';
import {limits} from '../limits.js';
import {dedent} from './dedent.js';
import {scan, type Unit} from './scan.js';
import {splitBlocks} from './split-blocks.js';
import type {Tag} from './tag.js';

/** What the MDX layer adds to marked's tokens. */
export type UnitToken =
  | {type: 'tag'; raw: string; tag: Tag; tokens: Token[]; block: boolean}
  | {type: 'braces'; raw: string; source: string; block: boolean}
  | {type: 'ignored'; raw: string}
  | {type: 'esm'; raw: string}
  | {type: 'dedented'; raw: string; text: string; tokens: Token[]};

// MDX has no indented code and no raw HTML: blocks may stand at any indent, and tags are the scanner's.
class PageTokenizer extends Tokenizer {
  override code(src: string): Tokens.Code | undefined {
    const indented =
      /^(?:[ \t]*\n)*(?: {4}| {0,3}\t)[^\n]*(?:\n(?:(?: {4}| {0,3}\t)[^\n]*|[ \t]*(?=\n|$)))*(?:\n|$)/.exec(src);
    if (!indented) return undefined;
    const raw = indented[0];
    const inner = dedent(raw, scan(raw).fences);
    const tokens = (this.lexer as unknown as PageLexer).nested(inner);
    return {type: 'dedented', raw, text: inner.trim(), tokens} as unknown as Tokens.Code;
  }

  // CommonMark stops looking for the closing fence at an indent of four; without indented code any indent closes.
  override fences(src: string): Tokens.Code | undefined {
    const open = /^( {0,3})(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)/.exec(src);
    if (!open) return undefined;
    const [first, indent, fence, info] = open as unknown as [string, string, string, string];
    const closing = new RegExp(`^[ \\t]*${fence[0] === '~' ? '~' : '`'}{${fence.length},}[ \\t]*$`, 'm');
    const rest = src.slice(first.length);
    const close = closing.exec(rest);
    const body = close ? rest.slice(0, close.index) : rest;
    const raw = first + (close ? rest.slice(0, close.index + close[0].length) : rest);
    const text = body.replace(/\n$/, '').replace(indent ? new RegExp(`^ {1,${indent.length}}`, 'gm') : /^(?!)/, '');
    return {type: 'code', raw: src[raw.length] === '\n' ? `${raw}\n` : raw, lang: info.trim(), text};
  }

  // A footnote looks like the definition of a link; there are none here, and its words stay visible.
  override def(src: string): Tokens.Def | undefined {
    return /^ {0,3}\[\^/.test(src) ? undefined : super.def(src);
  }

  override html(): undefined {
    return undefined;
  }

  override tag(): undefined {
    return undefined;
  }
}

interface Inline {
  readonly text: string;
  readonly units: ReadonlyMap<number, Unit>;
  /** Offsets of the units, and how many of them have been passed. */
  readonly starts: readonly number[];
  passed: number;
}

// marked looks for the `@` of an address to the end of the word, from each of its letters: a word of 40,000 letters
// took 4 s. The name before an `@` has 64 characters at most (RFC 5321, 4.5.3.1.1).
function bounded(rule: RegExp): RegExp {
  return new RegExp(rule.source.replaceAll(']+@', ']{1,64}@').replaceAll(']+(@)', ']{1,64}(@)'));
}

const {gfm} = Lexer.rules.inline;
const inlineRules = {...gfm, text: bounded(gfm.text), url: bounded(gfm.url)};

/** marked's lexer with the MDX layer in front of it: containers are cut before marked sees them, tags are inline tokens. */
export class PageLexer extends Lexer {
  #depth = 0;
  #inline: Inline | undefined;
  #root = true;

  constructor() {
    const options: unknown = {
      gfm: true,
      silent: true,
      tokenizer: new PageTokenizer(),
      extensions: {
        inline: [(src: string) => this.#inlineUnit(src)],
        startInline: [(src: string) => this.#nextUnit(src)],
        renderers: {},
        childTokens: {},
      },
      hooks: {emStrongMask: (src: string) => this.#maskUnits(src)},
    };
    super(options as MarkedOptions<string, string>);
    const {tokenizer} = this.options;
    if (tokenizer) tokenizer.rules = {...tokenizer.rules, inline: inlineRules};
  }

  /** Blocks of a text that is not part of the one being read, such as the inside of a component. */
  nested(text: string): Token[] {
    const {top} = this.state;
    this.state.top = true;
    const tokens = this.blockTokens(text, []);
    this.state.top = top;
    return tokens;
  }

  override blockTokens(src: string, tokens?: Token[], clipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, clipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], clipped = false): Token[] {
    if (this.#depth > limits.depth) {
      tokens.push({type: 'paragraph', raw: src, text: src, tokens: [{type: 'text', raw: src, text: src}]} as Token);
      return tokens;
    }
    this.#depth++;
    try {
      return this.#blocks(src, tokens, clipped);
    } finally {
      this.#depth--;
    }
  }

  #blocks(src: string, tokens: Token[], clipped: boolean): Token[] {
    const esm = this.#root;
    this.#root = false;
    const pieces = /[<{]|^(?:im|ex)port/m.test(src) ? splitBlocks(src, esm) : undefined;
    if (!pieces) return super.blockTokens(src, tokens, clipped);
    const {top} = this.state;
    for (const piece of pieces) {
      if (piece.kind === 'unit') tokens.push(this.#blockUnit(src, piece.unit));
      else {
        this.state.top = top;
        super.blockTokens(piece.text, tokens, false);
      }
    }
    this.state.top = true;
    return tokens;
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#depth > limits.depth) {
      tokens.push({type: 'text', raw: src, text: src} as Token);
      return tokens;
    }
    const outer = this.#inline;
    this.#inline = undefined;
    if (src.includes('<') || src.includes('{')) {
      const {units} = scan(src, {inline: true});
      const starts = units.map(unit => unit.start);
      if (units.length)
        this.#inline = {text: src, units: new Map(units.map(unit => [unit.start, unit])), starts, passed: 0};
    }
    this.#depth++;
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      this.#depth--;
      this.#inline = outer;
    }
  }

  #blockUnit(src: string, unit: Unit): Token {
    const raw = src.slice(unit.start, unit.end);
    if (unit.kind === 'esm') return {type: 'esm', raw};
    if (unit.kind === 'comment') return {type: 'ignored', raw};
    if (unit.kind === 'expression') return {type: 'braces', raw, source: raw.slice(1, -1), block: true};
    const inner = unit.close ? src.slice(unit.open.end, unit.close.start) : '';
    const tokens = inner.trim() ? this.nested(dedentInner(inner.trimEnd())) : [];
    return {type: 'tag', raw, tag: unit.open, tokens, block: true};
  }

  #inlineUnit(src: string): Token | undefined {
    const inline = this.#inline;
    const unit = inline?.units.get(inline.text.length - src.length);
    if (!inline || !unit) return undefined;
    const raw = inline.text.slice(unit.start, unit.end);
    if (unit.kind === 'comment') return {type: 'ignored', raw};
    if (unit.kind === 'expression') return {type: 'braces', raw, source: raw.slice(1, -1), block: false};
    if (unit.kind === 'esm') return undefined;
    const inner = unit.close ? inline.text.slice(unit.open.end, unit.close.start) : '';
    const tokens = inner ? this.inlineTokens(inner) : [];
    return {type: 'tag', raw, tag: unit.open, tokens, block: false};
  }

  /** Where the next unit begins after the first character of what is left. */
  #nextUnit(rest: string): number {
    const inline = this.#inline;
    if (!inline) return -1;
    const from = inline.text.length - rest.length;
    while ((inline.starts[inline.passed] ?? from) < from) inline.passed++;
    const start = inline.starts[inline.passed];
    return start === undefined ? -1 : start - from;
  }

  // A `*` inside an attribute or an expression is no emphasis.
  #maskUnits(masked: string): string {
    const inline = this.#inline;
    if (!inline || masked.length !== inline.text.length) return masked;
    let text = '';
    let at = 0;
    for (const {start, end} of inline.units.values()) {
      text += masked.slice(at, start) + 'a'.repeat(end - start);
      at = end;
    }
    return text + masked.slice(at);
  }
}

/** The inside of an element without the indentation of its lines; text behind the opening tag has none to lose. */
function dedentInner(inner: string): string {
  const eol = inner.indexOf('\n');
  if (eol === -1) return inner.trimStart();
  const first = inner.slice(0, eol).trim();
  const rest = inner.slice(eol + 1);
  // Nothing to take off where the first line has no indentation: no need to look for fences.
  const body = /^(?:[ \t]*\n)*[^\s]/.test(rest) ? rest : dedent(rest, scan(rest).fences);
  return first ? `${first}\n${body}` : `\n${body}`;
}
