import {limits} from '../../base/limits.js';
import type {DocumentReference, NavigationNode} from '../../config/config.js';
import {en} from '../../messages/en.js';
import {filesOf, type NamesDocuments, referencesOf, resolveDocumentFile} from './api-documents.js';
import type {Navigation} from './navigation.js';
import {parseOperationName} from './operation-entry.js';

/** Position of the added section in docs.json. */
export const apiSection = 'api.openapi';

/** Listed pages name operations, so OpenAPI documents generate no pages. */
export interface BoundPages {
  readonly bindsPages?: boolean;
  /** Listed pages name channels, so AsyncAPI documents generate no pages. */
  readonly bindsChannels?: boolean;
  /** A bound page was read after the tab appeared. The tab is hidden, but its URLs remain valid. */
  readonly hidesTab?: boolean;
}

/**
 * Adds a final section "API reference" to the navigation for documents of `api.openapi` and `api.asyncapi` that no node
 * names. Adds none if navigation entries or listed pages name operations (docs/contract.md, section 2).
 */
export function addApiTab(
  {navigation, api}: NamesDocuments,
  {bindsPages = false, bindsChannels = false, hidesTab = false}: BoundPages,
): NavigationNode {
  if (referencesOf(api).length === 0) return navigation;
  const carried = new Set<string>();
  const lists = listsOperations(navigation, carried, 0);
  const free = ({source}: DocumentReference) => {
    const file = resolveDocumentFile(source);
    return file !== undefined && !carried.has(file);
  };
  const openapi = bindsPages || lists ? [] : (api?.openapi ?? []).filter(free);
  const asyncapi = bindsChannels ? [] : (api?.asyncapi ?? []).filter(free);
  if (openapi.length + asyncapi.length === 0) return navigation;
  const section: NavigationNode = {
    kind: 'tab',
    label: en.apiReference,
    path: apiSection,
    children: [],
    hidden: hidesTab,
    openapi,
    asyncapi,
    isDefault: false,
  };
  const {global} = navigation;
  const around: NavigationNode = global ?? {
    ...section,
    kind: 'root',
    label: '',
    path: 'navigation.global',
    openapi: [],
    asyncapi: [],
  };
  return {...navigation, global: {...around, children: [...around.children, section]}};
}

/** Returns whether the navigation has the section that `addApiTab` adds. */
export function hasApiTab({variants}: Navigation): boolean {
  return variants.some(({root}) => root.sections.some(({path, hidden}) => path === apiSection && !hidden));
}

/** Returns whether an entry names an operation. Also collects the documents of nodes. */
function listsOperations(node: NavigationNode, carried: Set<string>, depth: number): boolean {
  for (const file of filesOf(referencesOf(node))) carried.add(file);
  if (depth > limits.depth) return false;
  const inside = node.children.map(child =>
    'page' in child ? parseOperationName(child.page) !== undefined : listsOperations(child, carried, depth + 1),
  );
  return (node.global ? listsOperations(node.global, carried, depth + 1) : false) || inside.includes(true);
}
