import {formatJson} from '../../../base/exact-json.js';

/** Maximum number of examples per value in a schema. */
export const MAX_EXAMPLES = 20;

/** Parts of a row that tell which types its values can have. */
interface TypedRow {
  readonly type?: string;
  readonly enum?: readonly {readonly value: unknown}[];
}

/**
 * Returns a value for display: text verbatim, other values as JSON. Writes an empty text in quotes. If the row also has
 * values of other types, writes a text such as `1` in quotes. It differs from the number (JSON Schema 2020-12,
 * Validation, section 6.1.2).
 */
export function formatFieldValue(value: unknown, row: TypedRow = {}): string {
  const isPlain = typeof value === 'string' && value !== '' && !(looksTyped.test(value) && hasOtherTypes(row));
  return isPlain ? value : (formatJson(value) ?? '');
}

/** Matches text that looks like a number, boolean, or `null`. */
const looksTyped = /^(?:-?\d[\d.e+-]*|true|false|null)$/i;

function hasOtherTypes({type = '', enum: values = []}: TypedRow): boolean {
  return (
    values.some(({value}) => typeof value !== 'string') ||
    (values.length === 0 && /\b(?:any|integer|number|boolean)\b/.test(type))
  );
}

/** Returns whether a text fits on a field's line. */
export function isShownShort(text: string): boolean {
  return text !== '' && text.length <= 100 && !text.includes('\n');
}
