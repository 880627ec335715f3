import {decodeEntities} from './entities.js';
import {outdent} from './expression.js';
import {type Fuel, skipBraces} from './skip.js';
import type {Attributes, AttributeValue} from './tree.js';

/** One tag as it stands in the text. */
export interface Tag {
  readonly start: number;
  /** Offset after `>`. */
  readonly end: number;
  readonly kind: 'open' | 'close' | 'self';
  /** `''` for a fragment. */
  readonly name: string;
  readonly attributes: Attributes;
}

const namePattern = /[A-Za-z_$][\w$.:-]*/y;
const attributePattern = /[A-Za-z_$:@][\w$.:@-]*/y;
const space = /\s*/y;
const voidEnd = /\s*<\/\s*[a-z]+\s*>/y;

// HTML elements that have no end tag: authors write `<br>` and `<img …>` without the slash.
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Reads the tag at `start` (a `<`); undefined when it is none. */
export function readTag(text: string, start: number, fuel: Fuel): Tag | undefined {
  let at = start + 1;
  const closing = text[at] === '/';
  if (closing) at += 1 + match(space, text, at + 1).length;
  const name = match(namePattern, text, at);
  if (fuel.tags && !fuel.tags.has(name.toLowerCase())) return undefined;
  at += name.length;
  const after = text[at];
  if (after === undefined || (name ? !/[\s/>{]/.test(after) : after !== '>')) return undefined;
  const attributes = new Map<string, AttributeValue>();
  for (;;) {
    at += match(space, text, at).length;
    if (text[at] === '>') {
      if (closing || !voids.has(name)) return {start, end: at + 1, kind: closing ? 'close' : 'open', name, attributes};
      // `<br></br>`: JSX wants an end, and nothing can stand in it.
      const end = match(voidEnd, text, at + 1);
      const isOwn = end.slice(end.indexOf('/') + 1, -1).trim() === name;
      return {start, end: at + 1 + (isOwn ? end.length : 0), kind: 'self', name, attributes};
    }
    if (text[at] === '/' && text[at + 1] === '>' && !closing)
      return {start, end: at + 2, kind: 'self', name, attributes};
    const next = closing ? -1 : readAttribute(text, at, attributes, fuel);
    if (next === -1) {
      fuel.left -= at - start;
      return undefined;
    }
    at = next;
  }
}

function readAttribute(text: string, start: number, attributes: Map<string, AttributeValue>, fuel: Fuel): number {
  let at = start;
  if (text[at] === '{') {
    const end = skipBraces(text, at, fuel);
    if (end === -1) return -1;
    const inner = text.slice(at + 1, end - 1).trim();
    // A comment between attributes is allowed and says nothing.
    if (inner.startsWith('...')) addSpread(attributes, inner.slice(3));
    return end;
  }
  const name = match(attributePattern, text, at);
  if (!name) return -1;
  at += name.length;
  const blank = match(space, text, at).length;
  if (text[at + blank] !== '=') {
    put(attributes, name, true);
    return at;
  }
  at += blank + 1;
  at += match(space, text, at).length;
  const open = text[at];
  if (open === '"' || open === "'") {
    const end = text.indexOf(open, at + 1);
    if (end === -1) {
      fuel.left -= text.length - at;
      return -1;
    }
    put(attributes, name, decodeEntities(text.slice(at + 1, end).replace(/\n[ \t]*/g, '\n')));
    return end + 1;
  }
  if (open === '{') {
    const end = skipBraces(text, at, fuel);
    if (end === -1) return -1;
    put(attributes, name, {source: outdent(text.slice(at + 1, end - 1))});
    return end;
  }
  // HTML allows a bare value, and pages moved from other tools have them: width=400.
  const bare = match(fuel.tags ? /[^\s"'`=<>]+/y : /[^\s"'`=<>{}/]+/y, text, at);
  if (!bare) return -1;
  put(attributes, name, bare);
  return at + bare.length;
}

// A repeated name moves to the end: what stands behind a spread has the last word over it.
function put(attributes: Map<string, AttributeValue>, name: string, value: AttributeValue): void {
  attributes.delete(name);
  attributes.set(name, value);
}

function addSpread(attributes: Map<string, AttributeValue>, source: string): void {
  attributes.set(`...${attributes.size}`, {source});
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : '';
}
