type Given<T> = {[K in keyof T]?: Exclude<T[K], undefined>};

/**
 * Removes fields with the value undefined, so that data compares equal after serialization or a transfer to a worker.
 */
export function omitUndefined<T extends object>(fields: T): Given<T> {
  const found: Given<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) found[key] = value as Given<T>[typeof key];
  }
  return found;
}
