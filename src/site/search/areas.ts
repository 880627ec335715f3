import type {SearchResult} from './results.js';

/** The part of the site that a page is in: what the way to it begins with. */
export function areaOf(trail: string): string {
  return trail.split(' › ', 1)[0] ?? '';
}

/** The areas of results, in the order of the results. One alone is no choice. */
export function areasOf(
  results: readonly SearchResult[],
  trailOf: (result: SearchResult) => string,
): readonly string[] {
  const areas = new Set(results.map(result => areaOf(trailOf(result))).filter(Boolean));
  return areas.size > 1 ? [...areas] : [];
}

/**
 * What was found, of the chosen area alone where there is any, and the areas that all of it lies in, the best first. So a choice
 * narrows the whole result, not only the pages that are shown of it.
 */
export function inArea<Found>(
  ranked: readonly Found[],
  areaOfFound: (found: Found) => string,
  chosen = '',
): {readonly found: readonly Found[]; readonly areas: readonly string[]} {
  const all = [...new Set(ranked.map(areaOfFound))].filter(Boolean);
  const best = all.slice(0, mostAreas);
  const areas = all.includes(chosen) && !best.includes(chosen) ? [...best, chosen] : best;
  const found = areas.includes(chosen) ? ranked.filter(each => areaOfFound(each) === chosen) : ranked;
  return {found, areas: areas.length > 1 ? areas : []};
}

/** The first page of each area, for readers who have found nothing. */
export function firstOfAreas<Page>(pages: Iterable<Page>, trailOf: (page: Page) => string): readonly Page[] {
  const found = new Map<string, Page>();
  for (const page of pages) {
    const area = areaOf(trailOf(page));
    if (!found.has(area)) found.set(area, page);
    if (found.size === mostAreas) break;
  }
  return [...found.values()];
}

const mostAreas = 8;
