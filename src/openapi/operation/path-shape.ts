/** Returns a path without its parameter names and trailing slash. Equal results mean the same path. */
export function shapeOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}
