import {limits} from '../../base/limits.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {normalizeSlug} from '../../base/slug.js';
import type {DocumentReference, Listing, NavigationChild, NavigationNode} from '../../config/config.js';
import {
  type DocumentSettings,
  findDocumentsByName,
  listDocumentFiles,
  listNamedDocuments,
  listReferences,
  resolveDocumentFile,
} from './api-documents.js';
import {findDefaultChoice} from './default-choice.js';
import {buildDocumentGroups, findOperationPage, type GenerationState} from './generated-entries.js';
import {findFolder, readDirectoryFolder, readPrefix, standardFolder} from './generated-prefix.js';
import type {
  DocumentIndexes,
  DocumentMount,
  Entry,
  GroupEntry,
  PageEntry,
  Section,
  SelectorKind,
} from './navigation.js';
import {type OperationName, parseOperationName} from './operation-entry.js';
import {toLabelSlug} from './to-label-slug.js';

/**
 * A navigation node with its pages, before choosing a variant. Built once per site: twenty versions with a common tab
 * share its entries, and only the sections around it are built per variant.
 */
export interface NavigationDraft {
  readonly node: NavigationNode;
  readonly entries: readonly Entry[];
  readonly sections: readonly NavigationDraft[];
  /** Languages, versions, and products directly inside the node. */
  readonly choices: readonly NavigationDraft[];
  readonly global?: NavigationDraft;
  readonly documents?: DocumentIndexes;
  readonly carriesDocuments: boolean;
}

interface Walk {
  readonly entries: Map<string, PageEntry>;
  readonly generation: GenerationState;
  /** Every document in docs.json. */
  readonly named: readonly string[];
  /** Documents of `api.openapi`, for entries that name no document. */
  readonly standard: readonly string[];
  operations: number;
}

interface Inherited {
  readonly documents?: DocumentIndexes;
  /** URL folder of pages from `documents`. */
  readonly folder: string;
  /** URL prefix of the enclosing variants, without default ones: `v1`, `fr/v1`. */
  readonly variant: string;
  readonly hidden: boolean;
  readonly listing?: Listing | undefined;
  readonly depth: number;
}

/** Walks the whole navigation once. Returns the root's draft, and adds every page to `entries`. */
export function buildDraft(
  names: DocumentSettings,
  entries: Map<string, PageEntry>,
  generation: GenerationState,
): NavigationDraft {
  const walk: Walk = {
    entries,
    generation,
    named: listNamedDocuments(names),
    standard: listDocumentFiles(names.api?.openapi ?? []),
    operations: 0,
  };
  return draftNode(names.navigation, {folder: standardFolder, variant: '', hidden: false, depth: 0}, walk);
}

function isSelector(kind: NavigationNode['kind']): kind is SelectorKind {
  return kind === 'language' || kind === 'version' || kind === 'product';
}

/** Returns whether nodes of a kind become sections. Others become groups. */
export function isSection(kind: NavigationNode['kind']): kind is Exclude<Section['kind'], 'root'> {
  return kind === 'tab' || kind === 'item' || kind === 'dropdown' || kind === 'anchor';
}

/** Returns the icon, tag, and description of a node, without undefined ones. */
export function readAppearance({icon, tag, description}: NavigationNode): {
  icon?: string;
  tag?: string;
  description?: string;
} {
  return omitUndefined({icon, tag, description});
}

function draftNode(node: NavigationNode, inherited: Inherited, walk: Walk): NavigationDraft {
  const inside = inherit(node, inherited);
  const before = recordState(walk);
  const entries: Entry[] = [];
  const sections: NavigationDraft[] = [];
  const choices: NavigationDraft[] = [];
  const children = withoutReplaced(listChildren(node, inherited));
  for (const child of children) {
    if ('page' in child) addPage(entries, child, inside, walk);
    else if (isSection(child.kind)) sections.push(draftNode(child, inside, walk));
    else if (isSelector(child.kind)) choices.push(draftNode(child, enterChoice(child, children, inside), walk));
    else entries.push(draftGroup(child, inside, walk));
  }
  const global = node.global && draftNode(node.global, inside, walk);
  const documents = collectDocuments(node, inside, walk.operations === before.operations);
  if (documents.carriesDocuments) entries.push(...generateEntries(node, inside, before, walk));
  return {node, entries, sections, choices, ...omitUndefined({global}), ...documents};
}

/**
 * Removes tabs next to versions or languages, if each of those has its own tabs. Does the same for dropdowns and other
 * sections.
 */
function withoutReplaced(children: readonly NavigationChild[]): readonly NavigationChild[] {
  const choices = children.filter(each => 'kind' in each && isSelector(each.kind) && each.href === undefined);
  if (choices.length === 0) return children;
  return children.filter(
    child =>
      !(
        'kind' in child &&
        isSection(child.kind) &&
        choices.every(choice => 'kind' in choice && holds(choice, child.kind))
      ),
  );
}

function holds({children}: NavigationNode, kind: NavigationNode['kind']): boolean {
  return children.some(each => 'kind' in each && each.kind === kind);
}

