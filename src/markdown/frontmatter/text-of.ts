/** Returns the text of a value of frontmatter: of a text or a number. Anything else has none. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' ? String(value) : undefined;
}
