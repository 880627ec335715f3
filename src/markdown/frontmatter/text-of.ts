/** Returns a text or number in the frontmatter as text. Undefined for other values. */
export function readFrontmatterText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  return typeof value === 'number' ? String(value) : undefined;
}
