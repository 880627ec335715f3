/**
 * What a configuration says, as plain data: objects are maps, so that a key called `__proto__` is a key like any other
 * (security rule B1). `undefined` is what is absent, and what only a program could work out.
 */
export type Value = string | number | boolean | null | undefined | readonly Value[] | ValueMap;
export type ValueMap = ReadonlyMap<string, Value>;

/** Deeper data is no configuration that somebody wrote, nor is longer data: aliases of YAML can say a thing a billion times. */
const deepest = 60;
const most = 200_000;

/** Data of a YAML or JSON reader as a value; what is too much of it is left out. */
export function toValue(data: unknown): Value {
  let left = most;
  const read = (each: unknown, depth: number): Value => {
    if (depth > deepest || left-- <= 0) return undefined;
    if (Array.isArray(each)) return each.slice(0, left).map(item => read(item, depth + 1));
    if (typeof each === 'object' && each !== null) {
      const entries = each instanceof Map ? [...each] : Object.entries(each);
      return new Map(entries.slice(0, left).map(([key, item]) => [String(key), read(item, depth + 1)]));
    }
    return typeof each === 'string' || typeof each === 'number' || typeof each === 'boolean' || each === null
      ? each
      : undefined;
  };
  return read(data, 0);
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
