import type {Tree} from '../tree/parse-tree.js';
import {type Code, type Element, plainText, type Text} from '../tree/tree.js';
import type {Fragment} from './fragment.js';

/**
 * A page in which every snippet, import, constant and expression stands as what it comes to: Markdown, HTML and components
 * with their props. Plain data, and what each renderer starts from. A page of plain Markdown is one as it was read.
 */
export type RenderNode = Text | Code | RenderElement;

export interface RenderElement extends Omit<Element, 'attributes' | 'children'> {
  /**
   * An element of HTML in lower case, a component as the table of components writes it, a custom element of the author, or a
   * name that nobody knows. `needs-script` stands for the component `name` that only a JavaScript runtime could draw.
   */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, PropValue>;
  readonly children: readonly RenderNode[];
}

/** The value of a prop: data, in which a fragment may stand anywhere. */
export type PropValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Fragment
  | readonly PropValue[]
  | {readonly [key: string]: PropValue};

/** A page of Markdown alone, which needs no resolution (`isPlain`). */
export function plainNodes({nodes}: Pick<Tree, 'nodes'>): readonly RenderNode[] {
  return nodes as readonly RenderNode[];
}

/** The words of nodes without markup, for titles and ids. */
export const wordsIn = plainText as (nodes: readonly RenderNode[]) => string;

/** The bare text of nodes with its white space, as code needs it. */
export function codeIn(nodes: readonly RenderNode[]): string {
  let words = '';
  for (const node of nodes)
    words += node.type !== 'element' ? node.value : node.name === 'br' ? '\n' : codeIn(node.children);
  return words;
}
