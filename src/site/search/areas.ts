/** Returns the area of the site that a page belongs to: the first part of its breadcrumbs. */
export function getSearchArea(breadcrumbs: string): string {
  return breadcrumbs.split(' › ', 1)[0] ?? '';
}

/** Returns the first page of each area, to suggest if a search finds nothing. */
export function findFirstOfAreas<Page>(pages: Iterable<Page>, trailOf: (page: Page) => string): readonly Page[] {
  const found = new Map<string, Page>();
  for (const page of pages) {
    const area = getSearchArea(trailOf(page));
    if (!found.has(area)) found.set(area, page);
    if (found.size === MAX_AREAS) break;
  }
  return [...found.values()];
}

/**
 * Names pages for a list by their label in the sidebar. Pages with the same label, such as the "Overview" of each API,
 * get their title instead.
 */
export function nameDistinctly<Page extends {readonly label: string; readonly title: string}>(
  pages: readonly Page[],
): readonly (Page & {readonly name: string})[] {
  const isShared = ({label}: Page) => pages.filter(each => each.label === label).length > 1;
  return pages.map(page => ({...page, name: isShared(page) ? page.title : page.label}));
}

const MAX_AREAS = 8;
