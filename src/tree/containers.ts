import type {Container} from './block.js';
import {type Marker, readMarker} from './block-starts.js';
import type {LineCursor} from './line-cursor.js';

/** Passes the prefix that a line of the container has; false when the line has none. */
export function continues(container: Container, cursor: LineCursor): boolean {
  if (container.kind === 'quote') {
    if (cursor.blank || cursor.text.charCodeAt(cursor.next) !== 62) return false;
    passQuote(cursor);
    return true;
  }
  const size = container.kind === 'item' ? container.size : 4;
  // An item that begins with an empty line may have no second one.
  if (cursor.blank) {
    if (container.kind === 'item' && container.blocks.length === 0) return false;
  } else if (cursor.width < size) return false;
  cursor.indent(size);
  return true;
}

/** Passes `>` and one column of space behind it. */
export function passQuote(cursor: LineCursor): void {
  cursor.pass(1);
  cursor.indent(1);
}

export function isMarker(char: number): boolean {
  return char === 45 || char === 42 || char === 43 || (char >= 48 && char <= 57);
}

/** The line begins an item of a list. */
export function isItem(text: string, at: number): boolean {
  return isMarker(text.charCodeAt(at)) && readMarker(text, at) !== undefined;
}

/** Into a paragraph only an item with text may break, and of the numbers only 1: lines that wrap may begin with any. */
export function mayInterrupt({length, start}: Marker, text: string, cursor: LineCursor): boolean {
  if (start !== undefined && (start !== 1 || length !== 2)) return false;
  return text.slice(cursor.next + length, cursor.end).trim() !== '';
}
