import {scan, type Unit} from './scan.js';

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
  for (let index = 0; index < units.length; index++) {
    const unit = units[index] as Unit;
    if (unit.start < done) continue;
    const line = text.lastIndexOf('\n', unit.start - 1) + 1;
    const from = Math.max(line, done);
    if (text.slice(from, unit.start).trim()) continue;
    list = followList(text, list, line);
    if (list.indent > 0 && unit.start - line >= list.indent) {
      list = {...list, from: endOfLine(text, unit.end)};
      continue;
    }
    if (!isBlock(text, units, index)) continue;
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
function isBlock(text: string, units: readonly Unit[], index: number): boolean {
  const unit = units[index] as Unit;
  if (unit.kind === 'comment' || unit.kind === 'esm') return true;
  if (unit.kind === 'element' && unit.close) {
    const inner = text.slice(unit.open.end, unit.close.start);
    if (/\n[ \t]*\n/.test(inner) || /\n[ \t]*$/.test(inner)) return true;
    const line = inner.includes('\n') ? inner.slice(0, inner.indexOf('\n')) : inner;
    if (!isOnlySyntax(line)) return false;
  }
  return restIsSyntax(text, units, index);
}

function isOnlySyntax(line: string): boolean {
  if (!line.trim()) return true;
  const {tags, units, unmatched} = scan(line, {inline: true});
  let rest = line;
  for (const each of [...tags, ...unmatched, ...units.filter(unit => unit.kind !== 'element')])
    rest = rest.slice(0, each.start) + ' '.repeat(each.end - each.start) + rest.slice(each.end);
  return !rest.trim();
}

function restIsSyntax(text: string, units: readonly Unit[], index: number): boolean {
  let at = (units[index] as Unit).end;
  const end = endOfLine(text, at);
  for (let next = index + 1; next < units.length; next++) {
    const unit = units[next] as Unit;
    if (unit.start >= end) break;
    if (text.slice(at, unit.start).trim()) return false;
    at = unit.end;
  }
  return at >= end || !text.slice(at, end).trim();
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
}
