import {limits} from '../../base/limits.js';
import {en} from '../../messages/en.js';
import type {ApiIndex} from '../../openapi/operation/api-index.js';
import type {TagSection} from '../../openapi/operation/tags.js';
import type {GeneratedPlace, MutablePage, UnsluggedPage} from './generated-addresses.js';
import type {Entry, GroupEntry} from './navigation.js';

interface Grouping {
  readonly index: ApiIndex;
  readonly pages: ReadonlyMap<string, UnsluggedPage>;
  readonly order: ReadonlyMap<string, number>;
  readonly children: ReadonlyMap<string | undefined, readonly TagSection[]>;
  readonly place: GeneratedPlace;
}

/**
 * Groups the operations of a document by tag, in document order, inside the groups of `x-tagGroups` and parent tags
 * (OpenAPI 3.2). Untagged operations come last, followed by untagged webhooks.
 */
export function groupByTag(
  index: ApiIndex,
  pages: ReadonlyMap<string, UnsluggedPage>,
  place: GeneratedPlace,
): readonly Entry[] {
  const children = new Map<string | undefined, TagSection[]>();
  for (const tag of index.tags) {
    if (tag.name === '') continue;
    const siblings = children.get(tag.parent);
    if (siblings) siblings.push(tag);
    else children.set(tag.parent, [tag]);
  }
  const order = new Map(index.operations.map(({id}, at) => [id, at]));
  const grouping: Grouping = {index, pages, order, children, place};
  return [...buildOuterGroups(grouping), ...listUntagged(grouping)];
}

function buildOuterGroups(grouping: Grouping): readonly Entry[] {
  const {index, children, place} = grouping;
  const top = children.get(undefined) ?? [];
  if (index.groups.length === 0) return top.flatMap(tag => buildTagGroups(tag, grouping, 1));
  return index.groups.flatMap(({name, tags}): readonly Entry[] => {
    const named = tags.flatMap(tag => top.find(each => each.name === tag) ?? []);
    const entries = named.flatMap(tag => buildTagGroups(tag, grouping, name ? 2 : 1));
    if (!name) return entries;
    return entries.length > 0 ? [createGroup(name, entries, `${place.path}#group:${name}`, grouping)] : [];
  });
}

function buildTagGroups(tag: TagSection, grouping: Grouping, depth: number): readonly GroupEntry[] {
  const {pages, order, children, place} = grouping;
  const listed = new Set(tag.listed);
  const ids = [...tag.operations, ...tag.listed].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const own = ids.flatMap(id => {
    const made = pages.get(id);
    return made ? [listed.has(id) ? createListing(made) : made.entries[0]] : [];
  });
  const inner =
    depth < limits.tagDepth
      ? (children.get(tag.name) ?? []).flatMap(each => buildTagGroups(each, grouping, depth + 1))
      : [];
  const entries = [...own, ...inner];
  return entries.length > 0 ? [createGroup(tag.label, entries, `${place.path}#tag:${tag.name}`, grouping)] : [];
}

/** Creates another entry for a page, to list it under a second tag. */
function createListing(made: UnsluggedPage): MutablePage {
  const entry: MutablePage = {...made.entries[0], isListed: true};
  made.entries.push(entry);
  return entry;
}

function listUntagged(grouping: Grouping): readonly Entry[] {
  const {index, pages, place} = grouping;
  const ids = new Set(index.tags.find(({name}) => name === '')?.operations);
  const pick = (kind: 'operation' | 'webhook') =>
    index.operations.flatMap(each =>
      (each.kind === 'webhook') === (kind === 'webhook') && ids.has(each.id)
        ? (pages.get(each.id)?.entries[0] ?? [])
        : [],
    );
  const operations = pick('operation');
  const webhooks = pick('webhook');
  const hasGroups = (grouping.children.get(undefined)?.length ?? 0) > 0;
  return [
    ...(hasGroups && operations.length > 0
      ? [createGroup(en.otherOperations, operations, `${place.path}#untagged`, grouping)]
      : operations),
    ...(webhooks.length > 0 ? [createGroup(en.webhooks, webhooks, `${place.path}#webhooks`, grouping)] : []),
  ];
}

function createGroup(label: string, entries: readonly Entry[], path: string, {place}: Grouping): GroupEntry {
  return {kind: 'group', label, expanded: false, hidden: place.hidden, entries, carriesDocuments: false, path};
}
