import {limits} from '../../base/limits.js';
import type {DocumentReference, NavigationNode} from '../../config/config.js';
import {en} from '../../messages/en.js';
import {type DocumentSettings, listDocumentFiles, listReferences, resolveDocumentFile} from './api-documents.js';
import type {Navigation} from './navigation.js';
import {parseOperationName} from './operation-entry.js';

/** Path in docs.json to report for the section that `addApiTab` adds. */
export const apiSection = 'api.openapi';

/** True if pages in the navigation name operations. OpenAPI documents then generate no pages. */
export interface BoundPages {
  readonly bindsPages?: boolean;
  /** True if pages in the navigation name channels. AsyncAPI documents then generate no pages. */
  readonly bindsChannels?: boolean;
  /**
   * True if a page that names operations was read only after the tab was visible. The tab is then hidden, but its URLs
   * stay valid.
   */
  readonly hidesTab?: boolean;
}

/**
 * Adds a last section "API reference" to the navigation, for documents of `api.openapi` and `api.asyncapi` that no
 * navigation node names. Adds none if entries or listed pages name operations (docs/contract.md, section 2).
 */
export function addApiTab(
  {navigation, api}: DocumentSettings,
  {bindsPages = false, bindsChannels = false, hidesTab = false}: BoundPages,
): NavigationNode {
  if (listReferences(api).length === 0) return navigation;
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

/** Returns whether a node contains an entry that names an operation. Adds the documents of nodes to `carried`. */
function listsOperations(node: NavigationNode, carried: Set<string>, depth: number): boolean {
  for (const file of listDocumentFiles(listReferences(node))) carried.add(file);
  if (depth > limits.depth) return false;
  const inside = node.children.map(child =>
    'page' in child ? parseOperationName(child.page) !== undefined : listsOperations(child, carried, depth + 1),
  );
  return (node.global ? listsOperations(node.global, carried, depth + 1) : false) || inside.includes(true);
}
