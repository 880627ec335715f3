import {type Html, html} from '../../../base/html.js';

/** Whatever may mean something in Markdown. One in three descriptions has some of it; the others need no parser. */
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
    // An odd backtick is a character like any other; the ends and lines of code are mended by the parser.
    if (parts.length % 2 === 0 || parts.some((part, index) => index % 2 && /^\s|\s$|\n/.test(part))) return undefined;
    return html`<p>${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : plainWords(part)))}</p>`;
  });
  return paragraphs.includes(undefined) ? undefined : html`${paragraphs}`;
}

/** Spaces at the ends of lines mean nothing. */
export function plainWords(text: string): string {
  return text.replace(/ ?\n[ \t]*/g, '\n');
}

/** A text that fits into one line and says all: it may stand where no paragraph can. */
export function isShort(text: string, length = 90): boolean {
  return text.length <= length && !/\n|`/.test(text) && !hasMarks(text);
}

/** Whether the parser is worth loading before the first text asks for it: a large document or YAML needs it sooner or later. */
export function mayHaveMarkdown(document: string): boolean {
  return document.length > 500_000 || !/^\s*\{/.test(document);
}
