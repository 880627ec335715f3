import {unescapeHtml} from '../../../base/html.js';
import {isWebUrl} from '../../../base/web-url.js';
import {
  countLongestTicks,
  escapeLineStart,
  escapeText,
  writeCodeSpan,
} from '../../../markdown/render/markdown/escape-text.js';
import {lowerHeadings} from '../../../markdown/render/markdown/lower-headings.js';
import type {ExternalDocs} from '../../../openapi/document/document-info.js';
import type {ViewContext} from '../view-context.js';

// Functions that write Markdown from API documents. They escape names, titles, and values. They do not escape
// descriptions, which are Markdown already.

/** Writes plain text on one line, escaped for Markdown. */
export function toPlainLine(text: string): string {
  return escapeLineStart(escapeText(toOneLine(text)));
}

/** Converts HTML with `<code>` elements, such as a constraint, to Markdown with code spans. */
export function toPlainCode(html: string): string {
  return html
    .split(/<code>(.*?)<\/code>/s)
    .map((each, at) => (at % 2 === 1 ? writeCodeSpan(unescapeHtml(each)) : unescapeHtml(each)))
    .join('');
}

export function writeHeading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${escapeText(toOneLine(text))}`;
}

/**
 * Writes a description below a heading of the level `level`. Shifts the description's own headings below that level.
 */
export function writeDescription(text: string | undefined, level: number): string {
  let lowered = text?.trim() ?? '';
  for (let at = 0; at < level; at++) lowered = lowerHeadings(lowered);
  return lowered;
}

/** Writes a description after the name in a list item. Indents the following lines, so that they stay in the item. */
export function writeItemDescription(text: string | undefined, depth: number): string {
  const about = writeDescription(text, 6);
  if (!about) return '';
  const indent = '  '.repeat(depth + 1);
  return about.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Writes a type label, in a code span if Markdown would interpret its characters. */
export function renderType(type: string): string {
  return escapeText(type) === type ? type : writeCodeSpan(type);
}

/** Writes a code block with a fence that is longer than any fence in `text`. */
export function writeFencedCode(language: string, text: string): string {
  const marks = '`'.repeat(Math.max(3, countLongestTicks(text) + 1));
  return `${marks}${language}\n${text}\n${marks}`;
}

export function toOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Returns whether a text ends with punctuation that ends a sentence. */
export function isSentenceEnd(text: string): boolean {
  return /[.!?:]$/.test(text);
}

/** Writes a link, or only its text unless the URL is a web or mail URL: URLs in documents are untrusted. */
export function renderWebLink(text: string, url = ''): string {
  const isSafe = (isWebUrl(url) || url.startsWith('mailto:')) && !/[\s<>]/.test(url);
  if (!isSafe) return text;
  return text === url ? `<${url}>` : `[${text.replace(/[[\]\\]/g, '\\$&')}](<${url}>)`;
}

/**
 * Writes a link to external documentation with the first line of its description, which can be several lines of
 * Markdown.
 */
export function renderDocsLine({apiMessages}: ViewContext, {url, description}: ExternalDocs): string {
  return renderWebLink(description?.trim().split('\n')[0] || apiMessages.moreDocs, url);
}
