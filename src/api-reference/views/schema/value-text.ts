import {formatJson} from '../../../base/exact-json.js';

/** Maximum number of examples that a schema shows for a value. */
export const maxExamples = 20;

/** Returns a document value for display: text verbatim, and other values as JSON. An empty text has quotes. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : (formatJson(value) ?? '');
}

/** Returns whether a text fits on a field's line. */
export function isShownShort(text: string): boolean {
  return text !== '' && text.length <= 100 && !text.includes('\n');
}
