/**
 * The id of a heading: lower case, letters and digits of any script, everything else a single hyphen at most. Dots,
 * quotes and other punctuation vanish, so that `What's new in v1.2?` is `whats-new-in-v12`.
 */
export function slugifyHeading(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
