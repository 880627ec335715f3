import {elementOf, type RenderNode} from '../../tree/render-tree.js';

/** The element that holds what stands beside the text; no author can write one of this name. */
export const sideName = '#side';

/**
 * Puts the examples and panels of a page into one element, where the first of them stands: together they are the column
 * beside the text. On a page that is bound to an operation a panel stays in the text, since its examples have the column.
 */
export function besideText(nodes: readonly RenderNode[], isBound: boolean): readonly RenderNode[] {
  const isBeside = (node: RenderNode) =>
    node.type === 'element' && (/^Re(?:quest|sponse)Example$/.test(node.name) || (node.name === 'Panel' && !isBound));
  const first = nodes.findIndex(isBeside);
  if (first < 0) return nodes;
  const side = elementOf(sideName, nodes.filter(isBeside));
  return nodes.flatMap((node, index) => (index === first ? [side] : isBeside(node) ? [] : [node]));
}
