/**
 * Reads an own property by a name from an author or document. Inherited names such as `toString` are undefined
 * (security rule B1).
 */
export function readOwn<T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
