import {limits} from '../base/limits.js';
import type {NavigationNode} from '../config/config.js';
import {en} from '../messages/en.js';
import {documentFile, filesOf, type NamesDocuments} from './api-documents.js';
import {parseOperationName} from './operation-entry.js';

/** Where the added section stands in docs.json. */
export const apiSection = 'api.openapi';

/**
 * The navigation with a section "API reference" at its end for those documents of `api.openapi` that no node carries,
 * unless entries of the navigation choose operations themselves, or listed pages do (docs/contract.md, section 2).
 */
export function withApiTab({navigation, api}: NamesDocuments, bindsPages: boolean): NavigationNode {
  const carried = new Set<string>();
  if (!api?.openapi.length || bindsPages || listsOperations(navigation, carried, 0)) return navigation;
  const openapi = api.openapi.filter(({source}) => {
    const file = documentFile(source);
    return file !== undefined && !carried.has(file);
  });
  if (openapi.length === 0) return navigation;
  const section: NavigationNode = {
    kind: 'tab',
    label: en.apiReference,
    path: apiSection,
    children: [],
    hidden: false,
    openapi,
    asyncapi: [],
    isDefault: false,
  };
  const {global} = navigation;
  const around: NavigationNode = global ?? {
    ...section,
    kind: 'root',
    label: '',
    path: 'navigation.global',
    openapi: [],
  };
  return {...navigation, global: {...around, children: [...around.children, section]}};
}

/** Whether an entry names an operation; gathers on the way the documents that nodes carry. */
function listsOperations(node: NavigationNode, carried: Set<string>, depth: number): boolean {
  for (const file of filesOf(node.openapi)) carried.add(file);
  if (depth > limits.depth) return false;
  const inside = node.children.map(child =>
    'page' in child ? parseOperationName(child.page) !== undefined : listsOperations(child, carried, depth + 1),
  );
  return (node.global ? listsOperations(node.global, carried, depth + 1) : false) || inside.includes(true);
}
