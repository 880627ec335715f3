import {describeValue} from '../../base/describe-value.js';
import {formatKeys} from '../../base/format-keys.js';
import type {Located} from './located.js';
import {splitPointer} from './pointer.js';

/** Maximum length of a path in a message. */
const limit = 70;

/**
 * Formats a pointer as a path: `paths["/orders"].get`, `tags[0].name`. Omits the first keys of a long one. `root` names
 * the value itself.
 */
export function formatPointer(pointer: string, root = ''): string {
  const keys = splitPointer(pointer).map((key, at, all) =>
    /^\d+$/.test(key) && all[at - 1] !== 'responses' ? Number(key) : key,
  );
  const named = root ? [root, ...keys] : keys;
  const full = formatKeys(named);
  if (full.length <= limit) return full;
  const texts = named.map((_, from) => formatKeys(named.slice(from)));
  const short = texts.find(text => text.length < limit && !text.startsWith('[')) ?? texts.at(-1);
  return `…${short}`;
}

/** Returns the message for a value of the wrong type: `paths["/orders"] is "text", not an object.` */
export function describeWrongShape({value, pointer, file}: Located, wanted: string): string {
  return `${formatPointer(pointer) || file} is ${value === null ? 'empty' : describeValue(value)}, not ${wanted}.`;
}
