/**
 * What a configuration says, as plain data: objects are maps, so that a key called `__proto__` is a key like any other
 * (security rule B1). `undefined` is what is absent, and what only a program could work out.
 */
export type Value = string | number | boolean | null | undefined | readonly Value[] | ValueMap;
export type ValueMap = ReadonlyMap<string, Value>;

/** Deeper data is no configuration that somebody wrote. */
const deepest = 60;

/** Data of a YAML or JSON reader as a value. */
export function toValue(data: unknown, depth = 0): Value {
  if (depth > deepest) return undefined;
  if (Array.isArray(data)) return data.map(each => toValue(each, depth + 1));
  if (data instanceof Map) return new Map([...data].map(([key, each]) => [String(key), toValue(each, depth + 1)]));
  if (typeof data === 'object' && data !== null)
    return new Map(Object.entries(data).map(([key, each]) => [key, toValue(each, depth + 1)]));
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' || data === null
    ? data
    : undefined;
}

export function isMap(value: Value): value is ValueMap {
  return value instanceof Map;
}

/** What stands under keys, one below the other. */
export function at(value: Value, ...keys: readonly string[]): Value {
  let found = value;
  for (const key of keys) found = isMap(found) ? found.get(key) : undefined;
  return found;
}

/** A text that says something; numbers count as their digits. */
export function textAt(value: Value, ...keys: readonly string[]): string | undefined {
  const found = at(value, ...keys);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** The items of a list; nothing for anything else. */
export function listAt(value: Value, ...keys: readonly string[]): readonly Value[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** The keys and values of an object; nothing for anything else. */
export function entriesAt(value: Value, ...keys: readonly string[]): readonly (readonly [string, Value])[] {
  const found = at(value, ...keys);
  return isMap(found) ? [...found] : [];
}
