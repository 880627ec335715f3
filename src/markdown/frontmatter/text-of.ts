/** Returns a frontmatter text or number as text, and undefined for other values. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' ? String(value) : undefined;
}
