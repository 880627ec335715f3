/** Writes text that was invisible on the old site as a comment. */
export function toComment(text: string): string {
  return `{/* ${text.replaceAll('*/', '* /').trim()} */}`;
}
