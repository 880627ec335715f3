import type {NavigationNode} from '../../config/config.js';

/**
 * Returns the default choice of a selector. This is the choice marked as default, or else the first that is part of the
 * site.
 */
export function findDefaultChoice(nodes: readonly Pick<NavigationNode, 'isDefault' | 'hidden' | 'href'>[]): number {
  const marked = nodes.findIndex(({isDefault}) => isDefault);
  if (marked >= 0) return marked;
  // Skips links and hidden choices.
  return Math.max(
    nodes.findIndex(({hidden, href}) => !hidden && href === undefined),
    0,
  );
}
