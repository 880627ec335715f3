import {type Html, html} from '../../../base/html.js';

/** Characters with a meaning in Markdown. One in three descriptions contains some; the others need no parser. */
const marks = /[\\*<~[\]]|&[#\w]|``|https?:|www\.|\w@\w| {2}\n|^[ \t]*(?:[-+>=|#]|\d+[.)](?:\s|$)|:?-)|\|.*\n/m;
// Apart: the classes of Unicode take a millisecond to be made ready.
const underscores = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u;

export function hasMarks(text: string): boolean {
  return marks.test(text) || (text.includes('_') && underscores.test(text));
}

/** Paragraphs of plain words with simple `code` among them; `undefined` where a parser has to look. */
export function quickText(written: string): Html | undefined {
  const text = written.trim();
  if (hasMarks(text)) return undefined;
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map(paragraph => {
    const parts = paragraph.split('`');
    // An unmatched backtick is plain text. Code with spaces at its ends or with line ends needs the parser.
    if (parts.length % 2 === 0 || parts.some((part, index) => index % 2 && /^\s|\s$|\n/.test(part))) return undefined;
    return html`<p>${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : toPlainText(part)))}</p>`;
  });
  return paragraphs.includes(undefined) ? undefined : html`${paragraphs}`;
}

/** Spaces at the ends of lines mean nothing. */
export function toPlainText(text: string): string {
  return text.replace(/ ?\n[ \t]*/g, '\n');
}

/** Returns whether a text is one short line, which fits where no paragraph is allowed. */
export function isShort(text: string, length = 90): boolean {
  return text.length <= length && !/\n|`/.test(text) && !hasMarks(text);
}

/** Returns whether to load the parser ahead: a large document or YAML will need it. */
export function mayHaveMarkdown(document: string): boolean {
  return document.length > 500_000 || !/^\s*\{/.test(document);
}
