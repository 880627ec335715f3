import type {RefusedSyntax} from './refused.js';

/**
 * Budget of a text for look-ahead. Each failed look-ahead reduces it. When it is used up, the rest becomes plain text,
 * so that hostile input such as 20,000 unclosed braces takes linear time.
 */
export interface SyntaxBudget {
  left: number;
  /** Nesting depth of templates in expressions. Beyond a limit, the text is not real code. */
  depth: number;
  /** Number of unpaired tags. */
  loose: number;
  /** Text that looks like syntax but could not be parsed. */
  refused: RefusedSyntax[];
  /** In plain Markdown, the tags to parse. Other tags, braces, formulas, and statements are text. Absent for pages. */
  readonly tags?: ReadonlySet<string> | undefined;
  /** Reads indented code. Absent for pages, which do not have it. */
  readonly readCode?: ReadCode | undefined;
}

/** Reads the code block at the start of `src`, which begins at the page column `column`. Undefined if absent. */
export type ReadCode = (
  src: string,
  column: number,
  tags: ReadonlySet<string>,
) => {readonly raw: string; readonly value: string} | undefined;

export function createBudget(text: string, tags?: ReadonlySet<string>, readCode?: ReadCode): SyntaxBudget {
  return {left: 200_000 + text.length * 16, depth: 0, loose: 0, refused: [], tags, readCode};
}

/**
 * Returns the offset after the `}` that closes the `{` at `start`, or -1. Skips strings, templates, comments, and
 * nested braces.
 */
export function skipBraces(text: string, start: number, budget: SyntaxBudget): number {
  return budget.tags ? -1 : skipBrackets(text, start, budget);
}

/** Returns the offset after the bracket that closes the one at `start`, for any kind of bracket. */
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

/**
 * Returns the offset of the closing quote on the same line. Returns `start` if there is none, because the quote is then
 * an apostrophe in JSX text.
 */
export function skipQuoted(text: string, start: number, quote: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) return at;
    if (char === 10) return start;
    if (char === 92) at++;
  }
  return start;
}

/** Returns the offset of the backtick that closes the template at `start`, or a negative number. */
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
 * Returns the offset of the last character of the comment or regular expression at `start`. Negative if a comment is
 * unclosed.
 */
function skipSlash(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  // Treat a slash as the start of a regular expression where a value is expected. After a value it is a division.
  if (next !== 47 && next !== 42 && /[({[,;=:!&|?+]\s*$/.test(text.slice(Math.max(0, start - 20), start))) {
    pattern.lastIndex = start;
    return start + Math.max(0, (pattern.exec(text)?.[0].length ?? 1) - 1);
  }
  // Treat `//` after a colon as part of a URL, not as a comment.
  if (next === 47 && text.charCodeAt(start - 1) !== 58) {
    const end = text.indexOf('\n', start);
    return end === -1 ? start : end;
  }
  if (next !== 42) return start;
  const end = text.indexOf('*/', start + 2);
  return end === -1 ? -2 : end + 1;
}
