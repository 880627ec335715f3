/** Ids of page parts. They are those of hosted platforms, because style sheets of existing projects use them. */
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

/** Returns the fragment of the skip link: an id of the main part that no heading uses. */
export function getSkipFragment(used: {has(id: string): boolean}): string {
  return (['main', 'article', 'page'] as const).map(part => findPartId(part, used)).find(id => id !== null) ?? '';
}

/** Returns the id of a page part. Undefined if a heading uses it, because links to `#footer` then mean the heading. */
export function findPartId(part: keyof typeof partIds, used: {has(id: string): boolean}): string | null {
  return used.has(partIds[part]) ? null : partIds[part];
}
