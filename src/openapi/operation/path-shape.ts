/** Two paths that differ in the names of their parameters, or in a last slash, are the same path. */
export function shapeOf(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}').replace(/(?<=.)\/$/, '');
}