function draftGroup(node: NavigationNode, inherited: Inherited, walk: Walk): GroupEntry {
  const inside = inherit(node, inherited);
  const before = recordState(walk);
  const root = node.root === undefined ? undefined : draftPage(node.root, node.path, inside, walk);
  const entries: Entry[] = [];
  for (const child of listChildren(node, inherited)) {
    if ('page' in child) addPage(entries, child, inside, walk);
    else entries.push(draftGroup(child, inside, walk));
  }
  const documents = collectDocuments(node, inside, walk.operations === before.operations);
  if (documents.carriesDocuments) entries.push(...generateEntries(node, inside, before, walk));
  return {
    kind: 'group',
    label: node.label,
    ...readAppearance(node),
    expanded: node.expanded ?? false,
    hidden: node.hidden,
    ...omitUndefined({root, listing: root && inside.listing !== 'none' ? inside.listing : undefined}),
    entries,
    ...documents,
    path: node.path,
  };
}

interface Before {
  readonly operations: number;
  readonly mounts: number;
}

function recordState({operations, generation}: Walk): Before {
  return {operations, mounts: generation.mounts.length};
}

/** Returns the pages that the documents of a node generate. Leaves out documents that an inner node also names. */
function generateEntries(node: NavigationNode, inside: Inherited, before: Before, walk: Walk): readonly Entry[] {
  const {generation} = walk;
  const newDocuments = new Set(generation.mounts.slice(before.mounts).map(({document}) => document));
  const mounts = new Map<string, DocumentMount>();
  for (const reference of listReferences(node)) {
    const document = resolveDocumentFile(reference.source);
    if (document === undefined || newDocuments.has(document) || mounts.has(document)) continue;
    mounts.set(document, {document, ...buildMount(reference, inside)});
  }
  return buildDocumentGroups([...mounts.values()], {hidden: inside.hidden, path: node.path}, generation);
}

// Limit the depth: the parser does, but the navigation can also come from other code (security rule B4).
function listChildren(node: NavigationNode, inherited: Inherited): readonly NavigationChild[] {
  return inherited.depth < limits.depth ? node.children : [];
}

function addPage(entries: Entry[], child: {page: string; path: string}, inside: Inherited, walk: Walk): void {
  const name = parseOperationName(child.page);
  if (name) {
    walk.operations++;
    entries.push(draftOperation(name, child.path, inside, walk));
    return;
  }
  const entry = draftPage(child.page, child.path, inside, walk);
  if (entry) entries.push(entry);
}

function draftOperation(
  name: OperationName,
  path: string,
  inside: Inherited,
  {generation, named, standard}: Walk,
): Entry {
  const references = inside.documents?.openapi ?? [];
  const documents =
    name.document === undefined
      ? [...new Set([...listDocumentFiles(references), ...standard])]
      : findDocumentsByName(name.document, named);
  const of = (document: string | undefined) =>
    buildMount(
      references.find(({source}) => resolveDocumentFile(source) === document),
      inside,
    );
  return findOperationPage(name, {documents, mountOf: of}, {hidden: inside.hidden, path}, generation);
}

/** Returns the URL folder for a document's pages, and where their slugs come from. */
function buildMount(
  reference: DocumentReference | undefined,
  {folder, variant}: Inherited,
): Omit<DocumentMount, 'document'> {
  return {
    prefix: readPrefix(reference, folder, variant),
    ...(reference?.slug === 'operationId' && {isById: true as const}),
  };
}

function draftPage(text: string, path: string, inside: Inherited, walk: Walk): PageEntry | undefined {
  const [written = '', hash] = text.trim().split(/#(.*)/s);
  const slug = normalizeSlug(written);
  if (slug === undefined) return undefined;
  const entry: PageEntry = {kind: 'page', slug, hidden: inside.hidden, path};
  const isKnown = walk.entries.has(slug);
  if (!isKnown) walk.entries.set(slug, entry);
  if (!hash) return entry;
  // An entry with a fragment is a second listing of its page, unless it is the only one.
  return {...entry, hash, ...(isKnown && {isListed: true as const})};
}

function inherit(node: NavigationNode, inherited: Inherited): Inherited {
  const {variant} = inherited;
  const hidden = inherited.hidden || node.hidden;
  const depth = inherited.depth + 1;
  const listing = node.listing ?? inherited.listing;
  const source = carries(node) ? node : inherited.documents;
  const folder = carries(node) ? findFolder(node) : (readDirectoryFolder(node.directory) ?? inherited.folder);
  // Share one object for nodes with equal documents.
  if (!source || (source !== node && node.directory === undefined))
    return {...inherited, folder, hidden, listing, depth};
  // Use the folder only for the documents of this node, not for those of inner nodes.
  const directory = node.directory ?? (source === node ? undefined : source.directory);
  const {openapi, asyncapi} = source;
  return {variant, folder, hidden, listing, depth, documents: {openapi, asyncapi, ...omitUndefined({directory})}};
}

/** Appends a variant to the URL prefix, unless it is the default. */
function enterChoice(child: NavigationNode, siblings: readonly NavigationChild[], inside: Inherited): Inherited {
  const choices = siblings.filter(each => 'kind' in each && each.kind === child.kind) as readonly NavigationNode[];
  const slug = choices[findDefaultChoice(choices)] === child ? '' : toLabelSlug(child.label);
  return slug ? {...inside, variant: inside.variant ? `${inside.variant}/${slug}` : slug} : inside;
}

function carries(node: NavigationNode): boolean {
  return listReferences(node).length > 0;
}

function collectDocuments(node: NavigationNode, {documents}: Inherited, listsNone: boolean) {
  return {...omitUndefined({documents}), carriesDocuments: listsNone && carries(node)};
}
