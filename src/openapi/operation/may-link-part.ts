/** Whether the fragment of a URL has the form of a link to a part (`part-link.ts`). Most with a slash are headings, such as `pause/resume`. */
export function mayLinkPart(fragment: string): boolean {
  return /^(?:operation|section|tag)?\/./.test(fragment);
}
