import {getOwn, getOwnList, getOwnTexts, isObject, isTrue, type JsonObject} from '../../base/json.js';
import type {Located} from '../document/located.js';

/**
 * Returns the types that a schema names. Includes `nullable` (OpenAPI 3.0) and `x-nullable` (Swagger 2.0). Converts
 * Swagger's `file` to a string.
 */
export function listTypes(value: JsonObject): string[] | undefined {
  const type = getOwn(value, 'type');
  const named = typeof type === 'string' ? [type] : getOwnTexts(value, 'type');
  const types = named.map(each => (each === 'file' ? 'string' : each));
  if (isMarkedNullable(value) && types.length > 0 && !types.includes('null')) types.push('null');
  return types.length > 0 ? [...new Set(types)] : undefined;
}

/** Returns whether `nullable` (3.0) or `x-nullable` (2.0) is set. */
export function isMarkedNullable(value: JsonObject): boolean {
  return isTrue(value, 'nullable') || isTrue(value, 'x-nullable');
}

/** Returns whether a schema allows only `null`. */
export function isNull({value}: Located): boolean {
  if (getOwn(value, 'type') === 'null' || (isObject(value) && Object.hasOwn(value, 'const') && value.const === null))
    return true;
  return ['type', 'enum'].some(word => {
    const list = getOwnList(value, word);
    return list.length > 0 && list.every(each => each === null || (word === 'type' && each === 'null'));
  });
}

/** Returns the types that two `allOf` parts both allow. */
export function intersectTypes(known: string[], types: string[]): string[] {
  const both = known.filter(each => types.includes(each) || (each === 'integer' && types.includes('number')));
  return both.length > 0 ? both : known;
}
