import {Fragment, type RenderElement, type RenderNode, type TreeValue} from '../../tree/render-tree.js';
import {bounds, exhaustBudget} from './budget.js';

// Cost of each node, computed once: nodes are shared, so a short source can describe a tree that exceeds the memory.
const known = new WeakMap<RenderElement, number>();

/** Returns the cost of rendering nodes, in steps. Aborts if it exceeds the limit. */
export function computeCost(nodes: readonly RenderNode[]): number {
  let weight = 0;
  for (const node of nodes) weight += node.type === 'element' ? weighElement(node) : 1 + node.value.length / 64;
  if (weight > bounds.steps) exhaustBudget();
  return weight;
}

function weighElement(element: RenderElement): number {
  let weight = known.get(element);
  if (weight === undefined) {
    weight = 1 + computeCost(element.children);
    for (const value of element.attributes.values()) weight += weighValue(value);
    known.set(element, weight);
  }
  return weight;
}

function weighValue(value: TreeValue): number {
  if (typeof value === 'string') return value.length / 64;
  if (value instanceof Fragment) return computeCost(value.nodes);
  if (typeof value !== 'object' || value === null) return 0;
  let weight = 0;
  for (const each of Object.values(value)) weight += weighValue(each);
  return weight;
}
