import {iconLabel} from '../../base/icon-label.js';
import type {RenderElement, RenderNode} from '../../tree/render-tree.js';
import {textProp} from './read-props.js';

const holders = new Set(['a', 'td', 'th', 'Link', 'Button', 'Badge']);

/**
 * Returns a cell, link or badge that holds nothing but an icon, with the name of the icon as its title: without it,
 * assistive technology would find it empty (WCAG 1.1.1).
 */
export function addNamedIcons(node: RenderElement): RenderElement {
  if (!holders.has(node.name)) return node;
  const shown = node.children.filter(child => child.type !== 'text' || child.value.trim() !== '');
  if (shown.length === 0 || !shown.every(isIcon)) return node;
  return {...node, children: node.children.map(child => (isIcon(child) ? named(child) : child))};
}

function isIcon(node: RenderNode): node is RenderElement {
  return node.type === 'element' && node.name === 'Icon';
}

function named(icon: RenderElement): RenderElement {
  const written = textProp(icon, 'icon') ?? textProp(icon, 'src') ?? textProp(icon, 'name');
  if (icon.attributes.has('title') || written === undefined) return icon;
  return {...icon, attributes: new Map(icon.attributes).set('title', iconLabel(written))};
}
