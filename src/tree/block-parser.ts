import {limits} from '../limits.js';
import type {Block, Container, Fence, Item, List, MathBlock, Paragraph, Table} from './block.js';
import {
  closesFence,
  isRule,
  type Marker,
  readFence,
  readFootnote,
  readHeading,
  readMarker,
  readUnderline,
} from './block-starts.js';
import {continues, isItem, isMarker, mayInterrupt, passQuote} from './containers.js';
import {Definitions} from './definitions.js';
import {beginsEsm, endOfLine, skipEsm} from './esm.js';
import {countLines, readFlow} from './flow.js';
import {LineCursor} from './line-cursor.js';
import {beginsMath} from './math.js';
import {type Fuel, fuelFor} from './skip.js';
import {readAlignments} from './table.js';

export interface Blocks {
  readonly blocks: readonly Block[];
  readonly definitions: Definitions;
}

/** Splits a page into blocks, line by line, as CommonMark's appendix describes it, with the blocks of MDX among them. */
export function parseBlocks(text: string, tags?: ReadonlySet<string>): Blocks {
  const parser = new BlockParser(text, tags);
  parser.run();
  return {blocks: parser.root, definitions: parser.definitions};
}

/** The leaf that the next line may belong to. */
type Leaf = Fence | MathBlock | Table | (Omit<Paragraph, 'text'> & {lines: string[]; text: string});

const delimiterRow = /^[\s>]*[|:-][\s|:-]*$/;

class BlockParser {
  readonly root: Block[] = [];
  readonly definitions = new Definitions();
  readonly #text: string;
  readonly #cursor: LineCursor;
  readonly #fuel: Fuel;
  readonly #open: Container[] = [];
  #leaf: Leaf | undefined;
  #line = 0;
  /** No line below closes a formula: there is no need to look again. */
  #noMath = false;

  constructor(text: string, tags: ReadonlySet<string> | undefined) {
    this.#text = text;
    this.#cursor = new LineCursor(text);
    this.#fuel = fuelFor(text, tags);
    this.#noMath = tags !== undefined;
  }

  run(): void {
    for (let start = 0; start < this.#text.length; this.#line++) {
      this.#cursor.moveTo(start);
      start = this.#readLine(start) + 1;
    }
    this.#close(0);
  }

  /** Returns the offset of the end of the last line that was read. */
  #readLine(start: number): number {
    const cursor = this.#cursor;
    let depth = 0;
    while (depth < this.#open.length && continues(this.#open[depth] as Container, cursor)) depth++;
    const isWhole = depth === this.#open.length;
    if (isWhole && this.#continueRaw()) return cursor.end;
    const opened = this.#openContainers(depth);
    if (cursor.blank) {
      if (!opened) this.#close(depth);
      this.#touchQuotes();
      this.#endLeaf();
      return cursor.end;
    }
    if (!isWhole && !opened) {
      // A paragraph goes on without its prefix ("lazy"), unless another block begins.
      if (this.#leaf?.kind === 'paragraph' && !this.#interrupts()) {
        this.#leaf.lines.push(cursor.rest());
        this.#touch();
        return cursor.end;
      }
      this.#close(depth);
    }
    return this.#readLeaf(start);
  }

  /** A line of an open fenced block. */
  #continueRaw(): boolean {
    const leaf = this.#leaf;
    const cursor = this.#cursor;
    if (leaf?.kind !== 'fence' && leaf?.kind !== 'math') return false;
    this.#touch();
    if (closesFence(this.#text, cursor.next, cursor.end, leaf.kind === 'math' ? '$$' : leaf.marker)) {
      this.#leaf = undefined;
      return true;
    }
    cursor.indent(leaf.indent);
    leaf.lines.push(cursor.rest());
    return true;
  }

  /** Quotes, list items and footnotes that begin on this line. */
  #openContainers(matched: number): boolean {
    const cursor = this.#cursor;
    const text = this.#text;
    let depth = matched;
    const interrupts = depth === this.#open.length && this.#leaf?.kind === 'paragraph';
    for (;;) {
      if (cursor.blank || depth >= limits.depth) break;
      const char = text.charCodeAt(cursor.next);
      if (char === 62) {
        this.#begin(depth++, {kind: 'quote', line: this.#line, end: this.#line, blocks: []});
        passQuote(cursor);
      } else if (char === 91 && text.charCodeAt(cursor.next + 1) === 94) {
        const footnote = readFootnote(text, cursor.next);
        if (!footnote) break;
        const {label, length} = footnote;
        this.#begin(depth++, {kind: 'footnote', line: this.#line, end: this.#line, label, blocks: []});
        cursor.pass(length);
        this.definitions.footnotes.define(label);
      } else if (isMarker(char)) {
        const marker = readMarker(text, cursor.next);
        if (!marker || ((char === 42 || char === 45) && isRule(text, cursor.next))) break;
        if (interrupts && !mayInterrupt(marker, text, cursor)) break;
        this.#beginItem(depth++, marker);
      } else break;
    }
    return depth > matched;
  }

