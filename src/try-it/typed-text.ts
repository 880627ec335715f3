import type {Field} from './field.js';

/**
 * What somebody typed into a field, as a value of its type where it is one; what is not stays the text that it is. `isInside`: it
 * is a field of a larger value.
 */
export function typedValue(field: Field, text: string, isInside = false): unknown {
  if (field.kind === 'number') {
    // Readers type what the type says, `integer | null`. An empty number inside of JSON can be nothing else.
    if (field.nullable && (text === 'null' || (text === '' && isInside))) return null;
    return isNumber(text) ? Number(text) : text;
  }
  if (field.kind === 'json') {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  return text;
}

/** The text that a field shows for a value. */
export function shownText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** A number as JSON writes it. One that loses digits on the way, such as a long id, stays text and is sent as typed. */
function isNumber(text: string): boolean {
  return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && (!/^-?\d+$/.test(text) || Number.isSafeInteger(Number(text)));
}
