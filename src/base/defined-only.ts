type Given<T> = {[K in keyof T]?: Exclude<T[K], undefined>};

/**
 * Returns the fields that have a value: an absent field stays absent, so that data that was written to a file or sent
 * to another thread compares equal.
 */
export function definedOnly<T extends object>(fields: T): Given<T> {
  const found: Given<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) found[key] = value as Given<T>[typeof key];
  }
  return found;
}
