import {omitUndefined} from '../../base/omit-undefined.js';
import {humanizeSlug, normalizeSlug} from '../../base/slug.js';
import {en} from '../../messages/en.js';
import type {ApiEntry, ApiIndex} from '../../openapi/operation/api-index.js';
import {findOperation} from '../../openapi/operation/find-operation.js';
import {nameOperation} from '../../openapi/operation/name-operation.js';
import {buildOperationRoute, type OperationRoute} from '../../openapi/operation/operation-route.js';
import {type GeneratedPlace, toDocumentName, type UnsluggedPage} from './generated-addresses.js';
import {groupByTag} from './group-by-tag.js';
import type {DocumentMount, Entry, GeneratedPage, GroupEntry, PageEntry} from './navigation.js';
import type {OperationName} from './operation-entry.js';

/**
 * Indexes of API documents by file. Contains no entry for a document that is not read yet, and undefined for an
 * unreadable one.
 */
export type ApiIndexes = ReadonlyMap<string, ApiIndex | undefined>;

/** State of generating pages for one navigation. */
export interface GenerationState {
  readonly indexes: ApiIndexes;
  readonly made: UnsluggedPage[];
  readonly mounts: DocumentMount[];
  /** Returns whether docs.json names versions of a document. */
  hasHistory(document: string): boolean;
}

/**
 * Builds a document's entries: overview, changelog (if docs.json names versions), and operations by tag. Until the
 * document is read, only the first two.
 */
function buildDocumentEntries(
  mount: DocumentMount,
  place: GeneratedPlace,
  generation: GenerationState,
): readonly Entry[] {
  const {document} = mount;
  const index = generation.indexes.get(document);
  const state = index ? 'ready' : generation.indexes.has(document) ? 'broken' : 'unread';
  addMount(mount, generation);
  const overview = make(
    {prefix: mount.prefix, route: ''},
    {
      label: en.apiOverview,
      state,
      documents: [document],
      deprecated: false,
      ...omitUndefined({title: index?.title}),
    },
    place,
    generation,
  );
  const addChangelog = () => (generation.hasHistory(document) ? [makeChangelog(mount, place, generation)] : []);
  if (!index) return [overview.entries[0], ...addChangelog()];
  const pages = new Map<string, UnsluggedPage>();
  for (const each of index.operations) {
    const isUnlisted = each.page?.isUnlisted === true;
    const made = make(
      buildRouteParts(each, mount),
      createPage(each, document),
      isUnlisted ? {...place, hidden: true} : place,
      generation,
    );
    if (!isUnlisted) pages.set(each.id, made);
  }
  // Add the changelog after the operations: otherwise its slug could change theirs.
  return [overview.entries[0], ...addChangelog(), ...groupByTag(index, pages, place)];
}

function makeChangelog(
  {prefix, document}: DocumentMount,
  place: GeneratedPlace,
  generation: GenerationState,
): PageEntry {
  const page: GeneratedPage = {
    label: en.apiChangelog,
    state: 'ready',
    documents: [document],
    deprecated: false,
    isChangelog: true,
  };
  return make({prefix, route: 'changelog'}, page, place, generation).entries[0];
}

/** Builds the entries of several documents at a node, one group per document. */
export function buildDocumentGroups(
  mounts: readonly DocumentMount[],
  place: GeneratedPlace,
  generation: GenerationState,
): readonly Entry[] {
  if (mounts.length < 2) return mounts.flatMap(mount => buildDocumentEntries(mount, place, generation));
  return mounts.map(
    (mount): GroupEntry => ({
      kind: 'group',
      label:
        generation.indexes.get(mount.document)?.title || humanizeSlug(toDocumentName({documents: [mount.document]})),
      expanded: false,
      hidden: place.hidden,
      entries: buildDocumentEntries(mount, place, generation),
      carriesDocuments: false,
      path: `${place.path}#${mount.document}`,
    }),
  );
}

/** Returns the page of an entry such as `GET /users`. Searches `documents` in order. */
export function findOperationPage(
  {method, target}: OperationName,
  {
    documents,
    mountOf,
  }: {readonly documents: readonly string[]; mountOf(document: string | undefined): Omit<DocumentMount, 'document'>},
  place: GeneratedPlace,
  generation: GenerationState,
): Entry {
  const {indexes} = generation;
  for (const document of documents) addMount({document, ...mountOf(document)}, generation);
  for (const document of documents) {
    const index = indexes.get(document);
    const found = index && findOperation(index, method, target);
    if (found)
      return make(buildRouteParts(found, mountOf(document)), createPage(found, document), place, generation).entries[0];
    // Stop at a document that is not read yet, because earlier documents take precedence.
    if (!indexes.has(document)) break;
  }
  const isUnread = documents.some(document => !indexes.has(document));
  const isBroken = documents.length > 0 && documents.every(document => indexes.has(document) && !indexes.get(document));
  const kind = method === 'WEBHOOK' ? 'webhook' : 'operation';
  const unread = buildOperationRoute({method, path: target, kind, tags: []});
  return make(
    {prefix: mountOf(documents[0]).prefix, route: unread.slug},
    {
      label: method === 'WEBHOOK' ? target : `${method} ${target}`,
      state: isUnread ? 'unread' : isBroken ? 'broken' : 'absent',
      documents,
      operation: {method, path: target},
      deprecated: false,
    },
    place,
    generation,
  ).entries[0];
}

function buildRouteParts(
  {page, route}: ApiEntry,
  {prefix, isById}: Omit<DocumentMount, 'document'>,
): Omit<UnsluggedPage, 'entries'> {
  const own = page?.href === undefined ? undefined : normalizeSlug(page.href.toLowerCase());
  return {prefix, route: joinRoute(route, isById), ...omitUndefined({own})};
}

function joinRoute({tag, slug, id}: OperationRoute, isById: boolean | undefined): string {
  const name = (isById && id) || slug;
  return tag ? `${tag}/${name}` : name;
}

function createPage(entry: ApiEntry, document: string): GeneratedPage {
  const {label, isUnnamed, deprecated, address, page} = entry;
  const {metadata: head, content} = page ?? {};
  const name = [head?.sidebarTitle, head?.title].find(each => typeof each === 'string' && each.trim() !== '');
  return {
    label: typeof name === 'string' ? name : label,
    state: 'ready',
    documents: [document],
    operation: nameOperation(entry),
    deprecated,
    ...omitUndefined({address, head, content, isUnnamed: typeof name === 'string' ? undefined : isUnnamed}),
  };
}

function make(
  address: Omit<UnsluggedPage, 'entries'>,
  generated: GeneratedPage,
  {hidden, path}: GeneratedPlace,
  {made}: GenerationState,
): UnsluggedPage {
  const target = generated.isUnnamed ? generated.operation?.path : undefined;
  const each: UnsluggedPage = {
    ...address,
    entries: [{kind: 'page', slug: '', hidden, path, generated, ...omitUndefined({target})}],
  };
  made.push(each);
  return each;
}

function addMount(mount: DocumentMount, {mounts}: GenerationState): void {
  if (!mounts.some(({document, prefix}) => document === mount.document && prefix === mount.prefix)) mounts.push(mount);
}
