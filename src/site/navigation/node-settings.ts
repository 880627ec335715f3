import type {Config, NavigationNode, NodeSettings} from '../../config/config.js';

type WithNavigation = Pick<Config, 'navigation'>;
const known = new WeakMap<NavigationNode, ReadonlyMap<string, NavigationNode>>();

/** Nodes of the navigation that say something about all that is below them, by their path in docs.json. */
export function settingNodes({navigation}: WithNavigation): ReadonlyMap<string, NavigationNode> {
  let nodes = known.get(navigation);
  if (!nodes) {
    const found = new Map<string, NavigationNode>();
    const visit = (node: NavigationNode) => {
      if (node.boost !== undefined || node.searchable !== undefined || node.color) found.set(node.path, node);
      for (const child of node.children) if ('kind' in child) visit(child);
      if (node.global) visit(node.global);
    };
    visit(navigation);
    nodes = found;
    known.set(navigation, nodes);
  }
  return nodes;
}

/**
 * What docs.json says of all pages below a node, for the entry at `path`: the nearest node that says it counts. Paths of
 * generated entries begin with that of the node that carries their document.
 */
export function nodeSettings(config: WithNavigation, path: string | undefined): NodeSettings {
  const nodes = settingNodes(config);
  if (nodes.size === 0 || path === undefined) return {};
  const around = [...nodes].filter(([node]) => path.startsWith(node) && !/^\d|^\w/.test(path.slice(node.length)));
  const nearest = around.sort(([one], [other]) => other.length - one.length).map(([, node]) => node);
  const boost = nearest.find(node => node.boost !== undefined)?.boost;
  const searchable = nearest.find(node => node.searchable !== undefined)?.searchable;
  return {...(boost !== undefined && {boost}), ...(searchable !== undefined && {searchable})};
}

/** Stands in no menu, and is to be found by nobody. */
export function isHiddenEntry(config: WithNavigation, entry: {hidden: boolean; path: string}): boolean {
  return entry.hidden && nodeSettings(config, entry.path).searchable !== true;
}
