import {Lexer} from 'marked';

// Starts of blocks. MDX has no indented code, so any indent is allowed.

/** Marks a lazy continuation line, which has no container prefix: no block starts there. */
export const lazyMark = '\0';

const {gfm} = Lexer.rules.block;
const indented = (rule: RegExp) =>
  rule.source.replaceAll(' {0,3}', String.raw`[ \t]*`).replace(/ ([*+])/g, String.raw`[ \t]$1`);

const end = String.raw`[ \t]*(?:\n|$)`;
const thematic = ['\\*', '-', '_'].map(sign => String.raw`${sign}[ \t]*(?:${sign}[ \t]*){2,}(?:\n|$)`).join('|');
const footnote = String.raw`\[\^(?:[^\s[\]\\]|\\[^\s])+\]:`;
const item = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t\n]|$)`;
// Into a paragraph only an item with text may break, and of the numbers only 1: lines that wrap may begin with any.
const interrupting = String.raw`#{1,6}(?:[ \t\n]|$)|>|\x60{3,}[^\x60\n]*(?:\n|$)|~{3}|${thematic}|${footnote}|(?:[-+*]|1[.)])[ \t]+[^ \t\n]`;
const delimiters = String.raw`(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?`;

/** The rules of marked as pages have them. */
export const blockRules = {
  ...gfm,
  hr: new RegExp(indented(gfm.hr)),
  def: new RegExp(indented(gfm.def)),
  // A continuation line cannot start a fence.
  fences: new RegExp(
    indented(gfm.fences)
      .replace(String.raw`[\s\S]`, String.raw`[^\0]`)
      .replace(/\|\$\)$/, String.raw`|(?=\0)|$)`),
  ),
  // A row that begins an item is one.
  table: new RegExp(
    String.raw`^[ \t]*([^\n \t][^\n]*)\n[ \t]*(?!${item})(${delimiters})(?=\n|$)(?:\n(?!${end}|[ \t]*(?:\0|${interrupting}|${item}))[^\n]+)*`,
  ),
};

/** The lines of a paragraph as far as they are words for sure. */
export const wordPattern = new RegExp(
  String.raw`[^\n]*(?:\n(?!${end}|[ \t]*(?:[<{$|:]|[=-]|${interrupting}|[^\n]*\n[ \t]*[|:-]))[^\n]+)*`,
  'y',
);
/** Ends a paragraph, including a line that underlines it. */
export const ending = new RegExp(String.raw`^(?:${end}|[ \t]*(?:${interrupting}|(?:=+|-+)${end}))`);
/** A block begins here, whatever is above it. */
export const beginning = new RegExp(String.raw`^[ \t]*(?:${interrupting}|${item})`);
export const headingRule = /^[ \t]*(#{1,6})(?=[ \t\n]|$)([^\n]*)/;
export const container = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/;
export const underline = /^\n[ \t]*(=+|-+)[ \t]*(?=\n|$)/;
export const math = /^[ \t]*\$\$[ \t]*\n(?:([^\0]*?)\n)?[ \t]*\$\$[ \t]*(?=\n|$)/;
export const openFence = /^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})/;
export const footnoteStart = /^[ \t]*\[\^((?:[^\s[\]\\]|\\[^\s])+)\]:[ \t]*/;
export const itemStart = /^[ \t]*(?:([-+*])|(\d{1,9})([.)]))(?=[ \t\n]|$)/;
