import {isInteger, isNumber, parseNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import type {Located} from '../document/located.js';
import {isJsonText, parseWrittenJson} from '../operation/media.js';
import {type FlatSchema, flattenSchema, inferTypes} from '../schema/flatten-schema.js';

/**
 * Converts an example that is written with a neighboring type to the type of its schema: `94103` for a string, `"5"`
 * for a number, JSON text for an object or list. The API would reject the value as written. Returns other values and
 * those of an `enum` unchanged.
 */
export function fitWrittenValue(value: unknown, schema: FlatSchema): unknown {
  const [type, ...others] = inferTypes(schema).filter(each => each !== 'null');
  if (type === undefined || others.length > 0 || schema.keywords.has('enum')) return value;
  if (type === 'string') return isNumber(value) || typeof value === 'boolean' ? String(value) : value;
  if (typeof value !== 'string') return value;
  const read = readText(value, type);
  return read === undefined ? value : read;
}

/** Converts an example of a parameter to the type of its schema, if it has one. */
export function fitParameterExample(documents: DocumentSet, schema: Located | undefined, value: unknown): unknown {
  return schema ? fitWrittenValue(value, flattenSchema(documents, [schema])) : value;
}

function readText(text: string, type: string): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type === 'number' || type === 'integer') {
    const number = parseNumber(text);
    return number !== undefined && (type === 'number' || isInteger(number)) ? number : undefined;
  }
  const parsed = isJsonText(text) ? parseWrittenJson(text) : undefined;
  return typeof parsed === 'object' && Array.isArray(parsed) === (type === 'array') ? parsed : undefined;
}
