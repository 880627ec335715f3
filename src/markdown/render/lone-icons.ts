import {getIconLabel} from '../../base/get-icon-label.js';
import type {RenderElement, RenderNode} from '../../tree/render-tree.js';
import {readIconProp} from './read-props.js';

const holders = new Set('a td th button h1 h2 h3 h4 h5 h6 Link Button Badge'.split(' '));

/**
 * Adds a title to an icon that is the only content of a cell, link, badge, button, or heading. Without it, the element
 * has no accessible name (WCAG 1.1.1).
 */
export function addNamedIcons(node: RenderElement): RenderElement {
  if (!holders.has(node.name)) return node;
  const shown = node.children.filter(child => child.type !== 'text' || child.value.trim() !== '');
  if (shown.length === 0 || !shown.every(isIcon)) return node;
  return {...node, children: node.children.map(child => (isIcon(child) ? addName(child) : child))};
}

function isIcon(node: RenderNode): node is RenderElement {
  return node.type === 'element' && node.name === 'Icon';
}

function addName(icon: RenderElement): RenderElement {
  const written = readIconProp(icon);
  if (icon.attributes.has('title') || written === undefined) return icon;
  return {...icon, attributes: new Map(icon.attributes).set('title', getIconLabel(written))};
}
