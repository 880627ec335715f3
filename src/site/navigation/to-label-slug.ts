/**
 * Converts a label to a URL part: `API reference` → `api-reference`, `v1.2` → `v1-2`. Empty without any letter or
 * digit.
 */
export function toLabelSlug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$|\p{Surrogate}$/gu, '');
}
