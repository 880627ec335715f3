/** Text of the source that readers do not see, kept where it stood. */
export function asComment(text: string): string {
  return `{/* ${text.replaceAll('*/', '* /').trim()} */}`;
}
