import {formatJson, parseJson} from '../../base/exact-json.js';
import {isContainer, parseNumber} from '../../base/written-number.js';
import type {Field} from './field.js';

/**
 * Converts typed text to a value of the field's type. Returns the text if it does not convert. `isInside` is true for a
 * field inside an object or list.
 */
export function parseTypedValue(field: Field, text: string, isInside = false): unknown {
  if (field.kind === 'number') {
    // Accept the text `null`, because the type label shows `integer | null`. In JSON, an empty number can only mean
    // null.
    if (field.nullable && (text === 'null' || (text === '' && isInside))) return null;
    return parseNumber(text) ?? text;
  }
  if (field.kind === 'json') {
    try {
      return parseJson(text);
    } catch {
      return text;
    }
  }
  return text;
}

/** Returns a value as text for an input. Only fields of kind `json` show `null`. */
export function formatShownText(value: unknown, kind?: Field['kind']): string {
  if (value === null && kind === 'json') return 'null';
  if (value === undefined || value === null) return '';
  return isContainer(value) ? (formatJson(value, 2) ?? '') : String(value);
}
