import {formatJson} from '../../base/exact-json.js';
import {isContainer} from '../../base/written-number.js';
import {splitPointer} from '../../openapi/document/pointer.js';
import {selectLeafErrors} from '../../openapi/validation/select-leaf-errors.js';
import type {SchemaError} from '../../openapi/validation/validator.js';
import type {FormWarning} from './check-values.js';

const MAX_FAULTS = 50;

/** Converts validation errors of the request body `value` to warnings of the form, at most fifty. */
export function toFormWarnings(errors: readonly SchemaError[], value: unknown): readonly FormWarning[] {
  return selectLeafErrors(errors)
    .slice(0, MAX_FAULTS)
    .map(error => {
      const {keyword, params} = error;
      const path = resolvePath(value, splitPointer(error.instancePath));
      const key = findFaultKey(params);
      return {at: 'body', path: key === undefined ? path : [...path, key], ...toMessageKey(keyword, params)};
    });
}

/** Returns the property in an error's parameters: a missing or an undocumented one. */
function findFaultKey({
  missingProperty,
  additionalProperty,
  unevaluatedProperty,
}: SchemaError['params']): string | undefined {
  const key = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return key === undefined ? undefined : String(key);
}

/** Maps a JSON Schema keyword to one that the form has a message for, with its limit. */
function toMessageKey(keyword: string, params: SchemaError['params']): Pick<FormWarning, 'word' | 'limit'> {
  if ('missingProperty' in params) return {word: 'required', limit: ''};
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return {word: 'unknown', limit: ''};
  if (keyword === 'type') return {word: 'type', limit: [params.type].flat().map(String)};
  if (keyword === 'enum') return {word: 'enum', limit: formatListed(params.allowedValues as readonly unknown[])};
  if (keyword === 'const') return {word: 'enum', limit: formatListed([params.allowedValue])};
  if (keyword === 'pattern') return {word: 'pattern', limit: String(params.pattern)};
  if (keyword === 'oneOf' || keyword === 'anyOf')
    return {word: Array.isArray(params.passingSchemas) ? 'shapes' : 'shape', limit: ''};
  const limit = params.limit ?? params.multipleOf;
  if (limit !== undefined) return {word: keyword, limit: String(limit)};
  return {word: keyword === 'uniqueItems' ? keyword : 'forbidden', limit: ''};
}

function formatListed(values: readonly unknown[]): readonly string[] {
  return values.map(each => (typeof each === 'string' ? each : (formatJson(each) ?? '')));
}

/** Converts JSON pointer tokens to steps into a value. Array indexes become numbers. */
function resolvePath(value: unknown, keys: readonly string[]): readonly (string | number)[] {
  let at = value;
  return keys.map(key => {
    const step = Array.isArray(at) ? Number(key) : key;
    at = isContainer(at) ? new Map(Object.entries(at)).get(key) : undefined;
    return step;
  });
}
