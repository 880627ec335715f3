import {type Code, type Element, getPlainText, type Node, type Text} from './tree.js';

/**
 * A node of a resolved page, in which results replace all snippets, imports, constants, and expressions. Plain data for
 * all renderers. For a page of plain Markdown, the parsed tree is also the resolved one.
 */
export type RenderNode = Text | Code | RenderElement;

export interface RenderElement extends Omit<Element, 'attributes' | 'children'> {
  /**
   * Name of an HTML element in lower case, of a component, of a custom element of the author, or an unknown name.
   * `needs-script` stands for a component that only a JavaScript runtime can render: its attribute `name` names it.
   */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, TreeValue>;
  readonly children: readonly RenderNode[];
}

/** Markup as a prop's value. Expressions cannot read what it contains, because it has no own properties. */
export class Fragment {
  readonly #nodes: readonly RenderNode[];

  constructor(nodes: readonly RenderNode[]) {
    this.#nodes = nodes;
  }

  get nodes(): readonly RenderNode[] {
    return this.#nodes;
  }
}

/** Value of a prop: data that can contain `Fragment` objects at any depth. */
export type TreeValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Fragment
  | readonly TreeValue[]
  | {readonly [key: string]: TreeValue};

/** Returns a page's nodes as resolved nodes. Only for plain Markdown (`isPlain`), which contains nothing to resolve. */
export function toPlainNodes({nodes}: {readonly nodes: readonly Node[]}): readonly RenderNode[] {
  return nodes as readonly RenderNode[];
}

/** Returns the text of nodes without markup, for titles and ids. */
export const getNodeText = getPlainText as (nodes: readonly RenderNode[]) => string;

/** Returns the text of nodes including all white space, for code. */
export function getCodeText(nodes: readonly RenderNode[]): string {
  let text = '';
  for (const node of nodes)
    text += node.type !== 'element' ? node.value : node.name === 'br' ? '\n' : getCodeText(node.children);
  return text;
}

/** Returns the nodes that a value renders. None for `null`, booleans, and objects. */
export function toNodes(value: TreeValue): readonly RenderNode[] {
  if (value instanceof Fragment) return value.nodes;
  if (Array.isArray(value)) return value.flatMap(toNodes);
  return typeof value === 'string' || typeof value === 'number' ? toTextNodes(String(value)) : [];
}

export function toTextNodes(value: string): readonly RenderNode[] {
  return value ? [{type: 'text', value}] : [];
}

/** Creates an element as Markdown syntax would, not a tag. */
export function createTreeElement(
  name: string,
  children: readonly RenderNode[],
  attributes: RenderElement['attributes'] = new Map(),
): RenderElement {
  return {type: 'element', name, attributes, children, line: 0, tag: false};
}
