import {computeEditDistance} from '../../base/edit-distance.js';
import {getFolder} from '../../base/file-path.js';
import {splitPath} from '../../base/site-path.js';
import {normalizeSlug} from '../../base/slug.js';
import {buildPageIndex} from '../navigation/build-page-index.js';
import type {Navigation, Variant} from '../navigation/navigation.js';
import {findHomeSlug, findPage} from './find-page.js';

/**
 * Returns the page for an unknown URL if `errors.404.redirect` is enabled (contract, section 3). Tries the same path in
 * another spelling first. Then tries the visible page of the variant with the longest common path, a similar name, and
 * the home page. Skips a listed page with exactly this URL, because its file is missing.
 */
export function findNearestPage(navigation: Navigation, path: string, variant: Variant): string {
  const slug = normalizeSlug(splitPath(path).path);
  if (slug === undefined) return findHomeSlug(navigation);
  const visible = [...buildPageIndex(variant).values()].flatMap(({entry: {hidden, slug: each}}) =>
    hidden || each === slug ? [] : each,
  );
  const same = findPage(navigation, slug)?.slug;
  return (
    (same === slug ? undefined : same) ??
    findNearestSlug(visible, slug) ??
    findRelatedSlugs(visible, slug)[0] ??
    findHomeSlug(navigation)
  );
}

/** Returns the pages that the reader may have meant. Empty if none is similar, so that no page misleads. */
export function findRelatedPages(path: string, variant: Variant): readonly string[] {
  const slug = normalizeSlug(splitPath(path).path);
  const visible = [...buildPageIndex(variant).values()].flatMap(({entry}) => (entry.hidden ? [] : entry.slug));
  return slug === undefined ? [] : findRelatedSlugs(visible, slug);
}

/** Maximum number of related pages. */
const MAX_RELATED = 3;
/** Maximum number of mistakes in a name, as a share of its length: in the same folder, and in another one. */
const MISTAKES_BESIDE = 1 / 3;
const MISTAKES_ELSEWHERE = 1 / 4;

/**
 * Returns slugs that a reader may have meant by another slug, most similar first. If no name is similar, returns the
 * nearest page above, or else the first page below.
 */
export function findRelatedSlugs(slugs: readonly string[], other: string): readonly string[] {
  const similar = findSimilarSlugs(slugs, other);
  if (similar.length > 0) return similar.slice(0, MAX_RELATED);
  const wanted = other.toLowerCase();
  const above = slugs
    .filter(each => wanted.startsWith(`${each.toLowerCase()}/`))
    .sort((one, two) => two.length - one.length)[0];
  return [above ?? slugs.find(each => each.toLowerCase().startsWith(`${wanted}/`)) ?? []].flat();
}

/** Returns other slugs with a similar name in the same folder or elsewhere, most similar first. */
export function findSimilarSlugs(slugs: readonly string[], other: string): readonly string[] {
  const wanted = other.toLowerCase();
  const name = getLastSegment(wanted);
  const found = slugs.flatMap(each => {
    const slug = each.toLowerCase();
    if (each === other) return [];
    const isBeside = getFolder(slug) === getFolder(wanted);
    const limit = Math.floor(name.length * (isBeside ? MISTAKES_BESIDE : MISTAKES_ELSEWHERE));
    const last = getLastSegment(slug);
    if (Math.abs(last.length - name.length) > limit) return [];
    const distance = computeEditDistance(last, name, limit);
    return distance <= limit ? [{slug: each, distance: isBeside ? distance : distance + 1}] : [];
  });
  return found.sort((one, two) => one.distance - two.distance).map(({slug}) => slug);
}

/** Returns the most similar slug. Undefined if none has a leading segment in common. */
export function findNearestSlug(slugs: Iterable<string>, other: string): string | undefined {
  const wanted = other.toLowerCase();
  const name = getLastSegment(wanted);
  let nearest: string | undefined;
  let limit = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const each of slugs) {
    const slug = each.toLowerCase();
    const common = countCommonSegments(slug, wanted);
    if (common < limit) continue;
    const distance = computeEditDistance(getLastSegment(slug), name);
    // If two slugs are equally similar, use the first in navigation order.
    if (common === limit && distance >= least) continue;
    [nearest, limit, least] = [each, common, distance];
  }
  return nearest;
}

/** Counts the common leading segments of two paths. */
function countCommonSegments(one: string, other: string): number {
  let segments = 0;
  for (let at = 0; ; at++) {
    const ended = at === one.length || at === other.length;
    const a = one[at] ?? '/';
    const b = other[at] ?? '/';
    if (a !== b) return segments;
    if (a === '/') segments++;
    if (ended) return segments;
  }
}

function getLastSegment(slug: string): string {
  // Compare at most 64 characters, because URLs can be very long.
  return slug.slice(slug.lastIndexOf('/') + 1).slice(0, 64);
}
