import {unescapeHtml} from '../../../base/html.js';
import {isWebAddress} from '../../../base/web-address.js';
import {deeper} from '../../../markdown/render/markdown/deeper.js';
import {
  countLongestTicks,
  escapeLineStart,
  escapeText,
  writeCodeSpan,
} from '../../../markdown/render/markdown/escape-text.js';
import type {ExternalDocs} from '../../../openapi/document/document-info.js';
import type {ViewContext} from '../view-context.js';

// Building blocks for the Markdown of documents: names, titles and values are escaped, descriptions are Markdown.

/** Writes text of a document on one line, escaped for Markdown. */
export function plainLine(text: string): string {
  return escapeLineStart(escapeText(oneLine(text)));
}

/** Writes words with `<code>` in them, as limits are, with code spans. */
export function plainCode(html: string): string {
  return html
    .split(/<code>(.*?)<\/code>/s)
    .map((each, at) => (at % 2 === 1 ? writeCodeSpan(unescapeHtml(each)) : unescapeHtml(each)))
    .join('');
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${escapeText(oneLine(text))}`;
}

/** Returns a description below a heading of this level: its own headings go below that. */
export function describe(text: string | undefined, level: number): string {
  let lowered = text?.trim() ?? '';
  for (let at = 0; at < level; at++) lowered = deeper(lowered);
  return lowered;
}

/** Returns a description after the name of a list item: over several lines it stays within the item. */
export function describeItem(text: string | undefined, depth: number): string {
  const about = describe(text, 6);
  if (!about) return '';
  const indent = '  '.repeat(depth + 1);
  return about.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Returns a type in words; one that would mean something in Markdown is code. */
export function typeText(type: string): string {
  return escapeText(type) === type ? type : writeCodeSpan(type);
}

/** Returns a fence that is longer than any in the text. */
export function fence(language: string, text: string): string {
  const marks = '`'.repeat(Math.max(3, countLongestTicks(text) + 1));
  return `${marks}${language}\n${text}\n${marks}`;
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Returns whether a text needs no full stop before the next sentence. */
export function endsSentence(text: string): boolean {
  return /[.!?:]$/.test(text);
}

/** Writes a link. URLs of documents are untrusted: only web and mail links stay links. */
export function webLink(text: string, url = ''): string {
  const isSafe = (isWebAddress(url) || url.startsWith('mailto:')) && !/[\s<>]/.test(url);
  if (!isSafe) return text;
  return text === url ? `<${url}>` : `[${text.replace(/[[\]\\]/g, '\\$&')}](<${url}>)`;
}

/** Writes a link to documentation elsewhere. A description may be a sentence in Markdown: the link uses its first line. */
export function docsLine({apiMessages}: ViewContext, {url, description}: ExternalDocs): string {
  return webLink(description?.trim().split('\n')[0] || apiMessages.moreDocs, url);
}
