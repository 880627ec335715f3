import {findMathEnd} from '../../markdown/syntax/math.js';
import {createBudget, type SyntaxBudget, skipBraces} from '../../markdown/syntax/skip.js';
import {readTag, type Tag} from '../../markdown/syntax/tag.js';
import {findFences} from './fences.js';
import type {SourceLine} from './line.js';

/** Functions that convert inline syntax. Each returns the replacement for its argument. */
interface InlineRules {
  /** True if braces and tags of any name are syntax in the source. */
  readonly isMdx: boolean;
  /** True if `\(…\)` and `\[…\]` are formulas. */
  readonly hasTexBrackets?: boolean;
  /** Converts a tag. Undefined for a tag that is text: it is escaped. */
  tag(tag: Tag, raw: string, line: number): string | undefined;
  /** Converts the URL of a link or image, and the other text in its parentheses. */
  link(destination: string, title: string, line: number): {readonly destination: string; readonly title: string};
  /** Converts `{…}` in MDX, or `{{ … }}` and other braces in other syntax. */
  braces(raw: string, line: number): string;
  comment?(raw: string, line: number): string;
  /** Converts text without code, tags, links, and braces. */
  text?(raw: string): string;
}

/**
 * Converts tags, links, and braces in all text outside code. Leaves text unchanged that an earlier step has inserted.
 */
export function convertInline(lines: readonly SourceLine[], rules: InlineRules): SourceLine[] {
  const result: SourceLine[] = [];
  let run: SourceLine[] = [];
  const flush = () => {
    if (run.length > 0) result.push(...convertRun(run, rules));
    run = [];
  };
  const inCode = lines.map(() => false);
  for (const {start, end} of findFences(lines)) inCode.fill(true, start, end + 1);
  for (const [index, line] of lines.entries()) {
    if (!inCode[index] && !line.isMade) {
      run.push(line);
      continue;
    }
    flush();
    result.push(line);
  }
  flush();
  return result;
}

function convertRun(run: readonly SourceLine[], rules: InlineRules): SourceLine[] {
  const scan = new Scan(run.map(({text}) => text).join('\n'), run, rules);
  const first = run[0] as SourceLine;
  return scan.convert().map(([text, index]) => ({text, line: (run[index] ?? first).line}));
}

class Scan {
  readonly #text: string;
  readonly #run: readonly SourceLine[];
  readonly #rules: InlineRules;
  readonly #budget: SyntaxBudget;
  #at = 0;
  #line = 0;
  #done = '';
  readonly #lines: [string, number][] = [];
  readonly #absent = new Set<string>();

  constructor(text: string, run: readonly SourceLine[], rules: InlineRules) {
    this.#text = text;
    this.#run = run;
    this.#rules = rules;
    this.#budget = createBudget(text);
  }

  /** Returns the converted lines, each with the index of the line that it comes from. */
  convert(): readonly (readonly [string, number])[] {
    while (this.#at < this.#text.length) this.#step();
    this.#put('\n', 0);
    return this.#lines;
  }

  get #source(): number {
    return this.#run[this.#line]?.line ?? 0;
  }

