/** Returns the area of the site that a page belongs to: the first part of its breadcrumbs. */
export function areaOf(breadcrumbs: string): string {
  return breadcrumbs.split(' › ', 1)[0] ?? '';
}

/** Returns the first page of each area, to suggest if a search finds nothing. */
export function findFirstOfAreas<Page>(pages: Iterable<Page>, trailOf: (page: Page) => string): readonly Page[] {
  const found = new Map<string, Page>();
  for (const page of pages) {
    const area = areaOf(trailOf(page));
    if (!found.has(area)) found.set(area, page);
    if (found.size === maxAreas) break;
  }
  return [...found.values()];
}

const maxAreas = 8;
