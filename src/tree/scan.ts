import {type Fuel, fuelFor, skipBraces, skipQuoted, skipTemplate} from './skip.js';
import {readTag, type Tag} from './tag.js';

/** A stretch of text that is one thing of the MDX layer. Elements reach from their opening to their closing tag. */
export type Unit =
  | {readonly kind: 'element'; readonly start: number; readonly end: number; readonly open: Tag; readonly close?: Tag}
  | {readonly kind: 'expression'; readonly start: number; readonly end: number}
  | {readonly kind: 'comment'; readonly start: number; readonly end: number}
  | {readonly kind: 'esm'; readonly start: number; readonly end: number};

export interface Scan {
  /** Units that are not inside another one, in order. */
  readonly units: readonly Unit[];
  /** Every tag that has its partner or needs none, in order. */
  readonly tags: readonly Tag[];
  /** Tags without a partner: they are shown as text. */
  readonly unmatched: readonly Tag[];
  /** Fenced code blocks, as offsets. */
  readonly fences: readonly {readonly start: number; readonly end: number}[];
}

// Prose may begin with these words too: an import or export shows it by what follows.
const stops =
  /[<{`~\\]|^(?:import(?=\s*["'{*]|\s+[\w$]+\s*(?:,|\{|from\b))|export(?=\s*[{*]|\s+(?:default|const|let|var|function|async|class)\b))/gm;
const stopsInline = /[<{`\\]/g;
const fenceLead = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*$/;
const autolink = /<(?:[a-zA-Z][a-zA-Z\d+.-]{1,31}:[^\s<>]*|[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+)>/y;

/**
 * Finds tags, expressions, comments and (with `esm`) import and export statements in one linear pass, and pairs the
 * tags with a stack. What stands in code is left alone.
 */
export function scan(text: string, options: {readonly inline?: boolean; readonly esm?: boolean} = {}): Scan {
  const fuel = fuelFor(text);
  const found: Unit[] = [];
  const tags: Tag[] = [];
  const fences: {start: number; end: number}[] = [];
  const pattern = options.inline ? stopsInline : stops;
  let at = 0;
  for (;;) {
    pattern.lastIndex = at;
    const stop = pattern.exec(text);
    if (!stop) break;
    const start = stop.index;
    const char = text[start];
    at = start + 1;
    if (char === '\\') at = start + 2;
    else if (char === '`' || char === '~') {
      const end = skipCode(text, start, options.inline === true, fuel);
      at = Math.abs(end);
      if (end < 0) fences.push({start, end: at});
    } else if (char === '{') {
      const end = skipBraces(text, start, fuel);
      if (end === -1) continue;
      found.push({kind: 'expression', start, end});
      at = end;
    } else if (char === '<') at = scanAngle(text, start, fuel, tags, found);
    else if (options.esm && isBlockStart(text, start, found)) {
      at = skipStatement(text, start, fuel);
      found.push({kind: 'esm', start, end: at});
    } else at = start + stop[0].length;
  }
  const unmatched = pairTags(tags);
  return {units: outermost(tags, found), tags, unmatched, fences};
}

function scanAngle(text: string, start: number, fuel: Fuel, tags: Tag[], found: Unit[]): number {
  if (text.startsWith('<!--', start)) {
    const end = fuel.left > 0 ? text.indexOf('-->', start + 4) : -1;
    if (end === -1) {
      fuel.left -= text.length - start;
      return start + 4;
    }
    found.push({kind: 'comment', start, end: end + 3});
    return end + 3;
  }
  autolink.lastIndex = start;
  const address = autolink.exec(text);
  if (address) return start + address[0].length;
  const tag = readTag(text, start, fuel);
  if (!tag) return start + 1;
  tags.push(tag);
  return tag.end;
}

/** End of the code that starts here; negative for a fenced block. */
function skipCode(text: string, start: number, inline: boolean, fuel: Fuel): number {
  const char = text[start] as string;
  let length = 1;
  while (text[start + length] === char) length++;
  const after = start + length;
  if (!inline && length >= 3 && beginsFence(text, start)) {
    const eol = endOfLine(text, after);
    if (char === '~' || !text.slice(after, eol).includes('`')) return -endOfFence(text, eol, char, length);
  }
  if (char === '~' || fuel.left <= 0) return after;
  for (let at = text.indexOf(char, after); at !== -1; ) {
    let run = 1;
    while (text[at + run] === char) run++;
    if (run === length) return /\n[ \t]*\n/.test(text.slice(after, at)) ? after : at + run;
    at = text.indexOf(char, at + run);
  }
  fuel.left -= text.length - after;
  return after;
}

function beginsFence(text: string, start: number): boolean {
  return fenceLead.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start));
}

function endOfFence(text: string, from: number, char: string, length: number): number {
  for (let line = from + 1; line <= text.length; ) {
    const eol = endOfLine(text, line);
    const trimmed = text
      .slice(line, eol)
      .replace(/^[\s>]+/, '')
      .trimEnd();
    if (trimmed.length >= length && isRun(trimmed, char)) return eol;
    line = eol + 1;
  }
  return text.length;
}

