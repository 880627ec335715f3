import {type Html, html} from '../../../base/html.js';

/** Matches characters with a meaning in Markdown. Two in three descriptions contain none and need no parser. */
const marks = /[\\*<~[\]]|&[#\w]|``|https?:|www\.|\w@\w| {2}\n|^[ \t]*(?:[-+>=|#]|\d+[.)](?:\s|$)|:?-)|\|.*\n/m;
// Not part of `marks`, because an expression with Unicode classes takes a millisecond to compile.
const underscores = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u;

export function hasMarkdownMarks(text: string): boolean {
  return marks.test(text) || (text.includes('_') && underscores.test(text));
}

/** Renders paragraphs of plain text with simple `code`. Undefined for text that needs a parser. */
export function renderQuickText(written: string): Html | undefined {
  const text = written.trim();
  if (hasMarkdownMarks(text)) return undefined;
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map(paragraph => {
    const parts = paragraph.split('`');
    // Leave to the parser: unmatched backticks, and code with spaces or line ends at its edges.
    if (parts.length % 2 === 0 || parts.some((part, index) => index % 2 && /^\s|\s$|\n/.test(part))) return undefined;
    return html`<p>${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : toPlainText(part)))}</p>`;
  });
  return paragraphs.includes(undefined) ? undefined : html`${paragraphs}`;
}

/** Removes spaces next to line ends, which have no meaning in Markdown. */
export function toPlainText(text: string): string {
  return text.replace(/ ?\n[ \t]*/g, '\n');
}

/** Returns whether a text is one short line that needs no paragraph. */
export function isShort(text: string, length = 90): boolean {
  return text.length <= length && !/\n|`/.test(text) && !hasMarkdownMarks(text);
}

/** Guesses whether a document needs the Markdown parser. Large documents and YAML documents usually do. */
export function mayHaveMarkdown(document: string): boolean {
  return document.length > 500_000 || !/^\s*\{/.test(document);
}
