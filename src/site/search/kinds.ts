import type {SearchSection} from './sections.js';

/** Kinds of results, used as filters. */
export const resultKinds = ['page', 'endpoint', 'command'] as const;
export type ResultKind = (typeof resultKinds)[number];

export function kindOf({method}: Pick<SearchSection, 'method'>): ResultKind {
  return method === undefined ? 'page' : 'endpoint';
}

/**
 * Filters results by group if any match, and returns the groups of all results. Applies to all results, not only to
 * visible ones.
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
