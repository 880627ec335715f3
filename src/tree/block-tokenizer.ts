import {Tokenizer, type Tokens} from 'marked';
import {limits} from '../limits.js';
import type {Block, BlockToken, Item, Place} from './block.js';
import {endsInParagraph, flowBlock, given, withoutBlankEnd, withoutSpace, words} from './block-parts.js';
import {isRule, type Marker, readFence, readFootnote, readHeading, readMarker, readUnderline} from './block-starts.js';
import {indentAt, isBlank, outdent, skipBlank} from './columns.js';
import {type Container, containerLines, type LineReader} from './container-lines.js';
import {beginsEsm, endOfLine, skipEsm} from './esm.js';
import {countLines, type Flow, readFlow} from './flow.js';
import {Footnotes} from './footnotes.js';
import {unescapeText} from './link.js';
import type {Fuel} from './skip.js';

const math = /^[ \t]*\$\$[ \t]*\n(?:([\s\S]*?)\n)?[ \t]*\$\$[ \t]*(?=\n|$)/;

/** A text that is read: the column of the page at which it begins, and the line of one of its offsets. */
interface Reading {
  readonly text: string;
  readonly column: number;
  at: number;
  line: number;
}

/**
 * The blocks of marked with the rules of MDX: any indent, no indented code, no HTML, but tags, expressions and statements.
 * Containers gather their own lines, since what may stand in them and what ends them is different.
 */
export class BlockTokenizer extends Tokenizer implements LineReader {
  readonly fuel: Fuel;
  /** Import and export statements. */
  readonly statements: string[] = [];
  readonly footnotes = new Footnotes();
  /** Containers around the text that is read. */
  #level = 0;
  #read: Reading = {text: '', column: 0, at: 0, line: 0};
  /** Nothing is defined by what is only tried. */
  #isTrial = false;
  /** The last answer about tags. */
  #known: {readonly read: Reading; readonly length: number; readonly flow: Flow | undefined} | undefined;

  constructor(fuel: Fuel) {
    super();
    this.fuel = fuel;
  }

  /** The blocks of a page. */
  blocks(text: string): readonly Block[] {
    this.#read = {text, column: 0, at: 0, line: 0};
    return withoutSpace(this.lexer.blockTokens(text, []));
  }

  /** Blocks that marked has not: statements, formulas, footnotes. */
  ours(src: string): BlockToken | undefined {
    const at = skipBlank(src, 0);
    switch (src.charCodeAt(at)) {
      case 36:
        return this.#math(src);
      case 91:
        return this.#footnote(src, at);
      case 101:
      case 105:
        return at === 0 && this.#level === 0 ? this.#esm(src) : undefined;
      default:
        return undefined;
    }
  }

  override code(): undefined {}

  // A paragraph finds its underline itself.
  override lheading(): undefined {}

