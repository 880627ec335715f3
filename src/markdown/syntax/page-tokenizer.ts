import type {Token, Tokens} from 'marked';
import {limits} from '../../base/limits.js';
import {findUrlAt} from './autolink.js';
import {BlockTokenizer} from './block-tokenizer.js';
import {skipSpaces} from './columns.js';
import {findUnsetFormula} from './math.js';
import type {RefusedSyntax} from './refused.js';
import {InlineRun, type InlineUnit} from './run.js';
import {splitReferences} from './split-references.js';

/** Inline tokens that marked does not have. `raw` is the source. */
export type InlineToken = {readonly raw: string} & (
  | {readonly type: 'text'; text: string; readonly refused?: RefusedSyntax['kind']; readonly near?: string}
  /** Character from an escape or reference. If it is white space, it is kept as text. */
  | {readonly type: 'escape'; readonly text: string}
  | {readonly type: 'br' | 'reference'}
  | {readonly type: 'footnote'; readonly label: string}
  | {readonly type: 'em' | 'strong' | 'del'; readonly tokens: Token[]}
  | {readonly type: 'link' | 'image'; readonly href: string; readonly title: string | null; readonly tokens: Token[]}
  | {readonly type: 'unit'; readonly unit: InlineUnit; readonly tokens?: Token[]}
);

