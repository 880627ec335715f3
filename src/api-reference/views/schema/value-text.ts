import {formatJson} from '../../../base/exact-json.js';

/** Maximum number of examples per value in a schema. */
export const maxExamples = 20;

/** Returns a value for display: text verbatim, other values as JSON. Writes an empty text in quotes. */
export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : (formatJson(value) ?? '');
}

/** Returns whether a text fits on a field's line. */
export function isShownShort(text: string): boolean {
  return text !== '' && text.length <= 100 && !text.includes('\n');
}
