import type {RenderNode} from '../../tree/render-tree.js';
import type {Node} from '../../tree/tree.js';

/** Returns whether nodes end with a list of footnotes. */
export function hasNotes(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1);
  return last?.type === 'element' && last.name === 'section' && last.attributes.get('class') === 'footnotes';
}

/**
 * Makes footnote ids unique, for a snippet that a page uses several times. `count` is the number of the current use.
 */
export function renameNotes(nodes: readonly RenderNode[], count: number): readonly RenderNode[] {
  return nodes.map(node => {
    if (node.type !== 'element') return node;
    const children = renameNotes(node.children, count);
    const attributes = new Map(node.attributes);
    for (const name of ['id', 'href']) {
      const value = attributes.get(name);
      if (typeof value === 'string' && /^#?fn(?:ref)?:\d/.test(value)) attributes.set(name, `${value}-${count}`);
    }
    return {...node, attributes, children};
  });
}
