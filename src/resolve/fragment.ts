import type {PropValue, RenderElement, RenderNode} from './render-tree.js';

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

/** What a value shows where content can stand: nothing for `null`, booleans and objects. */
export function nodesOf(value: PropValue): readonly RenderNode[] {
  if (value instanceof Fragment) return value.nodes;
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return typeof value === 'string' || typeof value === 'number' ? textNodes(String(value)) : [];
}

export function textNodes(value: string): readonly RenderNode[] {
  return value ? [{type: 'text', value}] : [];
}

/** An element as Markdown makes it. */
export function elementOf(
  name: string,
  children: readonly RenderNode[],
  attributes: RenderElement['attributes'] = new Map(),
): RenderElement {
  return {type: 'element', name, attributes, children, line: 0, tag: false};
}
