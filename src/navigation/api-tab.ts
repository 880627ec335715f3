import type {NavigationNode} from '../config/config.js';
import {limits} from '../limits.js';
import {en} from '../messages/en.js';
import {documentFile, filesOf, type NamesDocuments} from './api-documents.js';
import {parseOperationName} from './operation-entry.js';

/**
 * The navigation with a section "API reference" at its end for those documents of `api.openapi` that no node carries,
 * unless entries of the navigation choose operations themselves (CONTRACT.md, section 2).
 */
export function withApiTab({navigation, api}: NamesDocuments): NavigationNode {
  const carried = new Set<string>();
  if (!api?.openapi.length || listsOperations(navigation, carried, 0)) return navigation;
  const openapi = api.openapi.filter(({source}) => {
    const file = documentFile(source);
    return file !== undefined && !carried.has(file);
  });
  if (openapi.length === 0) return navigation;
  const section: NavigationNode = {
    kind: kindOfSections(navigation, 0),
    label: en.apiReference,
    path: 'api.openapi',
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

// A row with a single tab would lead nowhere: beside dropdowns it is a dropdown, beside anchors with pages an anchor.
function kindOfSections(node: NavigationNode, depth: number): 'tab' | 'dropdown' | 'anchor' {
  const children = [...node.children, ...(node.global?.children ?? [])];
  const nodes = children.filter(child => !('page' in child)) as readonly NavigationNode[];
  const kinds = new Set(nodes.map(({kind}) => kind));
  if (children.length > nodes.length || kinds.has('tab') || kinds.has('group')) return 'tab';
  const section = nodes.find(({kind, children}) => (kind === 'dropdown' || kind === 'anchor') && children.length > 0);
  if (section) return section.kind as 'dropdown' | 'anchor';
  const choice = nodes.find(({kind}) => kind === 'language' || kind === 'version' || kind === 'product');
  return choice && depth < limits.depth ? kindOfSections(choice, depth + 1) : 'tab';
}
