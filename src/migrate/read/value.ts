/**
 * Value in a configuration, as plain data. Objects are maps, so that `__proto__` is an ordinary key (security rule B1).
 * Undefined for an absent value, and for one that is only known when code runs.
 */
export type ConfigValue = string | number | boolean | null | undefined | readonly ConfigValue[] | ValueMap;
type ValueMap = ReadonlyMap<string, ConfigValue>;

/** Maximum nesting depth. Far more than real configurations need, but YAML aliases can multiply data without end. */
const MAX_DEPTH = 60;
const limit = 200_000;

/** Converts parsed YAML or JSON to a value. Leaves out data beyond the limits. */
export function toConfigValue(data: unknown): ConfigValue {
  let left = limit;
  const read = (each: unknown, depth: number): ConfigValue => {
    if (depth > MAX_DEPTH || left-- <= 0) return undefined;
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

/** Returns the value under nested keys. */
export function getAt(value: ConfigValue, ...keys: readonly string[]): ConfigValue {
  let found = value;
  for (const key of keys) found = isMap(found) ? found.get(key) : undefined;
  return found;
}

/** Returns the text under nested keys. Converts numbers. Undefined for an empty text and for other values. */
export function getTextAt(value: ConfigValue, ...keys: readonly string[]): string | undefined {
  const found = getAt(value, ...keys);
  if (typeof found === 'number') return String(found);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** Returns the items of the list under nested keys. Empty for any other value. */
export function listAt(value: ConfigValue, ...keys: readonly string[]): readonly ConfigValue[] {
  const found = getAt(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** Returns the entries of the object under nested keys. Empty for any other value. */
export function getEntriesAt(
  value: ConfigValue,
  ...keys: readonly string[]
): readonly (readonly [string, ConfigValue])[] {
  const found = getAt(value, ...keys);
  return isMap(found) ? [...found] : [];
}
