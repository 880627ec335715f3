import {splitPath} from '../../base/site-path.js';
import {decodeOnce} from '../../base/slug.js';
import {findNearest} from '../../config/find-nearest.js';
import {findNearestSlug, findSimilarSlugs} from '../../site/routes/nearest-page.js';
import type {SitePage} from './site-urls.js';

/** A removed page, with the ids of its headings. */
export interface GonePage {
  readonly slug: string;
  readonly headings: ReadonlySet<string>;
  readonly operation?: string;
}

/** Minimum share of common headings for two pages to count as the same page. */
const ALIKE = 0.5;

/**
 * Finds the most likely new page for each removed page: one of the same operation, or with the same headings, or with a
 * similar path. Prefers pages that are new, and uses each page once.
 */
export function findNewPlaces(
  removed: readonly GonePage[],
  pages: readonly SitePage[],
  isNew: (page: SitePage) => boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const fresh = new Set(pages.filter(isNew));
  const take = (from: GonePage, to: SitePage) => {
    found.set(from.slug, to.slug);
    fresh.delete(to);
  };
  for (const each of removed) {
    const same = each.operation && pages.find(({operation}) => operation === each.operation);
    if (same) take(each, same);
  }
  const pairs = removed
    .flatMap(from => [...fresh].map(to => ({from, to, score: computeLikeness(from, to)})))
    .filter(({score}) => score >= ALIKE)
    .sort((one, other) => other.score - one.score);
  for (const {from, to} of pairs) if (!found.has(from.slug) && fresh.has(to)) take(from, to);
  const slugs = pages.map(({slug}) => slug);
  const left = removed.filter(({slug}) => !found.has(slug));
  const [only] = fresh;
  if (left.length === 1 && fresh.size === 1 && left[0] && only) take(left[0], only);
  for (const {slug} of left) {
    if (found.has(slug)) continue;
    const own = [...fresh].map(page => page.slug);
    const near =
      findSimilarSlugs(own, slug)[0] ??
      findNearest(slug, own) ??
      findNearestSlug(own, slug) ??
      findSimilarSlugs(slugs, slug)[0] ??
      findNearestSlug(slugs, slug);
    if (near === undefined) continue;
    found.set(slug, near);
    for (const page of fresh) if (page.slug === near) fresh.delete(page);
  }
  return found;
}

/** Returns the share of headings that two pages have in common, from 0 to 1. */
function computeLikeness({headings}: GonePage, page: SitePage): number {
  const shared = page.headings.filter(id => headings.has(id)).length;
  const all = headings.size + page.headings.length - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Finds the most likely new id for the removed id of a heading: a similar one, or else a new one at the same position.
 */
export function findNewHeading(removed: string, before: readonly string[], now: readonly string[]): string | undefined {
  const fresh = now.filter(id => !before.includes(id));
  const near = findNearest(removed, fresh);
  if (near) return near;
  const lost = before.filter(id => !now.includes(id));
  return lost.length === fresh.length ? fresh[lost.indexOf(removed)] : undefined;
}

/** Returns a URL's fragment, decoded. */
export function getFragment(url: string): string {
  return decodeOnce(splitPath(url).hash);
}
