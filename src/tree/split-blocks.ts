import {endOfLine, scan, type Unit} from './scan.js';

/** A piece of a container's text: Markdown, or one thing of the MDX layer that stands as a block of its own. */
export type Piece = {readonly kind: 'markdown'; readonly text: string} | {readonly kind: 'unit'; readonly unit: Unit};

const listMarker = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])([ \t]+|$)/;

/**
 * Cuts a container's text at the components and expressions that are blocks. Those that stand inside a list item or a
 * quote stay in the Markdown: marked hands their text back when it has found the container. Undefined: nothing to cut.
 */
export function splitBlocks(text: string, esm: boolean): readonly Piece[] | undefined {
  const {units} = scan(text, {esm});
  if (units.length === 0) return undefined;
  const pieces: Piece[] = [];
  let done = 0;
  let list: ListState = {indent: 0, blank: false, from: 0};
  let line = 0;
  let seen = 0;
  const rest: Rest = {until: -1, isSyntax: false};
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    // Found from the last unit on: a search back to the start of a line of 20,000 units would be quadratic.
    const eol = text.slice(seen, unit.start).lastIndexOf('\n');
    if (eol !== -1) line = seen + eol + 1;
    seen = unit.start;
    if (unit.start < done) continue;
    const from = Math.max(line, done);
    if (text.slice(from, unit.start).trim()) continue;
    list = followList(text, list, line);
    if (list.indent > 0 && unit.start - line >= list.indent) {
      list = {...list, from: endOfLine(text, unit.end)};
      continue;
    }
    if (!isBlock(text, units, index, rest)) continue;
    if (from > done) pieces.push({kind: 'markdown', text: text.slice(done, from)});
    pieces.push({kind: 'unit', unit});
    done = unit.end;
    list = {indent: 0, blank: false, from: done};
  }
  if (pieces.length === 0) return undefined;
  if (done < text.length) pieces.push({kind: 'markdown', text: text.slice(done)});
  return pieces;
}

interface ListState {
  /** Where the text of the open outermost list item begins; 0 outside lists. */
  readonly indent: number;
  readonly blank: boolean;
  /** How far the text has been read. */
  readonly from: number;
}

/** Reads the lines up to `to` and says whether a list item is open there. */
function followList(text: string, state: ListState, to: number): ListState {
  let {indent, blank} = state;
  let at = state.from;
  while (at < to) {
    const end = endOfLine(text, at);
    const line = text.slice(at, end);
    at = end + 1;
    if (!line.trim()) {
      blank = true;
      continue;
    }
    const width = line.length - line.trimStart().length;
    const marker = indent === 0 || width < indent ? listMarker.exec(line) : null;
    if (marker) indent = marker[0].length - (marker[2] ? Math.max(0, marker[2].length - 4) : -1);
    else if (indent > 0 && width < indent && (blank || /^\s*(?:#{1,6}\s|```|~~~|>|\|)/.test(line))) indent = 0;
    blank = false;
  }
  return {indent, blank, from: Math.max(at, state.from)};
}

/**
 * MDX: a tag is a block when the rest of its line holds nothing but tags and expressions. Beyond MDX, an element that
 * holds a blank line, or ends on a line of its own, is a block too: real pages have `<Step title="x">Text` … `</Step>`.
 */
function isBlock(text: string, units: readonly Unit[], index: number, rest: Rest): boolean {
  const unit = units[index] as Unit;
  if (unit.kind === 'comment' || unit.kind === 'esm') return true;
  if (unit.kind === 'element' && unit.close) {
    const inner = text.slice(unit.open.end, unit.close.start);
    if (/\n[ \t]*\n/.test(inner) || /\n[ \t]*$/.test(inner)) return true;
    const line = inner.includes('\n') ? inner.slice(0, inner.indexOf('\n')) : inner;
    if (!isOnlySyntax(line)) return false;
  }
  return restIsSyntax(text, units, index, rest);
}

function isOnlySyntax(line: string): boolean {
  if (!line.trim()) return true;
  const {tags, units} = scan(line, {inline: true});
  const parts = [...tags, ...units.filter(unit => unit.kind !== 'element')].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const part of parts) {
    if (line.slice(at, part.start).trim()) return false;
    at = part.end;
  }
  return !line.slice(at).trim();
}

/** What was found out about the rest of a line: it holds for every unit that ends before `until`. */
interface Rest {
  until: number;
  isSyntax: boolean;
}

function restIsSyntax(text: string, units: readonly Unit[], index: number, known: Rest): boolean {
  let at = (units[index] as Unit).end;
  if (at <= known.until) return known.isSyntax;
  const end = endOfLine(text, at);
  for (let next = index + 1; next < units.length; next++) {
    const unit = units[next] as Unit;
    if (unit.start >= end) break;
    if (text.slice(at, unit.start).trim()) {
      Object.assign(known, {until: at, isSyntax: false});
      return false;
    }
    at = unit.end;
  }
  const isSyntax = at >= end || !text.slice(at, end).trim();
  Object.assign(known, {until: isSyntax ? end : at, isSyntax});
  return isSyntax;
}
