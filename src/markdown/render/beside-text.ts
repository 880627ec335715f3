import {elementOf, type RenderNode} from '../../tree/render-tree.js';

/** Internal element for the column next to the text. Authors cannot write this name. */
export const sideName = '#side';

/**
 * Moves examples and panels into one element for the column next to the text, at the position of the first. On an
 * operation page, panels remain in the text, because the operation's examples fill the column.
 */
export function moveBesideText(nodes: readonly RenderNode[], isBound: boolean): readonly RenderNode[] {
  const isBeside = (node: RenderNode) =>
    node.type === 'element' && (/^Re(?:quest|sponse)Example$/.test(node.name) || (node.name === 'Panel' && !isBound));
  const first = nodes.findIndex(isBeside);
  if (first < 0) return nodes;
  const side = elementOf(sideName, nodes.filter(isBeside));
  return nodes.flatMap((node, index) => (index === first ? [side] : isBeside(node) ? [] : [node]));
}