  /** Replaces the next `length` characters of the source with text. */
  #put(written: string, length: number): void {
    const parts = written.split('\n');
    const raw = this.#text.slice(this.#at, this.#at + length);
    for (const [index, part] of parts.entries()) {
      this.#done += part;
      if (index === parts.length - 1) break;
      this.#lines.push([this.#done, this.#line + (raw === written ? index : 0)]);
      this.#done = '';
    }
    this.#at += length;
    this.#line += raw.split('\n').length - 1;
  }

  #step(): void {
    const char = this.#text[this.#at] as string;
    if (this.#at === 0 || this.#text[this.#at - 1] === '\n') {
      if (this.#definition()) return;
    }
    if (char === '$' && this.#formula()) return;
    if (char === '\\') {
      if (this.#rules.hasTexBrackets && this.#bracketFormula()) return;
      this.#put(this.#text.slice(this.#at, this.#at + 2), Math.min(2, this.#text.length - this.#at));
      return;
    }
    if (char === '`') {
      this.#codeSpan();
      return;
    }
    if (char === '<') {
      this.#angle();
      return;
    }
    if (char === '{') {
      this.#brace();
      return;
    }
    if (char === ']' && this.#text[this.#at + 1] === '(' && this.#destination()) return;
    const plain = /[^\\`<{\]$\n]+|\n/y;
    plain.lastIndex = this.#at;
    const text = plain.exec(this.#text)?.[0] ?? char;
    this.#put(this.#rules.text?.(text) ?? text, text.length);
  }

  /** Copies a formula unchanged: its braces and backslashes are TeX. Returns false if absent. */
  #formula(): boolean {
    const end = findMathEnd(this.#text, this.#at);
    if (end === -1) return false;
    this.#put(this.#text.slice(this.#at, end), end - this.#at);
    return true;
  }

  /** Converts `\(…\)` or `\[…\]` to a formula with dollar signs. Returns false if absent. */
  #bracketFormula(): boolean {
    const rest = this.#text.slice(this.#at, this.#at + 2000);
    const isInline = rest[1] === '(';
    const end = isInline || rest[1] === '[' ? rest.indexOf(isInline ? '\\)' : '\\]') : -1;
    if (end === -1) return false;
    const tex = rest.slice(2, end);
    const written = isInline ? `$${tex.trim()}$` : `$$${tex}$$`;
    if (tex.includes('$') || findMathEnd(written, 0) === -1) return false;
    this.#put(written, end + 2);
    return true;
  }

  #codeSpan(): void {
    const mark = /`+/y;
    mark.lastIndex = this.#at;
    const open = mark.exec(this.#text)?.[0] ?? '`';
    // Search only up to the next blank line, which a code span cannot contain.
    const blank = this.#text.slice(this.#at).search(/\n[ \t]*\n/);
    const paragraph = this.#text.slice(this.#at + open.length, blank === -1 ? undefined : this.#at + blank);
    const close = new RegExp(String.raw`(?<!\x60)${open}(?!\x60)`).exec(paragraph);
    const length = close ? open.length * 2 + close.index : open.length;
    this.#put(this.#text.slice(this.#at, this.#at + length), length);
  }

  #angle(): void {
    const rest = this.#text.slice(this.#at, this.#at + 2000);
    const link = /^<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/i.exec(rest)?.[0];
    if (link) {
      this.#put(link, link.length);
      return;
    }
    if (rest.startsWith('<!--')) {
      this.#comment();
      return;
    }
    const raw = this.#rawElement(rest);
    const tag = readTag(this.#text, this.#at, this.#budget);
    if (tag && raw) {
      this.#put(this.#rules.tag({...tag, end: this.#at + raw.length}, raw, this.#source) ?? `\\${raw}`, raw.length);
      return;
    }
    const written = tag ? this.#text.slice(this.#at, tag.end) : '';
    const changed = tag && this.#rules.tag(tag, written, this.#source);
    if (tag && changed !== undefined) {
      this.#put(changed, written.length);
      return;
    }
    if (!tag && this.#rules.isMdx) {
      this.#put('<', 1);
      return;
    }
    this.#put('\\<', 1);
  }

  /** Returns the `<script>` or `<style>` element at the start of the text, with its content. Undefined if absent. */
  #rawElement(rest: string): string | undefined {
    const name = /^<(script|style)\b/i.exec(rest)?.[1]?.toLowerCase();
    const end = name === undefined ? -1 : this.#find(`</${name}>`);
    return end === -1 ? undefined : this.#text.slice(this.#at, end + (name as string).length + 3);
  }

  /**
   * Returns the offset of the next occurrence of a text. Remembers a text that is not found, to search for it only
   * once.
   */
  #find(text: string): number {
    if (this.#absent.has(text)) return -1;
    const end = this.#text.indexOf(text, this.#at);
    if (end === -1) this.#absent.add(text);
    return end;
  }

  #comment(): void {
    const end = this.#find('-->');
    const length = end === -1 ? 4 : end + 3 - this.#at;
    const raw = this.#text.slice(this.#at, this.#at + length);
    this.#put(end === -1 ? '\\<!--' : (this.#rules.comment?.(raw, this.#source) ?? raw), length);
  }

  #brace(): void {
    const double = /\{\{[\s\S]{0,2000}?\}\}/y;
    double.lastIndex = this.#at;
    const end = this.#rules.isMdx ? skipBraces(this.#text, this.#at, this.#budget) : -1;
    const attributes = /\{[^{}<\n]*\}/y;
    attributes.lastIndex = this.#at;
    const raw =
      end > 0
        ? this.#text.slice(this.#at, end)
        : (double.exec(this.#text)?.[0] ?? attributes.exec(this.#text)?.[0] ?? '{');
    this.#put(this.#rules.braces(raw, this.#source), raw.length);
  }

  /** Converts `](destination "title")`. Returns false if the parentheses contain something else. */
  #destination(): boolean {
    const pattern =
      /\]\(([ \t]*)(<[^<>\n]*>|(?:[^\s()<>\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)((?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?)([^()\n]*?)[ \t]*\)/y;
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match || /\n[ \t]*\n/.test(match[0])) return false;
    const [raw, , written = '', title = '', more = ''] = match;
    if (more.trim() !== '') return false;
    const changed = this.#rules.link(written.replace(/^<|>$/g, ''), title.trim(), this.#source);
    this.#put(`](${escapeDestination(changed.destination)}${changed.title ? ` ${changed.title}` : ''})`, raw.length);
    return true;
  }

  /** Converts a line `[label]: destination "title"`. Returns false for other lines. */
  #definition(): boolean {
    const pattern =
      /( {0,3}\[(?!\^)[^\]\n]+\]:[ \t]+)(<[^<>\n]*>|[^\s<>]+)([ \t]*(?:[ \t](?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*)(?=\n|$)/y;
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) return false;
    const [raw, label = '', written = '', rest = ''] = match;
    const changed = this.#rules.link(written.replace(/^<|>$/g, ''), rest.trim(), this.#source);
    this.#put(
      `${label}${escapeDestination(changed.destination)}${changed.title ? ` ${changed.title}` : ''}`,
      raw.length,
    );
    return true;
  }
}

function escapeDestination(destination: string): string {
  return /[\s()]/.test(destination) ? `<${destination}>` : destination;
}
