import type {Attributes, AttributeValue} from '../../tree/tree.js';
import {decodeEntities} from './entities.js';
import {removeMdxIndent} from './expression.js';
import {type SyntaxBudget, skipBraces} from './skip.js';

export interface Tag {
  readonly start: number;
  /** Offset after `>`. */
  readonly end: number;
  readonly kind: 'open' | 'close' | 'self';
  /** Name of the element. Empty for a fragment. */
  readonly name: string;
  readonly attributes: Attributes;
}

const none = new Map<string, AttributeValue>();
const namePattern = /[A-Za-z_$][\w$.:-]*/y;
const space = /\s*/y;
const attributeName = String.raw`[A-Za-z_$:@][\w$.:@-]*`;
const quoted = `"([^"]*)"|'([^']*)'`;
// Also match unquoted values, which pages from other tools contain: width=400.
const attribute = new RegExp(
  String.raw`(${attributeName})(?:\s*=\s*(?:${quoted}|([^\s"'\x60=<>{}/]+)|(?=(\{))))?`,
  'y',
);
const plainAttribute = new RegExp(
  String.raw`(${attributeName})(?:\s*=\s*(?:${quoted}|([^\s"'\x60=<>{][^\s"'\x60=<>]*)))?`,
  'y',
);
const voidEnd = /\s*<\/\s*[a-z]+\s*>/y;

// HTML void elements. Authors write `<br>` and `<img …>` without a slash.
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Reads the tag that begins with the `<` at `start`. Undefined if absent. */
export function readTag(text: string, start: number, budget: SyntaxBudget): Tag | undefined {
  let at = start + 1;
  const closing = text[at] === '/';
  if (closing) at += 1 + match(space, text, at + 1).length;
  const name = match(namePattern, text, at);
  if (budget.tags && !budget.tags.has(name.toLowerCase())) return undefined;
  at += name.length;
  const after = text[at];
  if (after === undefined || (name ? !/[\s/>{]/.test(after) : after !== '>')) return undefined;
  const attributes = closing ? none : new Map<string, AttributeValue>();
  for (;;) {
    at += match(space, text, at).length;
    if (text[at] === '>') {
      // Read `</br>` as `<br>`, as browsers do.
      if (closing && name === 'br') return {start, end: at + 1, kind: 'self', name, attributes};
      if (closing || !voids.has(name)) return {start, end: at + 1, kind: closing ? 'close' : 'open', name, attributes};
      // Skip the end tag in `<br></br>`, which JSX requires although the element has no content.
      const end = match(voidEnd, text, at + 1);
      const isOwn = end.slice(end.indexOf('/') + 1, -1).trim() === name;
      return {start, end: at + 1 + (isOwn ? end.length : 0), kind: 'self', name, attributes};
    }
    if (text[at] === '/' && text[at + 1] === '>' && !closing)
      return {start, end: at + 2, kind: 'self', name, attributes};
    const next = closing ? -1 : readAttribute(text, at, attributes, budget);
    if (next === -1) {
      budget.left -= at - start;
      return undefined;
    }
    at = next;
  }
}

function readAttribute(
  text: string,
  at: number,
  attributes: Map<string, AttributeValue>,
  budget: SyntaxBudget,
): number {
  if (text[at] === '{') {
    const end = skipBraces(text, at, budget);
    const inner = text.slice(at + 1, end - 1).trim();
    // Ignore comments between attributes.
    if (end !== -1 && inner.startsWith('...')) attributes.set(`...${attributes.size}`, {source: inner.slice(3)});
    return end;
  }
  const pattern = budget.tags ? plainAttribute : attribute;
  pattern.lastIndex = at;
  const [, name, double, single, bare, brace] = pattern.exec(text) ?? [];
  if (!name) return -1;
  const start = pattern.lastIndex;
  const end = brace ? skipBraces(text, start, budget) : start;
  if (end === -1) return -1;
  const words = double ?? single;
  const value = words === undefined ? (bare ?? true) : decodeEntities(words.replace(/\n[ \t]*/g, '\n'));
  // Move a repeated name to the end: attributes after a spread override it.
  attributes.delete(name);
  attributes.set(name, brace ? {source: removeMdxIndent(text.slice(start + 1, end - 1))} : value);
  return end;
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : '';
}
