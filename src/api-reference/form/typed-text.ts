import {formatJson, parseJson} from '../../base/exact-json.js';
import {isContainer, parseNumber} from '../../base/written-number.js';
import type {Field} from './field.js';

/**
 * What somebody typed into a field, as a value of its type where it is one; what is not stays the text that it is. `isInside`: it
 * is a field of a larger value.
 */
export function typedValue(field: Field, text: string, isInside = false): unknown {
  if (field.kind === 'number') {
    // Readers type what the type says, `integer | null`. An empty number inside of JSON can be nothing else.
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

/** The text that a field shows for a value. Only in a field of JSON is `null` a text: `kind`. */
export function shownText(value: unknown, kind?: Field['kind']): string {
  if (value === null && kind === 'json') return 'null';
  if (value === undefined || value === null) return '';
  return isContainer(value) ? (formatJson(value, 2) ?? '') : String(value);
}
