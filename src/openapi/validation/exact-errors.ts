import {isEqualJson} from '../../base/exact-json.js';
import {isWrittenNumber} from '../../base/written-number.js';
import {splitPointer, step} from '../document/pointer.js';
import type {SchemaError} from './validator.js';

/**
 * Restores the original digits of values and limits in errors, because a validator receives doubles. `writtenSchemas`
 * maps the validator's schema copies to the original schemas.
 */
export function restoreDigits(
  errors: readonly SchemaError[],
  value: unknown,
  writtenSchemas?: WeakMap<object, unknown>,
): readonly SchemaError[] {
  return errors.flatMap(error => {
    const data = getValueUnder(value, error.instancePath);
    // Drop the error if two long numbers differ in the source and are only equal as doubles.
    if (error.keyword === 'uniqueItems' && areUnlike(data, error.params)) return [];
    const schema = writtenSchemas?.get(error.parentSchema);
    const limit = step(schema, error.keyword)?.value;
    return [{...error, data, params: limit === undefined ? error.params : replaceLimit(error.params, limit)}];
  });
}

function replaceLimit(params: SchemaError['params'], limit: unknown): SchemaError['params'] {
  const name = ['limit', 'multipleOf', 'allowedValues', 'allowedValue'].find(key => key in params);
  return name !== undefined && (name.startsWith('allowed') || isWrittenNumber(limit))
    ? {...params, [name]: limit}
    : params;
}

function areUnlike(list: unknown, {i, j}: SchemaError['params']): boolean {
  return Array.isArray(list) && !isEqualJson(list[i as number], list[j as number]);
}

function getValueUnder(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of splitPointer(pointer)) found = step(found, key)?.value;
  return found;
}
