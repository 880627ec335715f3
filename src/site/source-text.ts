import {encodePath} from '../base/slug.js';
import {getMethodTone} from '../components/get-method-tone.js';
import {escapeCharacter} from '../markdown/frontmatter/generated-page.js';
import {writeCodeSpan} from '../markdown/render/markdown/escape-text.js';
import type {OperationEntry} from '../openapi/operation/create-found-operation.js';
import {formatOperationName} from '../openapi/operation/find-nearest-operation.js';

// Functions that write texts from API documents into page source. The texts are untrusted: nothing in them may become
// page syntax.

/**
 * Escapes every character with a meaning in page syntax. The result need not be readable, because it is only parsed.
 */
export function escapeSyntax(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** Writes data as an expression in a page. Escapes the characters that could end the enclosing tag. */
export function writeExpression(value: unknown): string {
  return `{${JSON.stringify(value).replace(/[<>{}&\u007f-\u009f\u2028\u2029]/g, escapeCharacter)}}`;
}

/** Writes an operation's name, as a link if it has a page. */
export function writeOperationLink(
  operation: Pick<OperationEntry, 'kind' | 'method' | 'path'>,
  slug: string | undefined,
): string {
  const name = writeCodeSpan(formatOperationName(operation));
  return slug === undefined ? name : `[${name}](${writeHref(slug)})`;
}

/**
 * Writes an operation as a row of a list: method and path apart, so that the paths of several rows align. The method is
 * a name of the specification or letters of it.
 */
export function writeOperationRow(
  operation: Pick<OperationEntry, 'kind' | 'method' | 'path'>,
  slug: string | undefined,
): string {
  const [method = '', path = ''] = splitName(formatOperationName(operation));
  const tone = getMethodTone(method);
  const name = `<span className=${writeExpression(`method method-${tone}`)}>${escapeSyntax(method)}</span> ${writeCodeSpan(path)}`;
  return writeRow(slug === undefined ? name : `[${name}](${writeHref(slug)})`);
}

/** Writes page source as one row of a list of operations. */
export function writeRow(source: string): string {
  return `<span className="change-operation">${source}</span>`;
}

function splitName(name: string): readonly string[] {
  const at = name.indexOf(' ');
  return [name.slice(0, at), name.slice(at + 1)];
}

function writeHref(slug: string): string {
  return `/${encodePath(slug).replace(/[()<>]/g, encodeMark)}`;
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16)}`;
}
