import {formatJson, parseJson} from '../../base/exact-json.js';
import {isContainer, parseNumber} from '../../base/written-number.js';
import type {Field} from './field.js';

/**
 * Converts typed text to a value of the field's type, or keeps the text if that fails. `isInside` marks a field of a
 * larger value.
 */
export function typedValue(field: Field, text: string, isInside = false): unknown {
  if (field.kind === 'number') {
    // Readers type what the type shows, `integer | null`. Inside JSON, an empty number can only mean null.
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

/** Returns the text that a field shows for a value. Only in a field of JSON is `null` a text: `kind`. */
export function shownText(value: unknown, kind?: Field['kind']): string {
  if (value === null && kind === 'json') return 'null';
  if (value === undefined || value === null) return '';
  return isContainer(value) ? (formatJson(value, 2) ?? '') : String(value);
}
