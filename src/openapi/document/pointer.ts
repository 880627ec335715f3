import {isObject} from '../../base/json.js';
import {decodeOnce} from '../../base/slug.js';

/** Splits a JSON pointer from a fragment (RFC 6901, section 6). Decodes percent signs first, then `~1` and `~0`. */
export function parsePointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map(key => decodeOnce(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Appends a key to a pointer, without percent encoding. */
export function joinPointer(pointer: string, key: string | number): string {
  const text = String(key);
  // Most keys need no escape, and this runs for every operation before the first page appears.
  return `${pointer}/${/[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text}`;
}

/** Splits a pointer from `joinPointer`. */
export function splitPointer(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(unescapeKey);
}

/** Returns the last key of a pointer, such as a component's name. */
export function getLastKey(pointer: string): string {
  return unescapeKey(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Returns the name of a schema from its position key or reference: the component's name, or else the file's name. */
export function getSchemaName(key: string): string {
  const [, file] = /([^/#]*?)(?:\.schema)?(?:\.\w+)?(?:#\/?)?$/.exec(key) ?? [];
  return file && !/#\/./.test(key) ? file : getLastKey(key);
}

/**
 * Returns the value under a key of an object or list, wrapped because it can be `null`. Undefined if the key is absent.
 */
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