const footnote = /^\[\^((?:[^\s[\]\\]|\\[^\s]){1,999})\]/;
const entity = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][\da-zA-Z]{1,31});/;
/** Matches a character or word that can begin inline syntax. Text without a match is plain. */
export const inlineStart = /[\\`*_~[\]!<{&$\n@]|https?:|www\./i;
/** Matches every character that can begin inline syntax. `stopOrAddress` also finds bare URLs, by a slower pattern. */
const stop = /[\\`*_~[\]<{&$\n]|!(?=\[)/g;
const stopOrAddress =
  /[\\`*_~[\]<{&$\n]|!(?=\[)|h(?=ttps?\\?:\/\/)|w(?=ww\.)|(?<![\w+.-]|xmpp:)[\w+.-](?=[\w+.:-]{0,70}@)/gi;

/** Inline rules of marked, with tags, expressions, formulas, footnotes, and GitHub's bare URLs. */
export class PageTokenizer extends BlockTokenizer {
  run = InlineRun.of('', this.budget);
  /** Nesting depth of elements, links, and emphases. */
  depth = 0;

  /** Run for the next text, if its inline syntax has already been scanned. */
  inner: InlineRun | undefined;

  /** Reads inline syntax that marked does not support or reads differently. `before` contains the preceding tokens. */
  oursInline(src: string, before: readonly Token[]): InlineToken | undefined {
    const char = src.charCodeAt(0);
    if (char === 10) return readLineEnd(src, before);
    if (char === 92 && src.charCodeAt(1) === 10) return {type: 'br', raw: src.slice(0, skipSpaces(src, 2))};
    if (char === 38) return readReference(src);
    if (char === 91 && src.charCodeAt(1) === 94) {
      const [raw = '', label = ''] = footnote.exec(src) ?? [];
      if (raw && this.footnotes.has(label)) return {type: 'footnote', raw, label};
      // Do not report character classes of patterns and link texts as missing footnotes.
      const isMissing = /^[\w-]+$/.test(label) && !/^[([]/.test(src.slice(raw.length));
      return isMissing ? {type: 'text', raw: '[', text: '[', refused: 'reference', near: raw} : undefined;
    }
    const at = this.run.text.length - src.length;
    const unit = this.run.unitAt(at);
    if (unit) return this.#unit(src.slice(0, this.run.endOf(unit) - at), unit);
    if (char === 36) return this.#dollar(at);
    if (char === 123) return {type: 'text', raw: '{', text: '{', refused: 'brace', near: src.slice(0, 80)};
    if (char !== 60) return undefined;
    const refused = /^<\/?[A-Za-z_$>]/.test(src) ? {refused: 'tag' as const, near: src.slice(0, 80)} : undefined;
    return {type: 'text', raw: '<', text: '<', ...refused};
  }

  /** Returns a dollar that begins no formula, as text. Reports the text after it if it looks like a formula. */
  #dollar(at: number): InlineToken | undefined {
    const near = this.budget.tags ? undefined : findUnsetFormula(this.run.text, at);
    return near === undefined ? undefined : {type: 'text', raw: '$', text: '$', refused: 'formula', near};
  }

  #unit(raw: string, unit: InlineUnit): InlineToken {
    if (unit.kind !== 'element') return {type: 'unit', raw, unit};
    if (this.depth >= limits.depth) return {type: 'text', raw, text: raw, refused: 'deep', near: raw.slice(0, 80)};
    this.inner = this.run.inside(unit);
    return {type: 'unit', raw, unit, tokens: this.lexer.inlineTokens(this.inner.text, [])};
  }

  override tag(): undefined {}
  override autolink(): undefined {}
  override br(): undefined {}
  override codespan(): undefined {}

  override url(src: string): Tokens.Link | undefined {
    const {text, hasAddress} = this.run;
    if (!hasAddress) return undefined;
    // Accept an escaped colon in a URL, as MDX does.
    const plain = src.replace(/^(https?)\\:/i, '$1:');
    const link = findUrlAt(plain, text[text.length - src.length - 1] ?? '');
    if (!link) return undefined;
    const raw = src.slice(0, link.text.length + src.length - plain.length);
    return {type: 'unit', raw, unit: {kind: 'link', ...link}} as Tokens.Generic as Tokens.Link;
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const close = this.#closing(src);
    const {text} = this.run;
    if (close === undefined || text[close + 1] !== '(' || this.budget.left <= 0) return undefined;
    // Pass only the text up to the end of the link, because marked's rule would scan all remaining text.
    const end = findParenthesesEnd(text, close + 1);
    if (end === -1) return undefined;
    const link = super.link(src.slice(0, end - text.length || undefined));
    if (link || end === text.length) return link;
    this.budget.left -= src.length;
    return super.link(src);
  }

  override reflink(src: string, links: never): Tokens.Link | Tokens.Image | Tokens.Text | undefined {
    return links && this.#closing(src) !== undefined ? super.reflink(src, links) : undefined;
  }

  /** Returns the offset of the bracket that closes the text of a link or image. */
  #closing(src: string): number | undefined {
    return this.run.closing(this.run.text.length - src.length + (src.startsWith('!') ? 1 : 0));
  }

  override inlineText(src: string): Tokens.Text {
    const {text, hasAddress} = this.run;
    const at = text.length - src.length;
    const pattern = hasAddress ? stopOrAddress : stop;
    const first = src[0] as string;
    pattern.lastIndex = at + 1;
    // Read a run of unclosed backticks or tildes at once.
    if (first === '`' || first === '~') while (text[pattern.lastIndex] === first) pattern.lastIndex++;
    // Subtract 1: every match is one character long.
    const raw = text.slice(at, pattern.test(text) ? pattern.lastIndex - 1 : text.length);
    return {type: 'text', raw, text: raw, escaped: false};
  }
}

/**
 * Returns the offset after the parenthesis that closes the one at `start`. If it is missing, returns the end of the
 * text. If too many are open, returns -1.
 */
function findParenthesesEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 92) at++;
    // Limit the nesting, as CommonMark allows.
    else if (char === 40 && ++depth > 32) return -1;
    else if (char === 41 && --depth === 0) return at + 1;
  }
  return text.length;
}

// Reads a line end. Two spaces before it make a hard break. Drops other white space before and after it.
function readLineEnd(src: string, before: readonly Token[]): InlineToken {
  const raw = src.slice(0, skipSpaces(src, 1));
  const last = before.at(-1) as InlineToken | undefined;
  if (last?.type !== 'text') return {type: 'text', raw, text: '\n'};
  let end = last.text.length;
  let tabs = 0;
  for (; last.text[end - 1] === ' ' || last.text[end - 1] === '\t'; end--) if (last.text[end - 1] === '\t') tabs++;
  const isBreak = last.text.length - end >= 2 && tabs === 0;
  last.text = last.text.slice(0, end);
  return isBreak ? {type: 'br', raw} : {type: 'text', raw, text: '\n'};
}

function readReference(src: string): InlineToken | undefined {
  const raw = entity.exec(src)?.[0];
  const [piece] = raw ? splitReferences(raw) : [];
  if (!raw || !piece) return undefined;
  return piece.reference ? {type: 'reference', raw} : {type: 'escape', raw, text: piece.value};
}
