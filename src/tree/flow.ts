import type {Block, Container} from './block.js';
import {continues} from './containers.js';
import {endOfLine} from './esm.js';
import {isComment, outdent} from './expression.js';
import {LineCursor} from './line-cursor.js';
import {type Fuel, skipBraces} from './skip.js';
import {readTag, type Tag} from './tag.js';

export interface FlowInput {
  readonly text: string;
  /** Where the first `<` or `{` stands. */
  readonly at: number;
  readonly open: readonly Container[];
  readonly line: number;
  readonly fuel: Fuel;
}

export interface Flow {
  readonly blocks: readonly Block[];
  /** The last line, and the offset of its end. */
  readonly line: number;
  readonly end: number;
}

/**
 * Tags, expressions and comments that have their lines for themselves; undefined when there is text beside them, which
 * makes a paragraph of the line.
 */
export function readFlow(input: FlowInput): Flow | undefined {
  const {text, at, line, open, fuel} = input;
  // The mark of a quote on the next line is no end of a tag.
  if (open.some(container => container.kind === 'quote')) return readInContainer(input);
  const units = readUnits(text, at, fuel);
  if (!units) return undefined;
  const last = units.at(-1) as Unit;
  const lines = countLines(text.slice(at, last.to));
  if (lines > 0 && open.length > 0) {
    const inner = readInContainer(input);
    if (inner) return inner;
  }
  return {blocks: blocksOf(text, units, line), line: line + lines, end: endOfLine(text, last.to)};
}

/** The same in a quote or a list, whose lines have prefixes: they are taken off before what spans lines is read. */
function readInContainer({text, at, line, open, fuel}: FlowInput): Flow | undefined {
  const cursor = new LineCursor(text);
  const ends = [endOfLine(text, at)];
  let inner = text.slice(at, ends[0]);
  let units = readUnits(inner, 0, fuel);
  while (!units && (ends.at(-1) as number) < text.length && fuel.left > 0) {
    cursor.moveTo((ends.at(-1) as number) + 1);
    if (!open.every(container => continues(container, cursor))) break;
    ends.push(cursor.end);
    inner += `\n${cursor.rest()}`;
    // Only a closing character can have ended what is open: the others need no look.
    if (/[>}]/.test(inner.slice(inner.lastIndexOf('\n')))) {
      fuel.left -= inner.length;
      units = readUnits(inner, 0, fuel);
    }
  }
  if (!units) {
    fuel.left -= inner.length;
    return undefined;
  }
  const lines = countLines(inner.slice(0, (units.at(-1) as Unit).to));
  return {blocks: blocksOf(inner, units, line, at), line: line + lines, end: ends[lines] as number};
}

interface Unit {
  readonly tag?: Tag;
  readonly from: number;
  readonly to: number;
}

function readUnits(text: string, start: number, fuel: Fuel): Unit[] | undefined {
  const units: Unit[] = [];
  let at = start;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at++;
    const char = text[at];
    if (char === undefined || char === '\n') return units;
    const from = at;
    // Behind an expression only a tag may follow; two expressions are a paragraph.
    if (char === '{' && units.at(-1)?.tag === undefined && units.length > 0) return undefined;
    if (char === '{') at = skipBraces(text, from, fuel);
    else if (char !== '<') return undefined;
    else if (text.startsWith('<!--', from)) at = skipComment(text, from, fuel);
    else {
      const tag = readTag(text, from, fuel);
      if (!tag) return undefined;
      at = tag.end;
      units.push({tag, from, to: at});
      continue;
    }
    if (at === -1) return undefined;
    units.push({from, to: at});
  }
}

/** The offset after `<!-- … -->`, or -1. */
export function skipComment(text: string, start: number, fuel: Fuel): number {
  const end = fuel.left > 0 ? text.indexOf('-->', start + 4) : -1;
  if (end !== -1) return end + 3;
  fuel.left -= text.length - start;
  return -1;
}

function blocksOf(text: string, units: readonly Unit[], line: number, shift = 0): Block[] {
  let at = line;
  return units.map(({tag, from, to}) => {
    const raw = text.slice(from, to);
    const place = {line: at, end: at + countLines(raw)};
    at = place.end;
    if (tag) return {kind: 'tag', tag, raw, from: from + shift, to: to + shift, ...place};
    const source = raw.slice(1, -1);
    return raw.startsWith('<') || isComment(source)
      ? {kind: 'nothing', ...place}
      : {kind: 'expression', source: outdent(source), ...place};
  });
}

export function countLines(raw: string): number {
  let lines = 0;
  for (let at = raw.indexOf('\n'); at !== -1; at = raw.indexOf('\n', at + 1)) lines++;
  return lines;
}
