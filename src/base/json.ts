import {isContainer} from './written-number.js';

/**
 * An object in a document. Read its keys with `own`, never with a dot: authors choose the keys, and `constructor` would
 * be found in the prototype.
 */
export type JsonObject = {readonly [key: string]: unknown};

export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Returns the value of an own key. Inherited keys such as `constructor` are undefined (security rule B1). */
export function getOwn(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the text under a key. Undefined for an empty text and for other values. */
export function getOwnText(value: unknown, key: string): string | undefined {
  const found = getOwn(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Returns the texts under several keys. Omits keys without a text. */
export function getTextsUnder<Key extends string>(value: unknown, ...keys: Key[]): {readonly [K in Key]?: string} {
  const texts: {[K in Key]?: string} = {};
  for (const key of keys) {
    const text = getOwnText(value, key);
    if (text !== undefined) texts[key] = text;
  }
  return texts;
}

/** Returns the list under a key. Empty for other values. */
export function getOwnList(value: unknown, key: string): readonly unknown[] {
  const found = getOwn(value, key);
  return Array.isArray(found) ? found : [];
}

/** Returns the texts in the list under a key. */
export function getOwnTexts(value: unknown, key: string): readonly string[] {
  return getOwnList(value, key).filter(each => typeof each === 'string');
}

/** Returns the entries of the object under a key. Empty for other values. */
export function getOwnEntries(value: unknown, key: string): readonly (readonly [string, unknown])[] {
  const found = getOwn(value, key);
  return isObject(found) ? Object.entries(found) : [];
}

export function isTrue(value: unknown, key: string): boolean {
  return getOwn(value, key) === true;
}

/** Creates an object whose keys come from a document. Makes `__proto__` an own key, as `JSON.parse` does. */
export function createObject(entries: Iterable<readonly [string, unknown]>): JsonObject {
  return Object.fromEntries(entries);
}
