/** Returns a path without its parameter names and trailing slash. Equal results mean the same path. */
export function toPathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}
