import {isContainer} from './written-number.js';

/** An object of a document. Read its keys with `own`, never with a dot: authors choose them. */
export type JsonObject = {readonly [key: string]: unknown};

export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Returns the value of an own key. `constructor` and `__proto__` are keys like any other (security rule B1). */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the text under a key, or undefined when the value is empty or not a text. */
export function ownText(value: unknown, key: string): string | undefined {
  const found = own(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** Returns the texts under some keys, of those that have one. */
export function textsUnder<Key extends string>(value: unknown, ...keys: Key[]): {readonly [K in Key]?: string} {
  const texts: {[K in Key]?: string} = {};
  for (const key of keys) {
    const text = ownText(value, key);
    if (text !== undefined) texts[key] = text;
  }
  return texts;
}

/** Returns the list under a key; empty for what is not a list. */
export function ownList(value: unknown, key: string): readonly unknown[] {
  const found = own(value, key);
  return Array.isArray(found) ? found : [];
}

/** Returns the texts of the list under a key. */
export function ownTexts(value: unknown, key: string): readonly string[] {
  return ownList(value, key).filter(each => typeof each === 'string');
}

/** Returns keys and values of the object under a key. Empty for anything else. */
export function ownEntries(value: unknown, key: string): readonly (readonly [string, unknown])[] {
  const found = own(value, key);
  return isObject(found) ? Object.entries(found) : [];
}

export function isTrue(value: unknown, key: string): boolean {
  return own(value, key) === true;
}

/**
 * Returns an object whose keys are names of a document, as one that JSON would make: `__proto__` becomes a key of its
 * own instead of changing what the object is.
 */
export function objectOf(entries: Iterable<readonly [string, unknown]>): JsonObject {
  return Object.fromEntries(entries);
}
