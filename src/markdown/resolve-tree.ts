import {droppedElements, isAllowedElement} from '../components/html-elements.js';
import {type Names, type RenderInput, TreeRenderer} from '../components/render-tree.js';
import {findComponent} from '../components/table.js';
import {Html, unescapeHtml} from '../html.js';
import type {Element, Node} from '../tree/tree.js';
import {Fragment, type Resolved, type ResolvedValue} from './resolved.js';

export interface ResolvedTree {
  readonly nodes: readonly Resolved[];
  /** There are expressions that only the interpreter can read: load it and resolve again. */
  readonly needsInterpreter: boolean;
}

/** Tree → tree: the page that `renderTree` draws, before it becomes HTML. Never throws for anything an author wrote. */
export function resolveTree(input: RenderInput): ResolvedTree {
  const resolver = new Resolver(input);
  const nodes = resolver.read(resolver.nodes(input.nodes, input.names));
  return {nodes, needsInterpreter: resolver.needsInterpreter};
}

/**
 * Resolves names as the renderer of HTML does, because it is that renderer: only what stands for itself is kept as a node
 * and put into the text as a reference (`<12>`) where HTML would stand. Escaped text holds no `<`, so nothing can be
 * mistaken for one.
 */
class Resolver extends TreeRenderer {
  readonly #kept: Resolved[] = [];

  /** The nodes that a drawn text refers to, and the words between them. */
  read(drawn: string): Resolved[] {
    const nodes: Resolved[] = [];
    for (const piece of drawn.split(/(<\d+>)/)) {
      const kept = piece.startsWith('<') ? this.#kept[Number(piece.slice(1, -1))] : undefined;
      if (kept) nodes.push(kept);
      else if (piece) nodes.push({type: 'text', value: unescapeHtml(piece)});
    }
    return nodes;
  }

  override node(node: Node, names: Names): string {
    if (node.type === 'code' || (node.type === 'text' && node.reference)) return this.#keep(node);
    return super.node(node, names);
  }

  protected override leaf(node: Element, names: Names): string {
    const name = findComponent(node.name)?.name ?? (isAllowedElement(node.name) ? node.name.toLowerCase() : node.name);
    // The placeholder of a name that could not be imported says nothing outside of the page.
    if (droppedElements.has(name.toLowerCase()) || name === 'needs-script') return '';
    const props = new Map<string, ResolvedValue>();
    for (const [key, value] of this.props(node, names))
      props.set(key, value instanceof Html ? new Fragment(this.read(value.text)) : value);
    return this.#keep({type: 'element', name, props, children: this.read(this.nodes(node.children, names))});
  }

  protected override unreadable(_name: string, children: Html): string {
    return children.text;
  }

  #keep(node: Resolved): string {
    return `<${this.#kept.push(node) - 1}>`;
  }
}
