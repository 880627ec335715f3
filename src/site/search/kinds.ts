import type {SearchSection} from './sections.js';

/** Kinds of search results, by which readers can filter. */
export const resultKinds = ['page', 'endpoint', 'command'] as const;
export type ResultKind = (typeof resultKinds)[number];

export function kindOf({method}: Pick<SearchSection, 'method'>): ResultKind {
  return method === undefined ? 'page' : 'endpoint';
}

/**
 * Filters matches by group, unless none would remain. Also returns the groups of all matches, including those beyond
 * the visible ones.
 */
export function narrow<Found, Group>(
  ranked: readonly Found[],
  groupOf: (found: Found) => Group,
  chosen: Group | undefined,
): {readonly found: readonly Found[]; readonly groups: readonly Group[]} {
  const groups = [...new Set(ranked.map(groupOf))];
  const isThere = chosen !== undefined && groups.includes(chosen);
  return {groups, found: isThere ? ranked.filter(each => groupOf(each) === chosen) : ranked};
}
