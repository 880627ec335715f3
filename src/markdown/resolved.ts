import type {Value} from '../tree/literal.js';
import type {Code, Text} from '../tree/tree.js';

/** A node of a page in which every snippet, expression, constant and prop stands as what it comes to. */
export type Resolved = Text | Code | ResolvedElement;

export interface ResolvedElement {
  readonly type: 'element';
  /** An element of HTML in lower case, a component as the table of components writes it, or a name that nobody knows. */
  readonly name: string;
  readonly props: ReadonlyMap<string, ResolvedValue>;
  readonly children: readonly Resolved[];
}

export type ResolvedValue = Value | Fragment;

/** Markup that was given as the value of a prop. A class, because data of a page can look like any object. */
export class Fragment {
  readonly nodes: readonly Resolved[];

  constructor(nodes: readonly Resolved[]) {
    this.nodes = nodes;
  }
}

/** A prop as text, in kebab-case too; undefined when it is absent or no text. */
export function textProp({props}: ResolvedElement, name: string): string | undefined {
  const value = props.get(name) ?? props.get(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`));
  if (value instanceof Fragment) return wordsIn(value.nodes).trim();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A prop as nodes, for words that may hold markup; undefined when there is nothing to show. */
export function richProp(element: ResolvedElement, name: string): readonly Resolved[] | undefined {
  const value = element.props.get(name);
  if (value instanceof Fragment) return value.nodes.length ? value.nodes : undefined;
  const words = textProp(element, name)?.trim();
  return words ? [{type: 'text', value: words}] : undefined;
}

/** Whether a flag is set: its name stands there, unless its value says `false`. */
export function flagProp({props}: ResolvedElement, name: string): boolean {
  const value = props.get(name);
  return value !== undefined && value !== null && value !== false && value !== 'false';
}

/** The bare text of nodes with its white space, as code needs it. */
export function wordsIn(nodes: readonly Resolved[]): string {
  let words = '';
  for (const node of nodes)
    words += node.type !== 'element' ? node.value : node.name === 'br' ? '\n' : wordsIn(node.children);
  return words;
}

export function isBlank(node: Resolved): boolean {
  return node.type === 'text' && !node.value.trim();
}
