import {getOwnText} from '../../base/json.js';
import {
  Fragment,
  getCodeText,
  type RenderElement,
  type RenderNode,
  type TreeValue,
  toNodes,
  toTextNodes,
} from '../../tree/render-tree.js';

/** Returns a text prop by its camelCase name, or else by the same name in kebab-case. */
export function readTextProp({attributes}: RenderElement, name: string): string | undefined {
  if (attributes.size === 0) return undefined;
  const value = attributes.get(name) ?? attributes.get(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`));
  if (value instanceof Fragment) return getCodeText(value.nodes).trim();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the name or file of an icon prop. An object has the form `{name, style, library}`. */
export function readIconProp(element: RenderElement): string | undefined {
  const named = getOwnText(element.attributes.get('icon'), 'name');
  return named ?? readTextProp(element, 'icon') ?? readTextProp(element, 'src') ?? readTextProp(element, 'name');
}

/** Returns the nodes of a prop that can contain markup. Undefined if it is empty. */
export function readRichProp(element: RenderElement, name: string): readonly RenderNode[] | undefined {
  const value = element.attributes.get(name);
  const nodes = typeof value === 'object' ? toNodes(value) : toTextNodes(readTextProp(element, name)?.trim() ?? '');
  return nodes.length > 0 ? nodes : undefined;
}

/** Returns the items of a list prop, each as nodes. */
export function readListProp({attributes}: RenderElement, name: string): readonly (readonly RenderNode[])[] {
  const value = attributes.get(name);
  const list: readonly TreeValue[] = Array.isArray(value) ? value : [];
  return list.filter(each => typeof each === 'string' || each instanceof Fragment).map(toNodes);
}

/** Returns whether a boolean prop is present and not `false`. */
export function readFlagProp({attributes}: RenderElement, name: string): boolean {
  const value = attributes.get(name);
  return value !== undefined && value !== null && value !== false && value !== 'false';
}

/** Returns whether an element appears only in a page's Markdown, for agents. */
export function isForAgents(element: RenderElement): boolean {
  return element.name === 'Visibility' && readTextProp(element, 'for')?.trim().toLowerCase() === 'agents';
}

export function isBlankNode(node: RenderNode): boolean {
  return node.type === 'text' && !node.value.trim();
}
