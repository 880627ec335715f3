import {Lexer} from 'marked';

// Patterns for block starts. MDX has no indented code, so any indentation is allowed.

/**
 * Character that `collectContainerLines` puts before a lazy continuation line, which has no container prefix. No block
 * begins on such a line.
 */
export const LAZY_MARK = '\0';

const {gfm} = Lexer.rules.block;
const indented = (rule: RegExp) =>
  rule.source.replaceAll(' {0,3}', String.raw`[ \t]*`).replace(/ ([*+])/g, String.raw`[ \t]$1`);

const end = String.raw`[ \t]*(?:\n|$)`;
const thematic = ['\\*', '-', '_'].map(sign => String.raw`${sign}[ \t]*(?:${sign}[ \t]*){2,}(?:\n|$)`).join('|');
const footnote = String.raw`\[\^(?:[^\s[\]\\]|\\[^\s])+\]:`;
const item = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t\n]|$)`;
// Let only a list item with text interrupt a paragraph, and only with the number 1: wrapped lines of prose can begin
// with any number.
const interrupting = String.raw`#{1,6}(?:[ \t\n]|$)|>|\x60{3,}[^\x60\n]*(?:\n|$)|~{3}|${thematic}|${footnote}|(?:[-+*]|1[.)])[ \t]+[^ \t\n]`;
const delimiters = String.raw`(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?`;

/** Rules of marked for blocks, adapted to pages. */
export const blockRules = {
  ...gfm,
  hr: new RegExp(indented(gfm.hr)),
  def: new RegExp(indented(gfm.def)),
  // Do not begin a code block on a lazy continuation line.
  fences: new RegExp(
    indented(gfm.fences)
      .replace(String.raw`[\s\S]`, String.raw`[^\0]`)
      .replace(/\|\$\)$/, String.raw`|(?=\0)|$)`),
  ),
  // End a table at a row that begins a list item.
  table: new RegExp(
    String.raw`^[ \t]*([^\n \t][^\n]*)\n[ \t]*(?!${item})(${delimiters})(?=\n|$)(?:\n(?!${end}|[ \t]*(?:\0|${interrupting}|${item}))[^\n]+)*`,
  ),
};

/** Matches a paragraph's lines, up to the first line that can begin another block. */
export const wordPattern = new RegExp(
  String.raw`[^\n]*(?:\n(?!${end}|[ \t]*(?:[<{$|:]|[=-]|${interrupting}|[^\n]*\n[ \t]*[|:-]))[^\n]+)*`,
  'y',
);
/** Matches the end of a paragraph, including a heading underline. */
export const paragraphEnd = new RegExp(String.raw`^(?:${end}|[ \t]*(?:${interrupting}|(?:=+|-+)${end}))`);
/** Matches the beginning of a block that can interrupt any other block. */
export const blockStart = new RegExp(String.raw`^[ \t]*(?:${interrupting}|${item})`);
export const headingRule = /^[ \t]*(#{1,6})(?=[ \t\n]|$)([^\n]*)/;
export const container = /^[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/;
export const underline = /^\n[ \t]*(=+|-+)[ \t]*(?=\n|$)/;
export const math = /^[ \t]*\$\$[ \t]*\n(?:([^\0]*?)\n)?[ \t]*\$\$[ \t]*(?=\n|$)/;
export const openFence = /^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})/;
export const footnoteStart = /^[ \t]*\[\^((?:[^\s[\]\\]|\\[^\s])+)\]:[ \t]*/;
export const itemStart = /^[ \t]*(?:([-+*])|(\d{1,9})([.)]))(?=[ \t\n]|$)/;
