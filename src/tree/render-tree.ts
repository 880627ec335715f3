import {type Code, type Element, type Node, plainText, type Text} from './tree.js';

/**
 * A resolved page: results replace all snippets, imports, constants, and expressions. Plain data for all renderers. A
 * page of plain Markdown equals its parsed tree.
 */
export type RenderNode = Text | Code | RenderElement;

export interface RenderElement extends Omit<Element, 'attributes' | 'children'> {
  /**
   * An HTML element in lower case, a component name from the table, an author's custom element, or an unknown name.
   * `needs-script` stands for the component `name` that only a JavaScript runtime can render.
   */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, PropValue>;
  readonly children: readonly RenderNode[];
}

/** Markup as a value. Expressions cannot read its contents, because it has no own properties. */
export class Fragment {
  readonly #nodes: readonly RenderNode[];

  constructor(nodes: readonly RenderNode[]) {
    this.#nodes = nodes;
  }

  get nodes(): readonly RenderNode[] {
    return this.#nodes;
  }
}

/** Value of a prop: data that can contain fragments at any depth. */
export type PropValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Fragment
  | readonly PropValue[]
  | {readonly [key: string]: PropValue};

/** Returns the nodes of a page of plain Markdown, which needs no resolution (`isPlain`). */
export function plainNodes({nodes}: {readonly nodes: readonly Node[]}): readonly RenderNode[] {
  return nodes as readonly RenderNode[];
}

/** Returns the text of nodes without markup, for titles and ids. */
export const wordsIn = plainText as (nodes: readonly RenderNode[]) => string;

/** Returns the text of nodes with its white space, for code. */
export function codeIn(nodes: readonly RenderNode[]): string {
  let text = '';
  for (const node of nodes)
    text += node.type !== 'element' ? node.value : node.name === 'br' ? '\n' : codeIn(node.children);
  return text;
}

/** Returns the visible nodes of a value. `null`, booleans, and objects render nothing. */
export function nodesOf(value: PropValue): readonly RenderNode[] {
  if (value instanceof Fragment) return value.nodes;
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return typeof value === 'string' || typeof value === 'number' ? textNodes(String(value)) : [];
}

export function textNodes(value: string): readonly RenderNode[] {
  return value ? [{type: 'text', value}] : [];
}

/** Creates an element as if it came from Markdown syntax. */
export function elementOf(
  name: string,
  children: readonly RenderNode[],
  attributes: RenderElement['attributes'] = new Map(),
): RenderElement {
  return {type: 'element', name, attributes, children, line: 0, tag: false};
}
