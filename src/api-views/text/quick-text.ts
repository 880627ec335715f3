import {type Html, html} from '../../base/html.js';

/**
 * Whatever may mean something in Markdown. One in three descriptions has some of it; the others need no parser, which
 * then need not be loaded.
 */
const marks = /[\\*<~[\]]|&[#\w]|``|https?:|www\.|\w@\w| {2}\n|^[ \t]*(?:[-+>=|#]|\d+[.)](?:\s|$)|:?-)|\|.*\n/m;
// Apart: the classes of Unicode take a millisecond to be made ready.
const underscores = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u;

function hasMarks(text: string): boolean {
  return marks.test(text) || (text.includes('_') && underscores.test(text));
}

/** Paragraphs of plain words with simple `code` among them; `undefined` where a parser has to look. */
export function quickText(written: string): Html | undefined {
  const text = written.trim();
  if (hasMarks(text)) return undefined;
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map(paragraph => {
    const parts = paragraph.split('`');
    // An odd backtick is a character like any other.
    if (parts.length % 2 === 0) return undefined;
    return html`<p>${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}</p>`;
  });
  return paragraphs.includes(undefined) ? undefined : html`${paragraphs}`;
}

/** A text that fits into one line and says all: it may stand where no paragraph can. */
export function isShort(text: string, length = 90): boolean {
  return text.length <= length && !/\n|`/.test(text) && !hasMarks(text);
}

/** Whether some description of a document needs the parser; a large one or YAML has that sooner or later. */
export function mayHaveMarkdown(document: string): boolean {
  if (document.length > 500_000 || !/^\s*\{/.test(document)) return true;
  for (const [, text = ''] of document.matchAll(/"description"\s*:\s*"((?:[^"\\]|\\.){0,2000})/g))
    if (hasMarks(text.replaceAll('\\n', '\n'))) return true;
  return false;
}
