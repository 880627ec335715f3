import type {Config, FurtherNode} from '../../config/config.js';

/**
 * What docs.json says of all pages below a node, for the entry at `path`: the nearest node that says it counts. Paths of
 * generated entries begin with that of the node that carries their document.
 */
export function nodeSettings({further}: Pick<Config, 'further'>, path: string | undefined): FurtherNode {
  if (!further?.nodes.size || path === undefined) return {};
  const around = [...further.nodes].filter(
    ([node]) => path.startsWith(node) && !/^\d|^\w/.test(path.slice(node.length)),
  );
  return Object.assign({}, ...around.sort(([one], [other]) => one.length - other.length).map(([, values]) => values));
}

/** Stands in no menu, and is to be found by nobody. */
export function isHiddenEntry(config: Pick<Config, 'further'>, entry: {hidden: boolean; path: string}): boolean {
  return entry.hidden && nodeSettings(config, entry.path).searchable !== true;
}