  #begin(depth: number, container: Container): void {
    this.#close(depth);
    if (container.kind !== 'item') this.#blocks.push(container);
    this.#open.push(container);
  }

  #beginItem(depth: number, {marker, length, start}: Marker): void {
    const cursor = this.#cursor;
    this.#close(depth);
    let list = this.#blocks.at(-1);
    const line = this.#line;
    if (list?.kind !== 'list' || list.marker !== marker) {
      list = {kind: 'list', line, end: line, marker, start, items: []};
      this.#blocks.push(list);
    }
    const before = cursor.width;
    cursor.pass(length);
    // An empty item has one column of space; else all the space belongs to the marker, as there is no indented code.
    const after = cursor.blank ? 1 : cursor.width;
    cursor.indent(after);
    const item: Item = {kind: 'item', line, end: line, blocks: [], size: before + length + after};
    (list as List).items.push(item);
    this.#open.push(item);
  }

  /** The line, which is not blank, belongs to the innermost container. Returns the end of what was read. */
  #readLeaf(start: number): number {
    const cursor = this.#cursor;
    const text = this.#text;
    const at = cursor.next;
    const leaf = this.#leaf;
    const line = this.#line;
    const char = text.charCodeAt(at);
    if (leaf?.kind === 'paragraph' && (char === 61 || char === 45)) {
      const depth = readUnderline(text, at);
      const words = depth && this.definitions.strip(leaf.lines.join('\n'));
      if (depth && words) {
        this.#leaf = undefined;
        this.#blocks.pop();
        this.#add({kind: 'heading', line: leaf.line, end: line, depth, text: words.trim()});
        return cursor.end;
      }
    }
    if (char === 35) {
      const heading = readHeading(text, at);
      if (heading) return this.#add({kind: 'heading', line, end: line, ...heading});
    } else if (char === 96 || char === 126) {
      const fence = readFence(text, at);
      if (fence) return this.#keep({kind: 'fence', line, end: line, indent: cursor.width, lines: [], ...fence});
    } else if ((char === 45 || char === 42 || char === 95) && isRule(text, at)) {
      return this.#add({kind: 'rule', line, end: line});
    } else if (char === 36 && !this.#noMath && text.charCodeAt(at + 1) === 36) {
      if (beginsMath(text, at, cursor.end))
        return this.#keep({kind: 'math', line, end: line, lines: [], indent: cursor.width});
      this.#noMath = text.slice(at, cursor.end).trim() === '$$';
    } else if (char === 60 || char === 123) {
      const flow = readFlow({text, at, open: this.#open, line, fuel: this.#fuel});
      if (flow) {
        this.#endLeaf();
        for (const block of flow.blocks) this.#blocks.push(block);
        this.#line = flow.line;
        this.#touch();
        return flow.end;
      }
    } else if (
      at === start &&
      leaf?.kind !== 'paragraph' &&
      this.#open.length === 0 &&
      !this.#fuel.tags &&
      beginsEsm(text, at)
    )
      return this.#readEsm(at);
    if (leaf?.kind === 'table') {
      leaf.rows.push(text.slice(at, cursor.end));
      this.#touch();
      return cursor.end;
    }
    const table = this.#readTable(at);
    if (table !== -1) return table;
    if (leaf?.kind === 'paragraph') leaf.lines.push(cursor.rest());
    else this.#keep({kind: 'paragraph', line, end: line, lines: [text.slice(at, cursor.end)], text: ''});
    this.#touch();
    return cursor.end;
  }

  #readEsm(at: number): number {
    const text = this.#text;
    const stop = skipEsm(text, at, this.#fuel);
    const raw = text.slice(at, stop);
    const first = this.#line;
    this.#line += countLines(raw);
    this.#endLeaf();
    this.#blocks.push({kind: 'nothing', line: first, end: this.#line});
    this.definitions.statements.push(raw);
    return endOfLine(text, stop);
  }

  /** Header and delimiter row: two lines at once. -1 when there is no table. */
  #readTable(at: number): number {
    const {end} = this.#cursor;
    const text = this.#text;
    // Nearly every line ends here: the next one, without its prefix, has only these characters.
    if (!delimiterRow.test(text.slice(end + 1, endOfLine(text, end + 1)))) return -1;
    const under = new LineCursor(text);
    under.moveTo(end + 1);
    if (!this.#open.every(container => continues(container, under)) || isItem(text, under.next)) return -1;
    const head = text.slice(at, end);
    const align = readAlignments(head, text.slice(under.next, under.end));
    if (!align) return -1;
    const line = this.#line++;
    this.#keep({kind: 'table', line, end: line + 1, head, align, rows: []});
    return under.end;
  }

  /** Whether a block that may interrupt a paragraph begins here. */
  #interrupts(): boolean {
    const cursor = this.#cursor;
    const text = this.#text;
    const at = cursor.next;
    const char = text.charCodeAt(at);
    if (char === 35) return readHeading(text, at) !== undefined;
    if (char === 96 || char === 126) return readFence(text, at) !== undefined;
    if (char === 45 || char === 42 || char === 95) return isRule(text, at);
    if (char !== 60 && char !== 123) return false;
    return readFlow({text, at, open: [], line: 0, fuel: this.#fuel}) !== undefined;
  }

  #add(block: Block): number {
    this.#endLeaf();
    this.#blocks.push(block);
    this.#touch();
    return this.#cursor.end;
  }

  #keep(leaf: Leaf): number {
    this.#endLeaf();
    this.#blocks.push(leaf);
    this.#leaf = leaf;
    this.#touch();
    return this.#cursor.end;
  }

  get #blocks(): Block[] {
    return this.#open.at(-1)?.blocks ?? this.root;
  }

  /** Everything that is open reaches to this line. */
  #touch(): void {
    if (this.#leaf) this.#leaf.end = this.#line;
    for (const container of this.#open) container.end = this.#line;
  }

  /** An empty line with the mark of a quote belongs to the quote, and to what holds it. */
  #touchQuotes(): void {
    const last = this.#open.findLastIndex(container => container.kind === 'quote');
    for (const container of this.#open.slice(0, last + 1)) container.end = this.#line;
  }

  #endLeaf(): void {
    const leaf = this.#leaf;
    this.#leaf = undefined;
    if (leaf?.kind === 'paragraph') leaf.text = this.definitions.strip(leaf.lines.join('\n'));
  }

  #close(depth: number): void {
    this.#endLeaf();
    this.#open.length = Math.min(this.#open.length, depth);
  }
}
