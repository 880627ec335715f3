import {createTreeElement, type RenderNode} from '../../tree/render-tree.js';

/** Name of the internal element for the second column next to the text. Authors cannot write it. */
export const sideName = '#side';

/**
 * Moves examples and panels into one element for the second column, at the first's position. On an operation page,
 * leaves panels in the text: the examples of the operation fill the column.
 */
export function moveBesideText(nodes: readonly RenderNode[], isBound: boolean): readonly RenderNode[] {
  const isBeside = (node: RenderNode) =>
    node.type === 'element' && (/^Re(?:quest|sponse)Example$/.test(node.name) || (node.name === 'Panel' && !isBound));
  const first = nodes.findIndex(isBeside);
  if (first < 0) return nodes;
  const side = createTreeElement(sideName, nodes.filter(isBeside));
  return nodes.flatMap((node, index) => (index === first ? [side] : isBeside(node) ? [] : [node]));
}
