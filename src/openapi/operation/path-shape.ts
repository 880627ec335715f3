/** Returns the path without names of parameters and without a trailing slash, for comparison. */
export function shapeOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}
