import {type Code, type Element, type Node, plainText, type Text} from './tree.js';

/**
 * A page after resolving: every snippet, import, constant and expression is replaced by its result. Plain data for all
 * renderers. A page of plain Markdown stays as parsed.
 */
export type RenderNode = Text | Code | RenderElement;

export interface RenderElement extends Omit<Element, 'attributes' | 'children'> {
  /**
   * An HTML element in lower case, a component as in the table of components, an author's custom element, or an unknown
   * name. `needs-script` replaces the component `name` that only a JavaScript runtime could render.
   */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, PropValue>;
  readonly children: readonly RenderNode[];
}

/** Markup in the place of a value. Nothing of it can be read by the expressions of a page: it has no property of its own. */
export class Fragment {
  readonly #nodes: readonly RenderNode[];

  constructor(nodes: readonly RenderNode[]) {
    this.#nodes = nodes;
  }

  get nodes(): readonly RenderNode[] {
    return this.#nodes;
  }
}

/** Value of a prop: data that may contain fragments at any depth. */
export type PropValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Fragment
  | readonly PropValue[]
  | {readonly [key: string]: PropValue};

/** Returns a page of Markdown alone, which needs no resolution (`isPlain`). */
export function plainNodes({nodes}: {readonly nodes: readonly Node[]}): readonly RenderNode[] {
  return nodes as readonly RenderNode[];
}

/** The words of nodes without markup, for titles and ids. */
export const wordsIn = plainText as (nodes: readonly RenderNode[]) => string;

/** Returns the bare text of nodes with its white space, as code needs it. */
export function codeIn(nodes: readonly RenderNode[]): string {
  let text = '';
  for (const node of nodes)
    text += node.type !== 'element' ? node.value : node.name === 'br' ? '\n' : codeIn(node.children);
  return text;
}

/** Returns the visible nodes of a value. `null`, booleans and objects show nothing. */
export function nodesOf(value: PropValue): readonly RenderNode[] {
  if (value instanceof Fragment) return value.nodes;
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return typeof value === 'string' || typeof value === 'number' ? textNodes(String(value)) : [];
}

export function textNodes(value: string): readonly RenderNode[] {
  return value ? [{type: 'text', value}] : [];
}

/** Returns an element as Markdown makes it. */
export function elementOf(
  name: string,
  children: readonly RenderNode[],
  attributes: RenderElement['attributes'] = new Map(),
): RenderElement {
  return {type: 'element', name, attributes, children, line: 0, tag: false};
}
