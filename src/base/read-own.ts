/** Reads an own property by a name that an author or a document wrote: `toString` is in no table (security rule B1). */
export function readOwn<T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
