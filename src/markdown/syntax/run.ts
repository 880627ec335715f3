import {findCodeSpans} from './code-spans.js';
import {skipComment} from './flow.js';
import {findMathEnd} from './math.js';
import {findPartners} from './pair-tags.js';
import {type SyntaxBudget, skipBraces} from './skip.js';
import {readTag, type Tag} from './tag.js';

/** A piece of inline syntax that marked does not support. It contains no emphasis or links. */
export type InlineUnit = {readonly from: number; readonly end: number} & (
  | {readonly kind: 'tag'; readonly tag: Tag}
  /** A tag and its partner. `to` is the partner's offset, and `units` are between them. */
  | {readonly kind: 'element'; readonly tag: Tag; readonly to: number; readonly units: readonly InlineUnit[]}
  | {readonly kind: 'link'; readonly href: string; readonly text: string}
  /** A code span between runs of `size` backticks. */
  | {readonly kind: 'code'; readonly size: number}
  | {readonly kind: 'expression' | 'comment' | 'math'}
);

type Element = Extract<InlineUnit, {kind: 'element'}>;

const special = /[\\`<{$[\]]/g;
const address = /@|:\/\/|www\./i;
const angleAddress = /<([a-zA-Z][a-zA-Z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z\d.-]+)>/y;

/**
 * A text that is parsed at once: a paragraph, or the content of emphasis, a link, or a tag. Supports inline syntax that
 * marked does not.
 */
export class InlineRun {
  readonly text: string;
  /** Units from left to right. Those inside an element are only in the element. */
  readonly units: readonly InlineUnit[];
  readonly hasAddress: boolean;
  /** Offset of this text in the text that was scanned. Offsets of units refer to the latter. */
  readonly #base: number;
  readonly #brackets: Scanned['brackets'];
  #next = 0;

  private constructor(text: string, {units, brackets}: Scanned, base: number) {
    this.text = text;
    this.units = units;
    this.hasAddress = address.test(text);
    this.#brackets = brackets;
    this.#base = base;
  }

  static of(text: string, budget: SyntaxBudget): InlineRun {
    return new InlineRun(text, scan(text, budget), 0);
  }

  /** Returns an element's content as a run, without scanning it again. */
  inside({tag, to, units}: Element): InlineRun {
    const text = this.text.slice(tag.end - this.#base, to - this.#base);
    return new InlineRun(text, {units, brackets: this.#brackets}, tag.end);
  }

  /** Returns the unit that begins at an offset. Call with increasing offsets. */
  unitAt(at: number): InlineUnit | undefined {
    const from = at + this.#base;
    let unit = this.units[this.#next];
    while (unit && unit.from < from) unit = this.units[++this.#next];
    return unit?.from === from ? unit : undefined;
  }

  /** Returns the offset after a unit, in this run's text. */
  endOf(unit: InlineUnit): number {
    return unit.end - this.#base;
  }

  /** Returns the offset of the `]` that matches the `[` at `at`. */
  closing(at: number): number | undefined {
    const close = this.#brackets?.get(at + this.#base);
    return close && close - this.#base;
  }

  /** Replaces the characters of units in a text, so that no emphasis begins or ends inside a unit. */
  mask(text: string): string {
    let masked = '';
    let at = 0;
    for (const unit of this.units) {
      const from = unit.from - this.#base;
      masked += `${text.slice(at, from)}[${'a'.repeat(unit.end - unit.from - 2)}]`;
      at = this.endOf(unit);
    }
    return masked + text.slice(at);
  }
}

interface Scanned {
  readonly units: readonly InlineUnit[];
  /** Offset of the matching `]` by offset of `[`. */
  readonly brackets: ReadonlyMap<number, number> | undefined;
}

/** Returns the unpaired tags of a text, from left to right. */
export function findLooseTags(text: string, budget: SyntaxBudget): Tag[] {
  return scan(text, budget).units.flatMap(unit => (unit.kind === 'tag' && unit.tag.kind !== 'self' ? unit.tag : []));
}

function scan(text: string, budget: SyntaxBudget): Scanned {
  const brackets = text.includes('[') ? new Map<number, number>() : undefined;
  if (!/[`<{$[]/.test(text)) return {units: [], brackets};
  const spans = findCodeSpans(text);
  const open: number[] = [];
  const units: InlineUnit[] = [];
  special.lastIndex = 0;
  // Subtract 1: every match is one character long.
  while (special.test(text)) {
    const at = special.lastIndex - 1;
    const char = text.charCodeAt(at);
    if (char === 92) special.lastIndex = at + 2;
    else if (char === 96) {
      let from = at;
      while (text.charCodeAt(from) === 96) from++;
      const size = from - at;
      const close = spans(from, size);
      special.lastIndex = close === -1 ? from : close + size;
      if (close !== -1) units.push({kind: 'code', from: at, end: close + size, size});
    } else if (char === 91) open.push(at);
    else if (char === 93) {
      const partner = open.pop();
      if (partner !== undefined) brackets?.set(partner, at);
    } else {
      const unit = char === 60 ? readAngleAt(text, at, budget) : readSourceAt(text, at, budget);
      if (!unit) continue;
      units.push(unit);
      special.lastIndex = unit.end;
    }
  }
  return {units: withElements(units), brackets};
}

function readSourceAt(text: string, from: number, budget: SyntaxBudget): InlineUnit | undefined {
  const kind = text[from] === '{' ? 'expression' : 'math';
  const end = kind === 'expression' ? skipBraces(text, from, budget) : budget.tags ? -1 : findMathEnd(text, from);
  return end === -1 ? undefined : {kind, from, end};
}

function readAngleAt(text: string, from: number, budget: SyntaxBudget): InlineUnit | undefined {
  if (text.startsWith('<!--', from)) {
    const end = skipComment(text, from, budget);
    return end === -1 ? undefined : {kind: 'comment', from, end};
  }
  angleAddress.lastIndex = from;
  const written = angleAddress.exec(text)?.[1];
  if (written) {
    const href = written.includes(':') ? written : `mailto:${written}`;
    return {kind: 'link', from, end: from + written.length + 2, text: written, href};
  }
  const tag = readTag(text, from, budget);
  return tag && {kind: 'tag', tag, from, end: tag.end};
}

/** Replaces paired tags with elements that contain the units between them. */
function withElements(units: readonly InlineUnit[]): readonly InlineUnit[] {
  if (!units.some(unit => unit.kind === 'tag')) return units;
  const partners = findPartners(units.map(unit => (unit.kind === 'tag' ? unit.tag : undefined)));
  const nested: InlineUnit[][] = [[]];
  const ends: number[] = [];
  units.forEach((unit, index) => {
    const partner = partners[index] as number;
    if (index === ends.at(-1)) {
      ends.pop();
      nested.pop();
    } else if (unit.kind === 'tag' && partner > index) {
      const {tag} = units[partner] as Extract<InlineUnit, {kind: 'tag'}>;
      const inner: InlineUnit[] = [];
      const {from, end} = {from: unit.from, end: tag.end};
      nested.at(-1)?.push({kind: 'element', tag: unit.tag, to: tag.start, units: inner, from, end});
      nested.push(inner);
      ends.push(partner);
    } else nested.at(-1)?.push(unit);
  });
  return nested[0] as InlineUnit[];
}
