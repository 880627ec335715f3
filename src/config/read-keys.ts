import {isObject} from '../base/json.js';
import {readFields} from './collections.js';
import type {Fields, Values} from './fields.js';

/** Parses only some keys of docs.json, for the first rendering, which does not wait for the whole file to be parsed. */
export function readKeys<F extends Fields>(docs: unknown, keys: F): Values<F> {
  const written = isObject(docs) ? docs : {};
  const picked = Object.fromEntries(Object.entries(written).filter(([key]) => Object.hasOwn(keys, key)));
  return readFields(picked, keys, undefined, []) as Values<F>;
}
