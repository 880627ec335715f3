import type {NavigationNode} from '../../config/config.js';

/**
 * Returns the index of a selector's default choice: the one that docs.json marks, or else the first that is neither
 * hidden nor a link.
 */
export function findDefaultChoice(nodes: readonly Pick<NavigationNode, 'isDefault' | 'hidden' | 'href'>[]): number {
  const marked = nodes.findIndex(({isDefault}) => isDefault);
  if (marked >= 0) return marked;
  // Skip links to other sites and hidden choices.
  return Math.max(
    nodes.findIndex(({hidden, href}) => !hidden && href === undefined),
    0,
  );
}
