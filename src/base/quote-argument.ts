/** Returns a path as an argument of a shell command, in quotes if it contains spaces or other special characters. */
export function quoteArgument(path: string): string {
  if (/^[\w./\\:@~+-]+$/.test(path)) return path;
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}
