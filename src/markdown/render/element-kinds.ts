import {isPartOfDrawing} from '../../components/html-elements.js';
import {findComponent} from '../../components/table.js';
import type {RenderNode} from '../../tree/render-tree.js';

const blockNames: ReadonlySet<string> = new Set(
  (
    'p div section article aside header footer nav main figure figcaption center address hgroup ul ol li dl dt dd table ' +
    'blockquote pre hr h1 h2 h3 h4 h5 h6 details summary iframe video audio'
  ).split(' '),
);
const inlineComponents: ReadonlySet<string> = new Set(['Image']);

const known = new WeakMap<RenderNode, boolean>();

/** Returns whether a node is a block, or an element whose only content is a block. */
export function isBlock(node: RenderNode): boolean {
  if (node.type !== 'element') return node.type === 'code';
  // Treat a link as inline, regardless of its content.
  if (node.name === 'a') return false;
  if (isBlockName(node.name)) return true;
  if (node.children.every(({type}) => type === 'text')) return false;
  let result = known.get(node);
  if (result === undefined) {
    result = node.children.some(isBlock);
    known.set(node, result);
  }
  return result;
}

/** Returns whether a tag that is outside a paragraph is inline. */
export function isInlineTag(node: RenderNode): boolean {
  if (node.type !== 'element' || !node.tag || node.line === 0 || isPartOfDrawing(node.name)) return false;
  return node.name === 'span' || node.name === 'button' || !isBlock(node);
}

/** Returns whether an element is a block, regardless of its content. */
export function isBlockName(name: string): boolean {
  if (blockNames.has(name)) return true;
  const component = findComponent(name);
  return component !== undefined && !component.inline && !inlineComponents.has(component.name);
}
