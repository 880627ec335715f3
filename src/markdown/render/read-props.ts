import {ownText} from '../../base/json.js';
import {
  codeIn,
  Fragment,
  nodesOf,
  type PropValue,
  type RenderElement,
  type RenderNode,
  textNodes,
} from '../../tree/render-tree.js';

/** Returns a prop as text, in kebab-case too; undefined when it is absent or no text. */
export function textProp({attributes}: RenderElement, name: string): string | undefined {
  if (attributes.size === 0) return undefined;
  const value = attributes.get(name) ?? attributes.get(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`));
  if (value instanceof Fragment) return codeIn(value.nodes).trim();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the name or file of an icon; an object, `{name, style, library}`, holds its name. */
export function iconProp(element: RenderElement): string | undefined {
  const named = ownText(element.attributes.get('icon'), 'name');
  return named ?? textProp(element, 'icon') ?? textProp(element, 'src') ?? textProp(element, 'name');
}

/** Returns a prop as nodes, for words that may hold markup; undefined when there is nothing to show. */
export function readRichProp(element: RenderElement, name: string): readonly RenderNode[] | undefined {
  const value = element.attributes.get(name);
  const nodes = typeof value === 'object' ? nodesOf(value) : textNodes(textProp(element, name)?.trim() ?? '');
  return nodes.length > 0 ? nodes : undefined;
}

/** Returns the texts and the markup of a list. */
export function listProp({attributes}: RenderElement, name: string): readonly (readonly RenderNode[])[] {
  const value = attributes.get(name);
  const list: readonly PropValue[] = Array.isArray(value) ? value : [];
  return list.filter(each => typeof each === 'string' || each instanceof Fragment).map(nodesOf);
}

/** Returns whether a flag is set: its name is present and its value is not `false`. */
export function flagProp({attributes}: RenderElement, name: string): boolean {
  const value = attributes.get(name);
  return value !== undefined && value !== null && value !== false && value !== 'false';
}

/** Returns whether an element is only for the page's Markdown. */
export function isForAgents(element: RenderElement): boolean {
  return element.name === 'Visibility' && textProp(element, 'for')?.trim().toLowerCase() === 'agents';
}

export function isBlankNode(node: RenderNode): boolean {
  return node.type === 'text' && !node.value.trim();
}
