/** Writes text that readers of the old site did not see as a comment. */
export function toComment(text: string): string {
  return `{/* ${text.replaceAll('*/', '* /').trim()} */}`;
}
