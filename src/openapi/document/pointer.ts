import {isObject} from '../../base/json.js';
import {decodeOnce} from '../../base/slug.js';

/** Splits a JSON pointer in a fragment (RFC 6901, section 6): decodes percent signs first, then `~1` and `~0`. */
export function parsePointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map(key => decodeOnce(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the pointer with one key more, in the form without percent signs. */
export function joinPointer(pointer: string, key: string | number): string {
  const text = String(key);
  // Nearly every key needs no escape, and this runs for each operation of a document before the first is shown.
  return `${pointer}/${/[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text}`;
}

/** Returns the keys of a pointer that `joinPointer` made. */
export function keysOf(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeKey);
}

/** Returns the last key of a pointer: the name of a component. */
export function lastKey(pointer: string): string {
  return unescapeKey(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Returns the name of a schema by its key or a reference to it: that of a component, else of the file that it is. */
export function schemaName(key: string): string {
  const [, file] = /([^/#]*?)(?:\.schema)?(?:\.\w+)?(?:#\/?)?$/.exec(key) ?? [];
  return file && !/#\/./.test(key) ? file : lastKey(key);
}

/** Returns the value of a key in an object or a list, wrapped because `null` is a value too. */
export function step(value: unknown, key: string): {readonly value: unknown} | undefined {
  if (Array.isArray(value)) {
    const item = /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
    return item >= 0 && item < value.length ? {value: value[item]} : undefined;
  }
  return isObject(value) && Object.hasOwn(value, key) ? {value: value[key]} : undefined;
}

function unescapeKey(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
