/** Where it is kept which addresses of a site have no file. */
export function generatedKey(base: string): string {
  return `lectern:generated:${base}`;
}
