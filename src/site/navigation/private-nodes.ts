import {getOwn, isObject, type JsonObject} from '../../base/json.js';
import {isNo, isYes} from '../../base/private-marks.js';
import {normalizeSlug} from '../../base/slug.js';

/** Decides whether a page is private. `isPrivateAround` is true if its navigation node is private. */
type IsPrivatePage = (slug: string, isPrivateAround: boolean) => boolean;

/** Keys of docs.json that contain navigation nodes. */
export const containerKeys: ReadonlySet<string> = new Set(
  'navigation pages groups tabs anchors dropdowns versions languages products menu global'.split(' '),
);

/** Returns whether docs.json publishes private content (`"publish"`). */
export function isPrivatePublished(docs: unknown): boolean {
  return getOwn(getOwn(getOwn(docs, 'integrations'), 'lectern'), 'private') === 'publish';
}

/**
 * Removes private pages from the navigation in docs.json, and nodes that contained nothing else. Leaves `undefined` in
 * place of a list item, so that other paths stay valid. With `ignoresPublic`, uses only `isPrivatePage`, for sites that
 * publish private content.
 */
export function removePrivateNodes(docs: unknown, isPrivatePage: IsPrivatePage, ignoresPublic = false): unknown {
  if (!isObject(docs)) return docs;
  const pruned = prune(docs, false, {isPrivatePage, ignoresPublic});
  const redirects = getOwn(docs, 'redirects');
  if (!Array.isArray(redirects)) return pruned;
  const isLeftOut = (each: unknown) => {
    const destination = getOwn(each, 'destination');
    return typeof destination === 'string' && isPrivatePage(toSlug(destination.replace(/[?#].*$/, '')), false);
  };
  return {...pruned, redirects: redirects.map(each => (isLeftOut(each) ? undefined : each))};
}

/** Pages and documents that may appear in docs.json. */
export interface ListedContent {
  isPage(written: string): boolean;
  isDocument(written: string): boolean;
}

/** Removes from docs.json hidden nodes, and the entries and documents that `listed` does not contain. */
export function removeListed(docs: unknown, listed: ListedContent): unknown {
  if (!isObject(docs)) return docs;
  const navigation = removeGaps(
    prune(docs, false, {isPrivatePage: slug => !listed.isPage(slug), dropsHidden: true, ignoresPublic: true}),
  );
  const keepDocuments = (value: unknown): unknown => {
    if (typeof value === 'string') return listed.isDocument(value) ? value : undefined;
    if (Array.isArray(value)) return value.filter(each => keepDocuments(each) !== undefined);
    const source = getOwn(value, 'source');
    return typeof source === 'string' && !listed.isDocument(source) ? undefined : value;
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(
          ([key, each]) => [key, key === 'openapi' || key === 'asyncapi' ? keepDocuments(each) : walk(each)] as const,
        )
        .filter(([, each]) => each !== undefined),
    );
  };
  return walk(navigation);
}

/** Removes the `undefined` items that `removePrivateNodes` leaves in lists. */
export function removeGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(each => each !== undefined).map(removeGaps);
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, removeGaps(each)]))
    : value;
}

/** Returns the slug of every page in the navigation, and whether docs.json makes it private. */
export function listPrivacy(docs: unknown): ReadonlyMap<string, boolean> {
  const places = new Map<string, boolean>();
  if (!isObject(docs)) return places;
  const isPrivatePage = (slug: string, isPrivate: boolean) => {
    // A page with several entries is private only if all of them are.
    places.set(slug, isPrivate && places.get(slug) !== false);
    return false;
  };
  prune(docs, false, {isPrivatePage});
  return places;
}

interface Pruning {
  readonly isPrivatePage: IsPrivatePage;
  /** If true, nodes with `hidden` are removed, too. */
  readonly dropsHidden?: boolean;
  readonly ignoresPublic?: boolean;
}

function prune(node: JsonObject, isPrivateAround: boolean, pruning: Pruning): JsonObject {
  const isPrivate = isPrivateNode(node, isPrivateAround, pruning);
  const isLeftOut = (page: unknown) => typeof page === 'string' && pruning.isPrivatePage(toSlug(page), isPrivate);
  const entries = Object.entries(node).map(([key, value]): readonly [string, unknown] => {
    if (key === 'root' || key === 'href') return [key, isLeftOut(value) ? undefined : value];
    // Remove the document of a private node, because generated pages are as private as the node.
    if (key === 'openapi' || key === 'asyncapi') return [key, isPrivate && isNode(node) ? undefined : value];
    if (!containerKeys.has(key)) return [key, value];
    if (isObject(value)) return [key, prune(value, isPrivate, pruning)];
    if (!Array.isArray(value)) return [key, value];
    return [
      key,
      value.map(each => (isObject(each) ? pruneNode(each, isPrivate, pruning) : isLeftOut(each) ? undefined : each)),
    ];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function pruneNode(node: JsonObject, isPrivateAround: boolean, pruning: Pruning): JsonObject | undefined {
  if (pruning.dropsHidden && isYes(getOwn(node, 'hidden'))) return undefined;
  const pruned = prune(node, isPrivateAround, pruning);
  const lostAll = holdsNothing(pruned) && !holdsNothing(node);
  return lostAll || (isPrivateNode(node, isPrivateAround, pruning) && holdsNothing(pruned)) ? undefined : pruned;
}

function isPrivateNode(node: JsonObject, isPrivateAround: boolean, {ignoresPublic}: Pruning): boolean {
  const isPublic = getOwn(node, 'public');
  return !ignoresPublic && (isNo(isPublic) || (isPrivateAround && !isYes(isPublic)));
}

/** Returns whether a node has no content left. An external link counts as content, except in a private node. */
function holdsNothing(node: JsonObject): boolean {
  return !Object.entries(node).some(
    ([key, value]) =>
      key === 'root' ||
      key === 'href' ||
      key === 'openapi' ||
      key === 'asyncapi' ||
      (containerKeys.has(key) &&
        (Array.isArray(value) ? value.some(each => each !== undefined) : isObject(value) && !holdsNothing(value))),
  );
}

/**
 * Returns whether an object is a navigation node, and not the root of docs.json, which has keys with the same names.
 */
function isNode(node: JsonObject): boolean {
  return !Object.hasOwn(node, 'navigation');
}

function toSlug(page: string): string {
  return normalizeSlug(`/${page.replace(/^\/+/, '').replace(/\.mdx?$/, '')}`) ?? page;
}
