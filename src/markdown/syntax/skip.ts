import type {Refused} from './refused.js';

/**
 * Budget for look-ahead in a text. Each failed look-ahead costs some of it; when it is used up, the rest is plain text.
 * Hostile input (20,000 unclosed braces) stays linear.
 */
export interface SyntaxBudget {
  left: number;
  /** Templates inside expressions inside templates: too deep is not code that anybody wrote. */
  depth: number;
  /** Tags that found no partner. */
  loose: number;
  /** Syntax that could not be parsed and is text now. */
  refused: Refused[];
  /**
   * Plain Markdown: these tags are read, and nothing else of page syntax. Braces, formulas, statements and any other tag
   * are text.
   */
  readonly tags?: ReadonlySet<string> | undefined;
  /** Reads indented code, which pages have not. */
  readonly readCode?: ReadCode | undefined;
}

/** Returns the code block that begins at `src`, a column of the text; `undefined` where there is none. */
export type ReadCode = (
  src: string,
  column: number,
  tags: ReadonlySet<string>,
) => {readonly raw: string; readonly value: string} | undefined;

export function fuelFor(text: string, tags?: ReadonlySet<string>, readCode?: ReadCode): SyntaxBudget {
  return {left: 200_000 + text.length * 16, depth: 0, loose: 0, refused: [], tags, readCode};
}

/**
 * Returns the offset after the `}` that closes the `{` at `start`, or -1. Handles strings, templates, comments and
 * nested braces.
 */
export function skipBraces(text: string, start: number, budget: SyntaxBudget): number {
  return budget.tags ? -1 : skipBrackets(text, start, budget);
}

/** Returns the same for a bracket of any kind. */
export function skipBrackets(text: string, start: number, budget: SyntaxBudget): number {
  if (budget.left <= 0) return -1;
  const open = text.charCodeAt(start);
  const close = open === 40 ? 41 : open + 2;
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const char = text.charCodeAt(at);
    if (char === open) depth++;
    else if (char === close) {
      if (--depth === 0) return at + 1;
    } else if (char === 34 || char === 39) at = skipQuoted(text, at, char);
    else if (char === 96) at = skipTemplate(text, at, budget);
    else if (char === 47) at = skipSlash(text, at);
    if (at < 0) break;
    at++;
  }
  budget.left -= text.length - start;
  return -1;
}

/** Returns the offset of the closing quote on the line, or `start` for an apostrophe in JSX text. */
export function skipQuoted(text: string, start: number, quote: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) return at;
    if (char === 10) return start;
    if (char === 92) at++;
  }
  return start;
}

/** Returns the offset of the backtick that closes the template at `start`; negative without one. */
export function skipTemplate(text: string, start: number, budget: SyntaxBudget): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 96) return at;
    if (char === 92) at++;
    else if (char === 36 && text.charCodeAt(at + 1) === 123) {
      if (budget.depth > 40) return -2;
      budget.depth++;
      at = skipBraces(text, at + 1, budget) - 1;
      budget.depth--;
      if (at < 0) return -2;
    }
  }
  return -2;
}

const pattern = /\/(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y;

/**
 * Returns the offset of the last character of the comment or regular expression at `start`; negative for an unclosed
 * comment.
 */
function skipSlash(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  // Where a value is expected, a slash begins a pattern; behind a value it divides.
  if (next !== 47 && next !== 42 && /[({[,;=:!&|?+]\s*$/.test(text.slice(Math.max(0, start - 20), start))) {
    pattern.lastIndex = start;
    return start + Math.max(0, (pattern.exec(text)?.[0].length ?? 1) - 1);
  }
  // `//` is a comment only where a line of code can end in one, not inside the address of a link.
  if (next === 47 && text.charCodeAt(start - 1) !== 58) {
    const end = text.indexOf('\n', start);
    return end === -1 ? start : end;
  }
  if (next !== 42) return start;
  const end = text.indexOf('*/', start + 2);
  return end === -1 ? -2 : end + 1;
}
