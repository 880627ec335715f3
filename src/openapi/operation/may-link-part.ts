/**
 * Returns whether a fragment has the form of a link to a document part (`part-link.ts`). Most fragments with a slash
 * are headings, such as `pause/resume`.
 */
export function mayLinkPart(fragment: string): boolean {
  return /^(?:operation|section|tag)?\/./.test(fragment);
}
