import type {DocumentReference, NavigationChild, NavigationNode} from '../../../src/config/config.js';

export type Written = {readonly [key: string]: unknown};

const containers = {
  groups: 'group',
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  versions: 'version',
  languages: 'language',
  products: 'product',
  menu: 'item',
} as const;

/**
 * Converts `navigation` of docs.json to a node, so that tests resemble docs.json. Does not support aliases, and reports
 * no problems.
 */
export function nodeFrom(written: Written, kind: NavigationNode['kind'] = 'root', path = 'navigation'): NavigationNode {
  const children: NavigationChild[] = [];
  const pages = Array.isArray(written['pages']) ? (written['pages'] as readonly unknown[]) : [];
  pages.forEach((page, at) => {
    const place = `${path}.pages[${at}]`;
    if (typeof page === 'string') children.push({page, path: place});
    else children.push(nodeFrom(page as Written, kindOf(page as Written), place));
  });
  for (const [key, inner] of Object.entries(containers)) {
    const nodes = Array.isArray(written[key]) ? (written[key] as readonly Written[]) : [];
    nodes.forEach((node, at) => {
      children.push(nodeFrom(node, inner, `${path}.${key}[${at}]`));
    });
  }
  const global = written['global'] as Written | undefined;
  return {
    kind,
    label: kind === 'root' ? '' : String(written[kind] ?? ''),
    path,
    children,
    ...(global && {global: nodeFrom(global, 'root', `${path}.global`)}),
    ...texts(written),
    hidden: written['hidden'] === true,
    ...(written['expanded'] !== undefined && {expanded: written['expanded'] === true}),
    openapi: references(written['openapi']),
    asyncapi: references(written['asyncapi']),
    isDefault: written['default'] === true,
  };
}

function kindOf(written: Written): NavigationNode['kind'] {
  return Object.values(containers).find(kind => kind in written) ?? 'group';
}

function texts(written: Written): Partial<NavigationNode> {
  const keys = ['href', 'icon', 'tag', 'description', 'root', 'directory', 'name'] as const;
  return Object.fromEntries(keys.filter(key => typeof written[key] === 'string').map(key => [key, written[key]]));
}

function references(written: unknown): readonly DocumentReference[] {
  if (typeof written === 'string') return [{source: written}];
  if (Array.isArray(written)) return written.flatMap(references);
  return written ? [written as DocumentReference] : [];
}
