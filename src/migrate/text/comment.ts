/** Writes text of the source that readers did not see as a comment. */
export function toComment(text: string): string {
  return `{/* ${text.replaceAll('*/', '* /').trim()} */}`;
}
