/**
 * Reads a property whose name comes from an author or document. Undefined for inherited names such as `toString`
 * (security rule B1).
 */
export function readOwn<T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
