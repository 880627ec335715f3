import type {NavigationNode} from '../../config/config.js';

/** Which of the choices of a selector is shown first: the one marked so, else the first that readers can stay in. */
export function defaultChoice(nodes: readonly Pick<NavigationNode, 'isDefault' | 'hidden' | 'href'>[]): number {
  const marked = nodes.findIndex(({isDefault}) => isDefault);
  if (marked >= 0) return marked;
  // Not one that only leads away, or that nobody is to see.
  return Math.max(
    nodes.findIndex(({hidden, href}) => !hidden && href === undefined),
    0,
  );
}
