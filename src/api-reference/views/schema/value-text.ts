import {formatJson} from '../../../base/exact-json.js';

/** Most examples of a value that a schema shows. */
export const maxExamples = 20;

/**
 * Returns a value of a document as a reader would write it: text as it is, anything else as JSON. An empty text has
 * quotes.
 */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : (formatJson(value) ?? '');
}

/** Returns whether a text fits into the line of a field. */
export function isShownShort(text: string): boolean {
  return text !== '' && text.length <= 100 && !text.includes('\n');
}
