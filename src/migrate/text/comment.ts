/** Writes text of the source that readers did not see as a comment. */
export function asComment(text: string): string {
  return `{/* ${text.replaceAll('*/', '* /').trim()} */}`;
}
