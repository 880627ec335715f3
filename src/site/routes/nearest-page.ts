import {editDistance} from '../../base/edit-distance.js';
import {splitPath} from '../../base/site-path.js';
import {normalizeSlug} from '../../base/slug.js';
import type {Navigation, Variant} from '../navigation/navigation.js';
import {pageIndex} from '../navigation/page-index.js';
import {findHomeSlug, findPage} from './find-page.js';

/**
 * Returns the page for an unknown URL if `errors.404.redirect` is enabled (contract, section 3). Prefers the same path
 * in another spelling, then the visible page of the variant with most leading segments in common, then a similar name,
 * then the home page.
 * Skips a listed page with exactly this URL, because its file is missing.
 */
export function findNearestPage(navigation: Navigation, path: string, variant: Variant): string {
  const slug = normalizeSlug(splitPath(path).path);
  if (slug === undefined) return findHomeSlug(navigation);
  const visible = [...pageIndex(variant).values()].flatMap(({entry: {hidden, slug: each}}) =>
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
  const visible = [...pageIndex(variant).values()].flatMap(({entry}) => (entry.hidden ? [] : entry.slug));
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
export function findRelatedSlugs(slugs: Iterable<string>, other: string): readonly string[] {
  const wanted = other.toLowerCase();
  const name = lastSegment(wanted);
  const found: {readonly slug: string; readonly distance: number}[] = [];
  let above: string | undefined;
  let below: string | undefined;
  for (const each of slugs) {
    const slug = each.toLowerCase();
    if (slug === wanted && each === other) continue;
    if (wanted.startsWith(`${slug}/`) && slug.length > (above?.length ?? 0)) above = each;
    if (slug.startsWith(`${wanted}/`)) below ??= each;
    const isBeside = folderOf(slug) === folderOf(wanted);
    const limit = Math.floor(name.length * (isBeside ? MISTAKES_BESIDE : MISTAKES_ELSEWHERE));
    const last = lastSegment(slug);
    if (Math.abs(last.length - name.length) > limit) continue;
    const distance = editDistance(last, name, limit);
    if (distance <= limit) found.push({slug: each, distance: isBeside ? distance : distance + 1});
  }
  const similar = found.sort((one, two) => one.distance - two.distance).map(({slug}) => slug);
  const around = [above ?? below ?? []].flat();
  return (similar.length > 0 ? similar : around).slice(0, MAX_RELATED);
}

function folderOf(slug: string): string {
  return slug.slice(0, slug.lastIndexOf('/') + 1);
}

/** Returns slugs with a similar last segment and the same first segment, most similar first. */
export function findSimilarSlugs(slugs: Iterable<string>, other: string): readonly string[] {
  const wanted = other.toLowerCase();
  const name = lastSegment(wanted);
  const found: {slug: string; distance: number}[] = [];
  for (const slug of slugs) {
    const lower = slug.toLowerCase();
    const last = lastSegment(lower);
    const limit = Math.max(2, Math.floor(name.length / 3));
    if (lower === wanted || Math.abs(last.length - name.length) > limit || commonSegments(lower, wanted) === 0)
      continue;
    const distance = editDistance(last, name);
    if (distance <= limit) found.push({slug, distance});
  }
  return found.sort((one, two) => one.distance - two.distance).map(({slug}) => slug);
}

/** Returns the most similar slug. Undefined if none has a leading segment in common. */
export function findNearestSlug(slugs: Iterable<string>, other: string): string | undefined {
  const wanted = other.toLowerCase();
  const name = lastSegment(wanted);
  let nearest: string | undefined;
  let limit = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const each of slugs) {
    const slug = each.toLowerCase();
    const common = commonSegments(slug, wanted);
    if (common < limit) continue;
    const distance = editDistance(lastSegment(slug), name);
    // If two slugs are equally similar, use the first in navigation order.
    if (common === limit && distance >= least) continue;
    [nearest, limit, least] = [each, common, distance];
  }
  return nearest;
}

/** Counts the common leading segments of two paths. */
function commonSegments(one: string, other: string): number {
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

function lastSegment(slug: string): string {
  // Compare at most 64 characters, because URLs can be very long.
  return slug.slice(slug.lastIndexOf('/') + 1).slice(0, 64);
}
