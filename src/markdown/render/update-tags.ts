import {type RenderElement, type RenderNode, wordsIn} from '../../tree/render-tree.js';
import {listProp} from './read-props.js';

/** Returns the updates of a page in order, including those in snippets. */
export function findUpdates(nodes: readonly RenderNode[], found: RenderElement[] = []): readonly RenderElement[] {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.name === 'Update') found.push(node);
    else findUpdates(node.children, found);
  }
  return found;
}

/** Returns the distinct tags by which readers can filter a page's updates. Empty with a single update. */
export function filterTags(nodes: readonly RenderNode[]): readonly string[] {
  const updates = findUpdates(nodes);
  if (updates.length < 2) return [];
  const tags = updates.flatMap(update => listProp(update, 'tags').map(tag => wordsIn(tag).trim()));
  return [...new Set(tags.filter(Boolean))];
}
