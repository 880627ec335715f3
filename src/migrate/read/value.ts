/**
 * Configuration as plain data. Objects are maps, so that `__proto__` is a normal key (security rule B1). Undefined for
 * absent values, and for values that are only known at run time.
 */
export type ConfigValue = string | number | boolean | null | undefined | readonly ConfigValue[] | ValueMap;
type ValueMap = ReadonlyMap<string, ConfigValue>;

/** Depth limit. No real configuration needs more, but YAML aliases can multiply data indefinitely. */
const deepest = 60;
const limit = 200_000;

/** Converts parsed YAML or JSON to a value. Omits data beyond the limits. */
export function toConfigValue(data: unknown): ConfigValue {
  let left = limit;
  const read = (each: unknown, depth: number): ConfigValue => {
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

export function isMap(value: ConfigValue): value is ValueMap {
  return value instanceof Map;
}

/** Returns the value at nested keys. */
export function at(value: ConfigValue, ...keys: readonly string[]): ConfigValue {
  let found = value;
  for (const key of keys) found = isMap(found) ? found.get(key) : undefined;
  return found;
}

/** Returns a non-empty text. Numbers become digits. */
export function textAt(value: ConfigValue, ...keys: readonly string[]): string | undefined {
  const found = at(value, ...keys);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** Returns the items of a list. Empty for any other value. */
export function listAt(value: ConfigValue, ...keys: readonly string[]): readonly ConfigValue[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** Returns the keys and values of an object. Empty for any other value. */
export function entriesAt(value: ConfigValue, ...keys: readonly string[]): readonly (readonly [string, ConfigValue])[] {
  const found = at(value, ...keys);
  return isMap(found) ? [...found] : [];
}
