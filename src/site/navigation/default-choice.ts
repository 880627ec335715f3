import type {NavigationNode} from '../../config/config.js';

/** Returns the initial choice of a selector: the one marked as default, else the first that is part of the site. */
export function findDefaultChoice(nodes: readonly Pick<NavigationNode, 'isDefault' | 'hidden' | 'href'>[]): number {
  const marked = nodes.findIndex(({isDefault}) => isDefault);
  if (marked >= 0) return marked;
  // Skip choices that are links or hidden.
  return Math.max(
    nodes.findIndex(({hidden, href}) => !hidden && href === undefined),
    0,
  );
}