  override html(src: string): Tokens.HTML | undefined {
    const char = src.charCodeAt(skipBlank(src, 0));
    const flow = char === 60 || char === 123 ? this.flowAt(src) : undefined;
    if (!flow) return undefined;
    const raw = src.slice(0, flow.end);
    const {line} = this.#place(src, raw);
    const at = this.#read.text.length - src.length;
    return given({type: 'flow', raw, blocks: flow.units.map(unit => flowBlock(this.#read.text, at, unit, line))});
  }

  override heading(src: string): Tokens.Heading | undefined {
    const at = skipBlank(src, 0);
    const heading = src.charCodeAt(at) === 35 ? readHeading(src, at) : undefined;
    return heading && given({type: 'heading', ...heading, ...this.#place(src, src.slice(0, endOfLine(src, at)))});
  }

  override space(src: string): Tokens.Space | undefined {
    // Nearly all blocks begin at once.
    const char = src.charCodeAt(skipBlank(src, 0));
    return char === 10 || Number.isNaN(char) ? super.space(src) : undefined;
  }

  override fences(src: string): Tokens.Code | undefined {
    const char = src.charCodeAt(skipBlank(src, 0));
    if (char !== 96 && char !== 126) return undefined;
    const match = this.rules.block.fences.exec(src);
    if (!match) return undefined;
    const [raw, , info = '', inside = ''] = match;
    return given({type: 'fence', info: info.trim(), value: this.#outdent(src, inside), ...this.#place(src, raw)});
  }

  override hr(src: string): Tokens.Hr | undefined {
    const rule = isRule(src, skipBlank(src, 0)) ? super.hr(src) : undefined;
    return rule && given({type: 'hr', ...this.#place(src, rule.raw)});
  }

  override def(src: string): Tokens.Def | undefined {
    if (src.charCodeAt(skipBlank(src, 0)) !== 91 || this.lexer.state.lastToken?.type === 'paragraph') return undefined;
    const rule = this.rules.block.def;
    let match = rule.exec(src);
    const gap = match ? /\n[ \t]*\n/.exec(match[0].trimEnd()) : undefined;
    // A title with a blank line in it is none.
    if (gap) match = rule.exec(src.slice(0, gap.index));
    const definition = match && super.def(match[0]);
    if (!match || !definition) return undefined;
    const [, , address = '', title] = match;
    return {
      ...definition,
      ...this.#place(src, definition.raw),
      href: unescapeText(address.startsWith('<') ? address.slice(1, -1) : address),
      title: title && unescapeText(title.slice(1, -1)),
    } as Tokens.Def;
  }

  override table(src: string): Tokens.Table | undefined {
    const end = endOfLine(src, 0);
    const under = skipBlank(src, end + 1);
    // A row that begins an item is one.
    const char = src.charCodeAt(under);
    if ((char !== 124 && char !== 58 && char !== 45) || readMarker(src, under)) return undefined;
    let last = endOfLine(src, under);
    const head = src.slice(0, end);
    const found = super.table(`${head}\n${src.slice(under, last).trim().replaceAll('\t', ' ')}`);
    if (!found) return undefined;
    const rows: string[] = [];
    for (let from = last + 1; from < src.length; from = last + 1) {
      const rest = src.slice(from);
      if (/^[ \t]*(?:\n|$)/.test(rest) || this.beginsBlock(rest)) break;
      last = endOfLine(src, from);
      rows.push(src.slice(from, last));
    }
    return given({type: 'table', head, align: found.align, rows, ...this.#place(src, src.slice(0, last))});
  }

  override paragraph(src: string): Tokens.Paragraph | undefined {
    let end = endOfLine(src, 0);
    for (; end < src.length; end = endOfLine(src, end + 1)) {
      const rest = src.slice(end + 1);
      const at = skipBlank(rest, 0);
      if (at === rest.length || rest.charCodeAt(at) === 10) break;
      const depth = readUnderline(rest, at);
      if (depth) {
        const place = this.#place(src, src.slice(0, endOfLine(src, end + 1)));
        return given({type: 'heading', depth, text: words(src.slice(0, end)), ...place});
      }
      if (this.#interrupts(rest, at) || this.table(rest)) break;
    }
    const raw = src.slice(0, end);
    const isDeep = this.#isDeep && /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/m.test(raw);
    return given({type: 'paragraph', text: words(raw), isDeep, ...this.#place(src, raw)});
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    const at = skipBlank(src, 0);
    if (src.charCodeAt(at) !== 62 || this.#isDeep) return undefined;
    const take = (line: string): string | undefined => {
      const mark = skipBlank(line, 0);
      if (line.charCodeAt(mark) !== 62) return undefined;
      return outdent(line.slice(mark + 1), 1, this.#read.column + indentAt(line, 0, this.#read.column) + 1);
    };
    const first = take(src.slice(0, endOfLine(src, 0))) as string;
    const {lines, next} = containerLines({src, first, at, take, holdsTags: false}, this);
    const place = this.#place(src, src.slice(0, next).replace(/\n$/, ''));
    const column = this.#read.column + indentAt(src, 0, this.#read.column) + 2;
    return given({type: 'quote', blocks: this.#inside(lines, column, place.line), ...place});
  }

  override list(src: string): Tokens.List | undefined {
    const first = readMarker(src, skipBlank(src, 0));
    if (!first || this.#isDeep) return undefined;
    const items: Item[] = [];
    let from = 0;
    let {line} = this.#place(src, '');
    let end = 0;
    while (from < src.length) {
      const at = skipBlank(src, from);
      const marker = readMarker(src, at);
      if (src.charCodeAt(at) === 10) {
        from = at + 1;
        line++;
      } else if (!marker || marker.marker !== first.marker || isRule(src, at)) break;
      else {
        const {item, next, taken} = this.#item(src.slice(from), marker, line);
        items.push(item);
        end = from + next;
        from = end;
        line += taken;
      }
    }
    const place = this.#place(src, withoutBlankEnd(src.slice(0, end)));
    return given({type: 'list', start: first.start, items, ...place});
  }

  #item(src: string, {length}: Marker, line: number): {item: Item; next: number; taken: number} {
    const before = indentAt(src, 0, this.#read.column);
    const end = endOfLine(src, 0);
    const behind = skipBlank(src, 0) + length;
    const at = Math.min(skipBlank(src, behind), end);
    // An empty item has one column of space; else all the space belongs to the marker, as there is no indented code.
    const after = at === end ? 1 : indentAt(src, behind, this.#read.column + before + length);
    const size = before + length + after;
    const take = (line: string, lines: readonly string[]): string | undefined => {
      // An item that begins with an empty line may have no second one.
      if (isBlank(line)) return lines.length === 1 && lines[0] === '' ? undefined : '';
      return indentAt(line, 0, this.#read.column) < size ? undefined : outdent(line, size, this.#read.column);
    };
    return this.#content({src, first: src.slice(at, end), at, take, holdsTags: true}, size, line);
  }

  #content(container: Container, size: number, line: number): {item: Item; next: number; taken: number} {
    const {lines, next} = containerLines(container, this);
    const taken = lines.length;
    while (lines.length > 1 && isBlank(lines.at(-1) as string)) lines.pop();
    const blocks = this.#inside(lines, this.#read.column + size, line);
    return {item: {blocks, line, end: line + lines.length - 1}, next, taken};
  }

  #footnote(src: string, start: number): BlockToken | undefined {
    const footnote = readFootnote(src, start);
    if (!footnote || this.#isDeep) return undefined;
    const at = start + footnote.length;
    const take = (line: string): string | undefined =>
      isBlank(line) ? '' : indentAt(line, 0, this.#read.column) < 4 ? undefined : outdent(line, 4, this.#read.column);
    const container = {src, first: src.slice(at, endOfLine(src, at)), at, take, holdsTags: true};
    const {item, next} = this.#content(container, 4, this.#place(src, '').line);
    if (!this.#isTrial) this.footnotes.define(footnote.label);
    return {type: 'footnote', label: footnote.label, ...item, raw: withoutBlankEnd(src.slice(0, next))};
  }

  #math(src: string): BlockToken | undefined {
    const match = this.fuel.tags ? null : math.exec(src);
    if (!match) return undefined;
    return {type: 'math', value: this.#outdent(src, match[1] ?? '').trim(), ...this.#place(src, match[0])};
  }

  #esm(src: string): BlockToken | undefined {
    if (this.fuel.tags || !beginsEsm(src, 0)) return undefined;
    const stop = skipEsm(src, 0, this.fuel);
    this.statements.push(src.slice(0, stop));
    return {type: 'nothing', ...this.#place(src, src.slice(0, endOfLine(src, stop)))};
  }

  /** Lines of a block that take part in the indent of its first one. */
  #outdent(src: string, inside: string): string {
    const indent = indentAt(src, 0, this.#read.column);
    if (indent === 0) return inside;
    return inside
      .split('\n')
      .map(line => outdent(line, indent, this.#read.column))
      .join('\n');
  }

  get #isDeep(): boolean {
    return this.#level >= limits.depth;
  }

  #place(src: string, raw: string): Place & {readonly raw: string} {
    const read = this.#read;
    const at = read.text.length - src.length;
    // Asked about what comes next, too, and about what was before.
    read.line += at < read.at ? -countLines(read.text, at, read.at) : countLines(read.text, read.at, at);
    read.at = at;
    return {raw, line: read.line, end: read.line + countLines(raw)};
  }

  /** The blocks of a container. */
  #inside(lines: readonly string[], column: number, line: number): readonly Block[] {
    const outer = this.#read;
    const text = lines.join('\n');
    this.#read = {text, column, at: 0, line};
    this.#level++;
    const tokens = this.lexer.blockTokens(text, []);
    this.#level--;
    this.#read = outer;
    return withoutSpace(tokens);
  }

  flowAt(src: string): Flow | undefined {
    const {length} = src;
    // Asked by the paragraph that ends here, and again for the block: what is left of a text says where it is.
    if (this.#known?.read !== this.#read || this.#known.length !== length)
      this.#known = {read: this.#read, length, flow: readFlow(src, this.fuel)};
    return this.#known.flow;
  }

  isOpen(lines: readonly string[]): boolean {
    if (this.fuel.left <= 0) return true;
    for (const line of lines) this.fuel.left -= line.length + 1;
    const {links} = this.lexer.tokens;
    const isTrial = this.#isTrial;
    this.lexer.tokens.links = Object.create(null) as typeof links;
    this.#isTrial = true;
    const isOpen = endsInParagraph(this.#inside(lines, this.#read.column, 0));
    this.lexer.tokens.links = links;
    this.#isTrial = isTrial;
    return isOpen;
  }

  beginsBlock(src: string): boolean {
    const at = skipBlank(src, 0);
    return readMarker(src, at) !== undefined || this.#interrupts(src, at);
  }

  /** A block that may follow a paragraph without a blank line. `at` is the first character that is no white space. */
  #interrupts(src: string, at: number): boolean {
    const char = src.charCodeAt(at);
    switch (char) {
      case 35:
        return readHeading(src, at) !== undefined;
      case 36:
        return !this.fuel.tags && math.test(src);
      case 60:
      case 123:
        return this.flowAt(src) !== undefined;
      case 62:
        return !this.#isDeep;
      case 91:
        return !this.#isDeep && readFootnote(src, at) !== undefined;
      case 96:
      case 126:
        return readFence(src, at) !== undefined;
      case 42:
      case 43:
      case 45:
      case 95:
        return isRule(src, at) || (!this.#isDeep && beginsItem(src, at));
      default:
        return char >= 48 && char <= 57 && !this.#isDeep && beginsItem(src, at);
    }
  }
}

/** Into a paragraph only an item with text may break, and of the numbers only 1: lines that wrap may begin with any. */
function beginsItem(src: string, at: number): boolean {
  const marker = readMarker(src, at);
  if (!marker || (marker.start !== undefined && (marker.start !== 1 || marker.length !== 2))) return false;
  return !/^[ \t]*(?:\n|$)/.test(src.slice(at + marker.length, at + marker.length + 1000));
}
