import {type Token, Tokenizer, type Tokens} from 'marked';
import {limits} from '../../base/limits.js';
import type {BlockToken, Content, Item} from './block.js';
import {readBlockText, toBlocks} from './block-parts.js';
import * as rules from './block-rules.js';
import {isBlankLine, measureIndentAt, outdentLine, skipSpaces, trimBlank} from './columns.js';
import {type Container, collectContainerLines} from './container.js';
import {decodeText} from './entities.js';
import {findLineEnd, isEsmStart, skipEsm} from './esm.js';
import {countLines, type FlowContent, readFlow} from './flow.js';
import {Footnotes} from './footnotes.js';
import type {SyntaxBudget} from './skip.js';

/**
 * Tokenizes blocks by the rules of marked, adapted to MDX: any indentation, no indented code (except in plain
 * Markdown), no HTML, but tags, expressions, and statements. Containers collect their own lines, because their content
 * determines where they end.
 */
export class BlockTokenizer extends Tokenizer {
  readonly budget: SyntaxBudget;
  /** Import and export statements. */
  readonly statements: string[] = [];
  readonly footnotes = new Footnotes();
  /** Number of enclosing containers. */
  #level = 0;
  #text = '';
  /** Page column at which the text that is being read begins. */
  #column = 0;
  /** Character code of the first character in the block that is not white space. */
  #char = 0;
  /** Result of the last `flowAt` call. */
  #known: {readonly text: string; readonly length: number; readonly flow: FlowContent | undefined} | undefined;

  constructor(budget: SyntaxBudget) {
    super();
    this.budget = budget;
  }

