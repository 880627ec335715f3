import type {Place} from '../base/problem.js';
import type {Source} from '../base/source.js';
import type {Component} from '../components/component.js';
import {findComponent} from '../components/table.js';
import type {Tree} from '../markdown/syntax/parse-tree.js';
import type {Element, Node} from '../tree/tree.js';
import {findAttributePlace, findTagPlace} from './places.js';

/** A tag in a page, with its position and those of its attributes. */
export interface TagUse {
  readonly element: Element;
  /** Component of Lectern. Absent for HTML and for elements of the author. */
  readonly component?: Component;
  place(attribute?: string): Place;
}

/** Returns every tag in a file, except those that the file itself defines or imports. */
export function findUses(tree: Tree, source: Source): readonly TagUse[] {
  const own = new Set([...tree.imports.map(({local}) => local), ...tree.definitions.map(({name}) => name)]);
  const counts = new Map<string, number>();
  const uses: TagUse[] = [];
  const visit = (nodes: readonly Node[], above: number) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      const line = node.line || above;
      if (node.tag && !own.has(node.name)) {
        const key = `${line} ${node.name}`;
        const skip = counts.get(key) ?? 0;
        counts.set(key, skip + 1);
        const component = findComponent(node.name);
        const place = (attribute?: string) => {
          const tag = findTagPlace(source, node.name, line, skip);
          return attribute === undefined ? tag.place : findAttributePlace(source, tag, attribute);
        };
        uses.push({element: node, ...(component && {component}), place});
      }
      visit(node.children, line);
    }
  };
  visit(tree.nodes, 1);
  return uses;
}
