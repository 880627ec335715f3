import {isChannelMethod} from '../../openapi/operation/find-operation.js';
import type {SearchSection} from './sections.js';

/** Kinds of search results, by which readers can filter. */
export const resultKinds = ['page', 'endpoint', 'command'] as const;
export type ResultKind = (typeof resultKinds)[number];

export function getResultKind({method}: Pick<SearchSection, 'method'>): ResultKind {
  return method === undefined ? 'page' : 'endpoint';
}

/** Returns whether a method is that of a webhook or an AsyncAPI channel, which readers search less often. */
export function isEventMethod(method: string | undefined): boolean {
  return method !== undefined && (method.toUpperCase() === 'WEBHOOK' || isChannelMethod(method));
}

/** Number of matching pages by kind. */
export type KindCounts = Readonly<Partial<Record<ResultKind, number>>>;

/** Filters matches by group, unless none would remain. */
export function filterByKind<Found, Group>(
  ranked: readonly Found[],
  groupOf: (found: Found) => Group,
  chosen: Group | undefined,
): readonly Found[] {
  const found = chosen === undefined ? [] : ranked.filter(each => groupOf(each) === chosen);
  return found.length > 0 ? found : ranked;
}

export function sumCounts(counts: KindCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Counts the pages of all matches by kind, including those beyond the listed results. */
export function countKinds<Found>(
  ranked: readonly Found[],
  pageOf: (found: Found) => unknown,
  kindOfMatch: (found: Found) => ResultKind,
): KindCounts {
  const pages = new Set<unknown>();
  const counts: Partial<Record<ResultKind, number>> = {};
  for (const each of ranked) {
    const page = pageOf(each);
    if (pages.has(page)) continue;
    pages.add(page);
    const kind = kindOfMatch(each);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