function isRun(text: string, char: string): boolean {
  for (const each of text) if (each !== char) return false;
  return true;
}

/** Pairs by name with a stack; a closing tag also ends what was left open inside. Returns the tags without a partner. */
function pairTags(tags: readonly Tag[]): Tag[] {
  const open: number[] = [];
  const waiting = new Map<string, number>();
  const unmatched: Tag[] = [];
  tags.forEach((tag, index) => {
    if (tag.kind === 'open') {
      open.push(index);
      waiting.set(tag.name, (waiting.get(tag.name) ?? 0) + 1);
    } else if (tag.kind === 'close') {
      if (!waiting.get(tag.name)) {
        unmatched.push(tag);
        return;
      }
      for (;;) {
        const top = open.pop() as number;
        const candidate = tags[top] as Tag;
        waiting.set(candidate.name, (waiting.get(candidate.name) as number) - 1);
        if (candidate.name === tag.name) {
          candidate.partner = index;
          tag.partner = top;
          return;
        }
        unmatched.push(candidate);
      }
    }
  });
  for (const index of open) unmatched.push(tags[index] as Tag);
  return unmatched;
}

function outermost(tags: readonly Tag[], found: readonly Unit[]): Unit[] {
  const units: Unit[] = [];
  let next = 0;
  let covered = 0;
  const take = (unit: Unit) => {
    if (unit.start < covered) return;
    units.push(unit);
    covered = unit.end;
  };
  for (const tag of tags) {
    while (next < found.length && (found[next] as Unit).start < tag.start) take(found[next++] as Unit);
    if (tag.kind === 'self') take({kind: 'element', start: tag.start, end: tag.end, open: tag});
    else if (tag.kind === 'open' && tag.partner !== -1) {
      const close = tags[tag.partner] as Tag;
      take({kind: 'element', start: tag.start, end: close.end, open: tag, close});
    }
  }
  while (next < found.length) take(found[next++] as Unit);
  return units;
}

function isBlockStart(text: string, start: number, found: readonly Unit[]): boolean {
  const before = text.slice(0, start).trimEnd();
  if (!before || text.slice(before.length, start).split('\n').length > 2) return true;
  if (/^#{1,6}[ \t]/.test(text.slice(before.lastIndexOf('\n') + 1, before.length))) return true;
  const last = found.at(-1);
  if (!last || last.end < before.length) return false;
  // A comment (`{/* … */}`) on lines of its own is a block too, and real pages have one right above their export.
  return last.kind === 'esm' || !text.slice(text.lastIndexOf('\n', last.start - 1) + 1, last.start).trim();
}

/**
 * An import or export ends at a line end where brackets, templates and tags are balanced and a new statement or blank line
 * follows. Where a tag is never closed, tags do not count: one odd `<b>` must not take the rest of the page away.
 */
function skipStatement(text: string, start: number, fuel: Fuel): number {
  const isImport = text.startsWith('import', start);
  let at = start;
  let open = 0;
  let first = -1;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '{') {
      const end = skipBraces(text, at, fuel);
      if (end === -1) return endOfLine(text, at);
      at = end;
    } else if (char === '(' || char === '[' || char === '`') at = skipBalanced(text, at, fuel);
    else if (char === '"' || char === "'") {
      at = skipQuoted(text, at, char.charCodeAt(0)) + 1;
      // The path is the end of an import; what follows is the page again.
      if (isImport) return endOfLine(text, at);
    } else if (char === '<') {
      const tag = readTag(text, at, fuel);
      if (tag && tag.kind !== 'self') open += tag.kind === 'open' ? 1 : -1;
      at = tag?.end ?? at + 1;
    } else if (char === '\n' && /^\s*(?:\n|$|(?:import|export)\b)/.test(text.slice(at + 1, at + 200))) {
      if (open <= 0 || fuel.left <= 0) return at;
      if (first === -1) first = at;
      at++;
    } else at++;
  }
  if (first === -1) return text.length;
  fuel.left -= text.length - start;
  return first;
}

function skipBalanced(text: string, start: number, fuel: Fuel): number {
  if (fuel.left <= 0) return start + 1;
  const open = text[start];
  if (open === '`') {
    const close = skipTemplate(text, start, fuel);
    return close < 0 ? start + 1 : close + 1;
  }
  const close = open === '(' ? ')' : ']';
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (char === open) depth++;
    else if (char === close && --depth === 0) return at + 1;
    else if (char === '"' || char === "'") at = skipQuoted(text, at, char.charCodeAt(0));
    else if (char === '{') {
      const end = skipBraces(text, at, fuel);
      if (end !== -1) at = end - 1;
    } else if (char === '`') at = skipBalanced(text, at, fuel) - 1;
  }
  fuel.left -= text.length - start;
  return start + 1;
}

/** Offset of the line break after `from`, or the end of the text. */
export function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
