/** Ids by which style sheets of projects know the parts of a site on the hosted platforms of the format. */
export const partIds = {
  banner: 'banner',
  header: 'navbar',
  sidebar: 'sidebar',
  head: 'header',
  contents: 'table-of-contents',
  bottom: 'pagination',
  footer: 'footer',
} as const;

/** The id of a part; none where a heading of the page has it: links to `#footer` mean the heading. */
export function partId(part: keyof typeof partIds, taken: {has(id: string): boolean}): string | null {
  return taken.has(partIds[part]) ? null : partIds[part];
}
