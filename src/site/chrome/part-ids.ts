/** Ids by which style sheets of projects know the parts of a site on the hosted platforms of the format. */
export const partIds = {
  banner: 'banner',
  header: 'navbar',
  sidebar: 'sidebar',
  page: 'content-container',
  main: 'content-area',
  head: 'header',
  contents: 'table-of-contents',
  article: 'site-article',
  bottom: 'pagination',
  footer: 'footer',
} as const;

/** Returns the fragment that the skip link opens: the main part under a name that no heading has. */
export function skipTarget(used: {has(id: string): boolean}): string {
  return (['main', 'article', 'page'] as const).map(part => findPartId(part, used)).find(id => id !== null) ?? '';
}

/** Returns the id of a part; none where a heading of the page has it: links to `#footer` mean the heading. */
export function findPartId(part: keyof typeof partIds, used: {has(id: string): boolean}): string | null {
  return used.has(partIds[part]) ? null : partIds[part];
}