  /** Tokenizes text that begins at the page column `column`. */
  content(text: string, column = 0): ReturnType<typeof toBlocks> {
    const [outerText, outerColumn] = [this.#text, this.#column];
    this.#text = text;
    this.#column = column;
    this.#level++;
    const tokens = this.lexer.blockTokens(text, []) as readonly Token[] as readonly BlockToken[];
    this.#level--;
    this.#text = outerText;
    this.#column = outerColumn;
    return toBlocks(tokens);
  }

  /**
   * Reads a block that marked does not support: ESM, a tag or expression, code inside a tag, a formula, or a footnote.
   * Called before the rules of marked.
   */
  ours(src: string, before: readonly Token[]): BlockToken | undefined {
    const at = skipSpaces(src, 0);
    this.#char = src.charCodeAt(at);
    const {tags, readCode} = this.budget;
    if (at > 0 && tags && readCode && (before.length === 0 || before.at(-1)?.type === 'space')) {
      const code = readCode(src, this.#column, tags);
      if (code) return {type: 'fence', info: '', ...code};
    }
    switch (this.#char) {
      case 0:
        // Directly after a link definition, such a line begins a paragraph.
        return before.at(-1)?.type === 'def' ? undefined : {type: 'outside', raw: src};
      case 36:
        return this.#math(src);
      case 60:
      case 123: {
        const flow = this.flowAt(src);
        return flow && {type: 'flow', raw: src.slice(0, flow.end), units: flow.units};
      }
      case 91:
        return this.#footnote(src);
      case 101:
      case 105:
        return at === 0 && this.#level === 1 ? this.#esm(src) : undefined;
      default:
        return undefined;
    }
  }

  override code(): undefined {}
  override html(): undefined {}
  // Disabled: the rule for paragraphs also reads underlined headings.
  override lheading(): undefined {}

  // Return early where possible: the first character of a line excludes most rules.
  override space(src: string): Tokens.Space | undefined {
    return this.#char === 10 || Number.isNaN(this.#char) ? super.space(src) : undefined;
  }

  override heading(src: string): Tokens.Heading | undefined {
    const match = this.#char === 35 ? rules.headingRule.exec(src) : null;
    if (!match) return undefined;
    const [raw, marks = '', words = ''] = match;
    const text = trimBlank(trimBlank(words).replace(/(?:^|[ \t])#+$/, ''));
    return castToken({type: 'heading', raw, depth: marks.length, text});
  }

  override hr(src: string): Tokens.Hr | undefined {
    return this.#char === 42 || this.#char === 45 || this.#char === 95 ? super.hr(src) : undefined;
  }

  override fences(src: string): Tokens.Code | undefined {
    const match = this.#char === 96 || this.#char === 126 ? this.rules.block.fences.exec(src) : null;
    if (!match) return undefined;
    const [raw, , info = '', inside = ''] = match;
    return castToken({type: 'fence', raw, info: info.trim(), value: this.#outdent(src, inside)});
  }

  override def(src: string): Tokens.Def | undefined {
    if (this.#char !== 91 || this.lexer.state.lastToken?.type === 'paragraph') return undefined;
    const rule = this.rules.block.def;
    let match = rule.exec(src);
    const gap = match ? /\n[ \t]*\n/.exec(match[0].trimEnd()) : undefined;
    // Search only up to the next blank line, which a link title cannot contain.
    if (gap) match = rule.exec(src.slice(0, gap.index));
    const definition = match && super.def(match[0]);
    if (!match || !definition) return undefined;
    const [, , address = '', title] = match;
    definition.href = decodeText(address.startsWith('<') ? address.slice(1, -1) : address);
    definition.title = title ? decodeText(title.slice(1, -1)) : '';
    return definition;
  }

  override table(src: string): Tokens.Table | undefined {
    const char = src.charCodeAt(skipSpaces(src, findLineEnd(src, 0) + 1));
    if (char !== 124 && char !== 58 && char !== 45) return undefined;
    let [raw = ''] = this.rules.block.table.exec(src) ?? [];
    for (const {index} of raw.matchAll(/\n[ \t]*[<{]/g))
      if (this.flowAt(src.slice(index + 1))) {
        raw = raw.slice(0, index);
        break;
      }
    const [head = '', line = '', ...rows] = raw.split('\n');
    const align = raw ? super.table(`${head}\n${line.replaceAll('\t', ' ')}`)?.align : undefined;
    return align && castToken({type: 'table', raw, head, align, rows});
  }

  override paragraph(src: string): Tokens.Paragraph | undefined {
    let end = -1;
    do {
      rules.wordPattern.lastIndex = end + 1;
      rules.wordPattern.test(src);
      end = rules.wordPattern.lastIndex;
    } while (end < src.length && !this.#endsParagraph(src.slice(end + 1)));
    const raw = src.slice(0, end);
    const line = rules.underline.exec(src.slice(end));
    if (line)
      return castToken({
        type: 'heading',
        raw: raw + line[0],
        depth: line[1]?.startsWith('=') ? 1 : 2,
        text: readBlockText(raw),
      });
    const isDeep = this.#isDeep && raw.split('\n').some(each => rules.container.test(each));
    return castToken({type: 'paragraph', raw, text: readBlockText(raw), isDeep});
  }

  #endsParagraph(rest: string): boolean {
    if (rules.paragraphEnd.test(rest)) return !this.#isDeep || !rules.container.test(rest);
    const char = rest.charCodeAt(skipSpaces(rest, 0));
    if (char === 60 || char === 123) return this.flowAt(rest) !== undefined;
    if (char === 36) return !this.budget.tags && rules.math.test(rest);
    return this.table(rest.split('\n', 2).join('\n')) !== undefined;
  }

  override blockquote(src: string): Tokens.Blockquote | undefined {
    if (this.#char !== 62 || this.#isDeep) return undefined;
    const column = this.#column;
    const take = (line: string): string | undefined => {
      const mark = skipSpaces(line, 0);
      if (line.charCodeAt(mark) !== 62) return undefined;
      return outdentLine(line.slice(mark + 1), 1, column + measureIndentAt(line, 0, column) + 1);
    };
    return castToken({
      type: 'quote',
      ...this.#contain({src, column: column + measureIndentAt(src, 0, column) + 2, take}),
    });
  }

  override list(src: string): Tokens.List | undefined {
    const first = this.#isDeep ? null : rules.itemStart.exec(src);
    if (!first) return undefined;
    const items: Item[] = [];
    let isLoose = false;
    let [at, end, line] = [0, 0, 0];
    for (;;) {
      const rest = src.slice(at);
      const marker = rules.itemStart.exec(rest);
      if (marker?.[1] !== first[1] || marker?.[3] !== first[3] || this.rules.block.hr.test(rest)) break;
      const gap = countLines(src, end, at);
      const item = this.#item(rest, (marker as RegExpExecArray)[0].length);
      line += gap;
      items.push({...item, line});
      isLoose ||= gap > 1 || item.isLoose;
      line += countLines(item.raw);
      end = at + item.raw.length;
      at = end;
      for (let next = end; src.charCodeAt(next) === 10; next = skipSpaces(src, at)) at = next + 1;
    }
    const start = first[2] ? Number(first[2]) : undefined;
    return castToken({type: 'list', raw: src.slice(0, end), start, isLoose, items});
  }

  #item(src: string, behind: number): Content & {readonly raw: string} {
    const column = this.#column;
    const marker = measureIndentAt(src, 0, column) + behind - skipSpaces(src, 0);
    const at = skipSpaces(src, behind);
    const isEmpty = src.charCodeAt(at) === 10 || at === src.length;
    // After the marker of an empty item, count one column of space. Otherwise count all space as part of the marker,
    // because pages have no indented code.
    const size = marker + (isEmpty ? 1 : measureIndentAt(src, behind, column + marker));
    return this.#indented(src, at, size, isEmpty);
  }

  #footnote(src: string): BlockToken | undefined {
    const match = this.#isDeep ? null : rules.footnoteStart.exec(src);
    if (!match) return undefined;
    this.footnotes.define(match[1] as string);
    return {type: 'footnote', label: match[1] as string, ...this.#indented(src, match[0].length, 4, false)};
  }

  /**
   * Reads a container whose lines are indented by `size` columns. The content of its first line begins at the offset
   * `at`.
   */
  #indented(src: string, at: number, size: number, isEmpty: boolean): Content & {readonly raw: string} {
    const column = this.#column;
    const take = (line: string, index: number): string | undefined => {
      if (index === 0) return line.slice(at);
      // Accept only one blank line at the start of an item (CommonMark 5.2).
      if (isBlankLine(line)) return isEmpty && index === 1 ? undefined : '';
      return measureIndentAt(line, 0, column) < size ? undefined : outdentLine(line, size, column);
    };
    return this.#contain({src, column: column + size, take, holdsTags: true});
  }

  /** Reads the content of a container and the source that it spans. */
  #contain(container: Container): Content & {readonly raw: string} {
    const {lines, ends} = collectContainerLines(container, this);
    const content = this.content(lines.join('\n'), container.column);
    const count = content.outside ?? lines.length;
    const raw = container.src.slice(0, ends[count - 1]);
    // Charge the budget only for text that belongs to the container.
    this.budget.left -= (ends.at(-1) as number) - raw.length;
    return {...content, raw};
  }

  /** Returns whether the text `rest` begins with a block that can interrupt a paragraph. */
  beginsBlock(rest: string): boolean {
    if (rules.blockStart.test(rest)) return true;
    const char = rest.charCodeAt(skipSpaces(rest, 0));
    if (char === 60 || char === 123) return this.flowAt(rest) !== undefined;
    return char === 36 && !this.budget.tags && rules.math.test(rest);
  }

  #math(src: string): BlockToken | undefined {
    const match = this.budget.tags ? null : rules.math.exec(src);
    return match ? {type: 'math', raw: match[0], value: this.#outdent(src, match[1] ?? '').trim()} : undefined;
  }

  #esm(src: string): BlockToken | undefined {
    if (this.budget.tags || !isEsmStart(src, 0)) return undefined;
    const stop = skipEsm(src, 0, this.budget);
    this.statements.push(src.slice(0, stop));
    return {type: 'nothing', raw: src.slice(0, findLineEnd(src, stop))};
  }

  /** Removes the indentation of the first line in a block from all of its lines. */
  #outdent(src: string, inside: string): string {
    const indent = measureIndentAt(src, 0, this.#column);
    if (indent === 0) return inside;
    return inside
      .split('\n')
      .map(line => outdentLine(line, indent, this.#column))
      .join('\n');
  }

  get #isDeep(): boolean {
    return this.#level > limits.depth;
  }

  flowAt(src: string): FlowContent | undefined {
    // Called twice per block: reuse the result. The length of the remaining text identifies the position.
    const {length} = src;
    if (this.#known?.length !== length || this.#known.text !== this.#text)
      this.#known = {text: this.#text, length, flow: readFlow(src, this.budget)};
    return this.#known.flow;
  }
}

/** Casts a token to a type of marked, which only reads `type` and `raw`. */
function castToken<T>(token: BlockToken): T {
  return token as T;
}
