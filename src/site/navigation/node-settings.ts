import type {Config, NavigationNode, NodeSettings, VariantChrome} from '../../config/config.js';

type WithNavigation = Pick<Config, 'navigation'>;

interface NodeFacts {
  /** Nodes that set something for all pages below them, by path in docs.json. */
  readonly settings: ReadonlyMap<string, NavigationNode>;
  /** Languages, versions, and products with their own banner, navbar, or footer, by id: `language=de`. */
  readonly chrome: ReadonlyMap<string, VariantChrome>;
}

const known = new WeakMap<NavigationNode, NodeFacts>();
const variantKinds: readonly string[] = ['language', 'version', 'product'];

/** Collects the settings of nodes in one walk, once per configuration. */
export function collectNodeFacts({navigation}: WithNavigation): NodeFacts {
  const collected = known.get(navigation);
  if (collected) return collected;
  const settings = new Map<string, NavigationNode>();
  const chrome = new Map<string, VariantChrome>();
  const visit = (node: NavigationNode) => {
    if (node.boost !== undefined || node.searchable !== undefined || node.color) settings.set(node.path, node);
    for (const child of node.children) if ('kind' in child) visit(child);
    if (node.global) visit(node.global);
    const hasChrome = node.banner || node.navbar || node.footer;
    if (hasChrome && variantKinds.includes(node.kind)) chrome.set(`${node.kind}=${node.label}`, node);
  };
  visit(navigation);
  const facts = {settings, chrome};
  known.set(navigation, facts);
  return facts;
}

/**
 * Returns the settings of the nodes that enclose an entry. The nearest node wins. The path of a generated entry starts
 * with the path of the node that names its document.
 */
export function readNodeSettings(config: WithNavigation, path: string | undefined): NodeSettings {
  const {settings} = collectNodeFacts(config);
  if (settings.size === 0 || path === undefined) return {};
  const around = [...settings].filter(([node]) => path.startsWith(node) && !/^\d|^\w/.test(path.slice(node.length)));
  const nearest = around.sort(([one], [other]) => other.length - one.length).map(([, node]) => node);
  const boost = nearest.find(node => node.boost !== undefined)?.boost;
  const searchable = nearest.find(node => node.searchable !== undefined)?.searchable;
  return {...(boost !== undefined && {boost}), ...(searchable !== undefined && {searchable})};
}

/** Returns whether menus and search omit an entry. */
export function isHiddenEntry(config: WithNavigation, entry: {hidden: boolean; path: string}): boolean {
  return entry.hidden && readNodeSettings(config, entry.path).searchable !== true;
}
