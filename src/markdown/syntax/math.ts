import {createElementNode, createTextNode, type Element, noAttributes} from '../../tree/tree.js';

/** Creates a formula's element. With `display`, it is a block. */
export function createFormula(tex: string, display: boolean, line = 0): Element {
  return createElementNode('Latex', [createTextNode(tex)], display ? new Map([['display', true]]) : noAttributes, line);
}

/**
 * Functions that find formulas between dollars. In pages, most dollars are prices, shell variables, or `$ref`: a text
 * is a formula only if it passes every test.
 */

/** Returns the offset after the closing `$` of the formula at `start`, or -1 if the dollar begins no formula. */
export function findMathEnd(text: string, start: number): number {
  if (text.startsWith('$$', start)) return findDoubleEnd(text, start);
  const before = text[start - 1] ?? ' ';
  const first = text[start + 1] ?? ' ';
  // Exclude `US$5`, `a$b`, and `\$`: nothing may touch the opening dollar from the left, and no space may follow it.
  if (/[\w$\\]/.test(before) || /[\s$]/.test(first)) return -1;
  const end = findClosingDollar(text, start + 1);
  if (end === -1) return -1;
  const after = text[end + 1] ?? ' ';
  // Exclude `$5 and $10`, where the second dollar begins another price, and `$HOME/x$Y`, where a name follows it.
  if (/\s/.test(text[end - 1] as string) || /[\w$]/.test(after)) return -1;
  return isFormula(text.slice(start + 1, end)) ? end + 1 : -1;
}

/** Matches text between dollars with a backslash, which the author may have meant as a formula. */
const almost = /^\$(?![\s$])[^$\n`]*\\[A-Za-z{},;!%_&#|][^$\n`]*[^\s$\\`]\$(?![\w$])/;

/** Returns the text at `start` if it looks like a formula but is rendered as text, for a warning. */
export function findUnsetFormula(text: string, start: number): string | undefined {
  if (/[\w$\\]/.test(text[start - 1] ?? ' ')) return undefined;
  return almost.exec(text.slice(start, start + 400))?.[0];
}

function findDoubleEnd(text: string, start: number): number {
  if (text[start - 1] === '\\' || text[start + 2] === '$') return -1;
  const end = text.indexOf('$$', start + 2);
  if (end === -1 || /\n[ \t]*\n/.test(text.slice(start, end))) return -1;
  return text.slice(start + 2, end).trim() ? end + 2 : -1;
}

/**
 * Returns the offset of the next unescaped dollar in the paragraph. An inline formula contains at most one line end.
 */
function findClosingDollar(text: string, from: number): number {
  let lines = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '$') return at > from ? at : -1;
    if (char === '\\') at++;
    else if (char === '`' || (char === '\n' && ++lines > 1)) return -1;
  }
  return -1;
}

const command = /\\[A-Za-z]+|[A-Za-z\d)\]}][\^_][A-Za-z\d{\\+\-*]/;
/** Matches a TeX escape or space: `\{`, `\,`, `\%`. In prose, a backslash precedes only a dollar. */
const escapedMark = /\\[^A-Za-z\s]/;
/**
 * Pattern for a short term that is certainly math, if it contains an operator or brackets: `-1`, `+1`, `n!`, `[0, 1)`,
 * `(x, y)`.
 */
const shortTerm = '-?[A-Za-z\\d.∞]{1,4}';
const letterTerm = '-?[A-Za-z](?:\\s*[-+*/]\\s*[A-Za-z\\d]+)*';
const number = '\\d+(?:\\.\\d+)?';
const clear = new RegExp(
  `^(?:[-+]${number}|[A-Za-z\\d]{1,2}!|[[(]\\s*${shortTerm}(?:\\s*,\\s*${shortTerm})+\\s*[\\])]|` +
    `[[(]\\s*${letterTerm}\\s*[\\])]|\\[\\d+\\]|[A-Za-z]['′]{0,3}\\([\\w, ]+\\)|` +
    // Match an equation of numbers: prices contain no `=`, `<`, or `>`.
    `${number}(?:\\s*[-+*/×·]\\s*${number})*(?:\\s*[=<>≤≥]\\s*${number}(?:\\s*[-+*/×·]\\s*${number})*)+)$`,
);
const operators = /[=+\-*/<>|^_≤≥≈×·]/;
/** Matches two adjacent words. In "5 and up to", they show that the dollars are prices. */
const prose = /(?:^|\s)[A-Za-z]{2,}[,.;:]?\s+[A-Za-z]{2,}(?:\s|[,.;:]|$)/;
const functions = /\b(?:sin|cos|tan|log|ln|exp|min|max|lim|det|mod|gcd|arg|sup|inf|dim|if|for|and|or)\b/g;
const price = /^[\d.,]+(?:\s?(?:k|K|m|M|B|bn|million|billion|USD|EUR|%|\+))?(?:\s?[/-]\s?[A-Za-z$\d.,]+)*$/;
const variable = /^(?:[A-Z_][A-Z\d_]+|\{[^}]*\}|\([^)]*\))(?:[/:.\w{}-]*)$/;
/** Matches a variable name and the text after it: `$HOME/bin`, `$_POST`. */
const namedVariable = /^(?:[A-Z_][A-Z\d_]+[/:]|_[A-Z]{2})/;
const name =
  /^(?:ref|schema|id|defs|anchor|dynamicRef|vocabulary|comment|set|inc|push|pull|match|group|in|nin|eq|ne|gt|gte|lt|lte|or|and|not|regex|exists|type|where|route|props|store|self|this)\b/;

/**
 * Returns whether a text between dollars is a formula: it has TeX commands, indices, or powers, or single letters in an
 * equation.
 */
function isFormula(inner: string): boolean {
  const tex = inner.trim();
  if (clear.test(tex)) return true;
  if (command.test(tex) || escapedMark.test(tex))
    return (
      (!variable.test(tex) || /\^|\\[A-Za-z]/.test(tex)) &&
      !namedVariable.test(tex) &&
      !prose.test(tex.replace(/\\[a-z]*(?:text|mathrm|operatorname)\s*\{[^}]*\}/g, 'x').replace(functions, ''))
    );
  if (price.test(tex) || variable.test(tex) || name.test(tex)) return false;
  if (/^[A-Za-z]['′]?$/.test(tex)) return true;
  if (prose.test(tex) || /["'`{}$@#&;?]/.test(tex)) return false;
  // Require a single letter next to an operator: numbers alone are prices (`$5-$10`, `$20/month`).
  const words = tex.replace(functions, '').match(/[A-Za-z]+/g) ?? [];
  if (words.some(word => word.length > 2)) return false;
  return (words.length > 0 && operators.test(tex) && !/^\d/.test(tex)) || /^\d+[A-Za-z]\s*[=+\-*/^<>]/.test(tex);
}
