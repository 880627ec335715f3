import {decodeEntities} from './entities.js';

export interface Read {
  readonly value: string;
  readonly end: number;
}

/** `<destination>` or a run without spaces whose parentheses are balanced. `bare` must not be empty. */
export function readDestination(text: string, start: number, isDefinition = false): Read | undefined {
  if (text[start] === '<') {
    for (let at = start + 1; at < text.length; at++) {
      const char = text[at];
      if (char === '>') return {value: unescapeText(text.slice(start + 1, at)), end: at + 1};
      if (char === '\n' || char === '<') return undefined;
      if (char === '\\') at++;
    }
    return undefined;
  }
  let depth = 0;
  let at = start;
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 92 && isPunctuation(text.charCodeAt(at + 1))) at++;
    // More than 32 open parentheses are no address (CommonMark leaves the number open).
    else if (char === 40) {
      if (++depth > 32) return undefined;
    } else if (char === 41) {
      if (depth === 0) break;
      depth--;
    } else if (char <= 32 || char === 127) break;
  }
  if (depth > 0 || (isDefinition && at === start)) return undefined;
  return {value: unescapeText(text.slice(start, at)), end: at};
}

/** `"title"`, `'title'` or `(title)`. */
export function readTitle(text: string, start: number): Read | undefined {
  const open = text[start];
  const close = open === '(' ? ')' : open;
  if (open !== '"' && open !== "'" && open !== '(') return undefined;
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === close) return {value: unescapeText(text.slice(start + 1, at)), end: at + 1};
    if (char === '\\') at++;
    else if (open === '(' && char === '(') return undefined;
  }
  return undefined;
}

/** `(destination "title")` behind the text of a link. */
export function readResource(
  text: string,
  start: number,
): {href: string; title: string | undefined; end: number} | undefined {
  if (text[start] !== '(') return undefined;
  let at = skipSpace(text, start + 1);
  const destination = readDestination(text, at);
  if (!destination) return undefined;
  at = skipSpace(text, destination.end);
  const title = at > destination.end ? readTitle(text, at) : undefined;
  if (title) at = skipSpace(text, title.end);
  if (text[at] !== ')') return undefined;
  return {href: destination.value, title: title?.value, end: at + 1};
}

const escapes = /\\([!-/:-@[-`{-~])|&#?[\da-zA-Z]+;/g;

/** Backslash escapes and character references as the characters they stand for. */
export function unescapeText(text: string): string {
  if (!text.includes('\\') && !text.includes('&')) return text;
  return text.replace(escapes, (written, escaped?: string) => escaped ?? decodeEntities(written));
}

export function isPunctuation(char: number): boolean {
  return (
    (char >= 33 && char <= 47) ||
    (char >= 58 && char <= 64) ||
    (char >= 91 && char <= 96) ||
    (char >= 123 && char <= 126)
  );
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n') at++;
  return at;
}
