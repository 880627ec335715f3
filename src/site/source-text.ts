import {encodePath} from '../base/slug.js';
import {escapeCharacter} from '../markdown/frontmatter/generated-page.js';
import {writeCodeSpan} from '../markdown/render/markdown/escape-text.js';
import type {OperationEntry} from '../openapi/operation/found-operation.js';
import {operationName} from '../openapi/operation/nearest-operation.js';

// Functions that write texts from API documents into page source. The texts are untrusted.

/** Escapes every mark. The result is only parsed, so readability does not matter. */
export function escapeMarks(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** Writes data as an expression of a page, without characters that could end the tag. */
export function writeExpression(value: unknown): string {
  return `{${JSON.stringify(value).replace(/[<>{}&\u007f-\u009f\u2028\u2029]/g, escapeCharacter)}}`;
}

/** Writes the name of an operation, as a link if it has a page. */
export function writeOperationLink(
  operation: Pick<OperationEntry, 'kind' | 'method' | 'path'>,
  slug: string | undefined,
): string {
  const name = writeCodeSpan(operationName(operation));
  return slug === undefined ? name : `[${name}](/${encodePath(slug).replace(/[()<>]/g, encodeMark)})`;
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16)}`;
}
