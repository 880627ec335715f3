import {getOwn, getOwnList, getOwnText, isObject} from '../../base/json.js';
import type {Located} from '../document/located.js';

/** Allowed values with titles and descriptions. */
export interface AnnotatedValues {
  readonly values: readonly unknown[];
  readonly types: readonly string[];
  /** One title per value. Empty for a value without a title. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

const allowed = new Set('const enum type title description deprecated example examples format default'.split(' '));

/**
 * Reads `oneOf: [{const: 1, title: "Low"}, …]` and similar forms as an annotated enum (JSON Schema 2020-12, Validation,
 * section 9.1; OpenAPI 3.1, section 4.8.24.3). Undefined if a variant has other keywords.
 */
export function readAnnotatedValues(variants: readonly Located[]): AnnotatedValues | undefined {
  const lists = variants.map(({value}) => readValues(value));
  if (lists.some(list => list === undefined)) return undefined;
  const all = lists.flatMap((list, at) => (list ?? []).map(value => ({value, from: variants[at]?.value})));
  const types = variants.flatMap(({value}) => {
    const type = getOwn(value, 'type');
    return typeof type === 'string' ? [type] : getOwnList(value, 'type').filter(each => typeof each === 'string');
  });
  return {
    values: all.map(({value}) => value),
    types: [...new Set(types)],
    titles: all.map(({from}) => getOwnText(from, 'title') ?? ''),
    descriptions: all.map(({from}) => getOwnText(from, 'description') ?? ''),
  };
}

function readValues(value: unknown): readonly unknown[] | undefined {
  if (!isObject(value) || !Object.keys(value).every(key => allowed.has(key) || key.startsWith('x-'))) return undefined;
  if (Object.hasOwn(value, 'const')) return [value.const];
  const list = getOwnList(value, 'enum');
  // Ignore a title for several values, because it describes none of them.
  const isStated = Object.hasOwn(value, 'title') || Object.hasOwn(value, 'description');
  return list.length === 0 || (isStated && list.length > 1) ? undefined : list;
}
