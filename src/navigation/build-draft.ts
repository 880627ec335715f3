import type {NavigationChild, NavigationNode} from '../config/config.js';
import {limits} from '../limits.js';
import {given} from './given.js';
import type {Documents, Entry, GroupEntry, PageEntry, Section, SelectorKind} from './navigation.js';
import {parseOperationName} from './operation-entry.js';
import {normalizeSlug} from './slug.js';

/**
 * A node with its pages, before a variant is chosen. Made once for the whole site, so that twenty versions which share
 * a tab share its entries; only the few sections around them are made per variant.
 */
export interface Draft {
  readonly node: NavigationNode;
  readonly entries: readonly Entry[];
  readonly sections: readonly Draft[];
  /** Languages, versions, products that stand here. */
  readonly choices: readonly Draft[];
  readonly global?: Draft;
  readonly documents?: Documents;
  readonly carriesDocuments: boolean;
}

interface Walk {
  readonly entries: Map<string, PageEntry>;
  operations: number;
}

interface Inherited {
  readonly documents?: Documents;
  readonly hidden: boolean;
  readonly depth: number;
}

/** Reads the whole navigation once: the draft of the root, and every page by slug into `entries`. */
export function buildDraft(root: NavigationNode, entries: Map<string, PageEntry>): Draft {
  return draft(root, {hidden: false, depth: 0}, {entries, operations: 0});
}

export function isSelector(kind: NavigationNode['kind']): kind is SelectorKind {
  return kind === 'language' || kind === 'version' || kind === 'product';
}

/** The kinds that become sections; anything else that is nested is a group. */
export function isSection(kind: NavigationNode['kind']): kind is Exclude<Section['kind'], 'root'> {
  return kind === 'tab' || kind === 'item' || kind === 'dropdown' || kind === 'anchor';
}

/** The optional fields that every drawn node has. */
export function looksOf({icon, tag, description}: NavigationNode): {icon?: string; tag?: string; description?: string} {
  return given({icon, tag, description});
}

function draft(node: NavigationNode, around: Inherited, walk: Walk): Draft {
  const inside = inherit(node, around);
  const before = walk.operations;
  const entries: Entry[] = [];
  const sections: Draft[] = [];
  const choices: Draft[] = [];
  for (const child of childrenOf(node, around)) {
    if ('page' in child) addPage(entries, child, inside, walk);
    else if (isSection(child.kind)) sections.push(draft(child, inside, walk));
    else if (isSelector(child.kind)) choices.push(draft(child, inside, walk));
    else entries.push(group(child, inside, walk));
  }
  return {
    node,
    entries,
    sections,
    choices,
    ...given({global: node.global && draft(node.global, inside, walk)}),
    ...documentsOf(node, inside, walk.operations === before),
  };
}

function group(node: NavigationNode, around: Inherited, walk: Walk): GroupEntry {
  const inside = inherit(node, around);
  const before = walk.operations;
  const root = node.root === undefined ? undefined : page(node.root, node.path, inside, walk);
  const entries: Entry[] = [];
  for (const child of childrenOf(node, around)) {
    if ('page' in child) addPage(entries, child, inside, walk);
    else entries.push(group(child, inside, walk));
  }
  return {
    kind: 'group',
    label: node.label,
    ...looksOf(node),
    expanded: node.expanded ?? false,
    hidden: node.hidden,
    ...given({root}),
    entries,
    ...documentsOf(node, inside, walk.operations === before),
    path: node.path,
  };
}

// The parser limits depth too; a tree built by hand must not overflow the stack either (security rule B4).
function childrenOf(node: NavigationNode, around: Inherited): readonly NavigationChild[] {
  return around.depth < limits.depth ? node.children : [];
}

function addPage(entries: Entry[], child: {page: string; path: string}, inside: Inherited, walk: Walk): void {
  const {hidden, documents} = inside;
  const name = parseOperationName(child.page);
  if (name) {
    walk.operations++;
    entries.push({kind: 'operation', ...name, ...given({documents}), hidden, path: child.path});
    return;
  }
  const entry = page(child.page, child.path, inside, walk);
  if (entry) entries.push(entry);
}

function page(text: string, path: string, inside: Inherited, walk: Walk): PageEntry | undefined {
  const slug = normalizeSlug(text.trim());
  if (slug === undefined) return undefined;
  const entry: PageEntry = {kind: 'page', slug, hidden: inside.hidden, path};
  if (!walk.entries.has(slug)) walk.entries.set(slug, entry);
  return entry;
}

function inherit(node: NavigationNode, around: Inherited): Inherited {
  const hidden = around.hidden || node.hidden;
  const depth = around.depth + 1;
  const source = carries(node) ? node : around.documents;
  // One object for all that inherit it.
  if (!source || (source !== node && node.directory === undefined)) return {...around, hidden, depth};
  // A folder goes with the documents it was written for, not with those of a node inside.
  const directory = node.directory ?? (source === node ? undefined : source.directory);
  const {openapi, asyncapi} = source;
  return {hidden, depth, documents: {openapi, asyncapi, ...given({directory})}};
}

function carries(node: NavigationNode): boolean {
  return node.openapi.length + node.asyncapi.length > 0;
}

function documentsOf(node: NavigationNode, {documents}: Inherited, listsNone: boolean) {
  return {...given({documents}), carriesDocuments: listsNone && carries(node)};
}
