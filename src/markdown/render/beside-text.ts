import {elementOf, type RenderNode} from '../../tree/render-tree.js';

/** Name of the element for the column next to the text. No author can write it. */
export const sideName = '#side';

/**
 * Moves the examples and panels of a page into one element at the position of the first: the column next to the text. On
 * a page with an operation panels stay in the text, because its examples fill the column.
 */
export function moveBesideText(nodes: readonly RenderNode[], isBound: boolean): readonly RenderNode[] {
  const isBeside = (node: RenderNode) =>
    node.type === 'element' && (/^Re(?:quest|sponse)Example$/.test(node.name) || (node.name === 'Panel' && !isBound));
  const first = nodes.findIndex(isBeside);
  if (first < 0) return nodes;
  const side = elementOf(sideName, nodes.filter(isBeside));
  return nodes.flatMap((node, index) => (index === first ? [side] : isBeside(node) ? [] : [node]));
}
