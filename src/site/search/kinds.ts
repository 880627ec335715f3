import type {SearchSection} from './sections.js';

/** What a result is. Readers filter by it. */
export const resultKinds = ['page', 'endpoint', 'command'] as const;
export type ResultKind = (typeof resultKinds)[number];

export function kindOf({method}: Pick<SearchSection, 'method'>): ResultKind {
  return method === undefined ? 'page' : 'endpoint';
}

/**
 * What was found, of the chosen group alone where it has any, and the groups that all of it lies in. A choice narrows the
 * whole result, not only the pages that are shown of it.
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
