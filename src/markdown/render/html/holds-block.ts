import {readOwn} from '../../../base/read-own.js';
import {findComponent} from '../../../components/table.js';
import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import {isForAgents} from '../read-props.js';

const blocks: ReadonlySet<string> = new Set(
  'div ul ol dl table section article aside header footer nav figure details pre blockquote h1 h2 h3 h4 h5 h6 hr center p'.split(
    ' ',
  ),
);
/** Components that are inline, regardless of their content. */
const alone: ReadonlySet<string> = new Set(['Image', 'Icon', 'Latex', 'Color.Item']);
/** Components that render no element around their children. A value names the only children that have an element. */
const arranges: Readonly<Record<string, string>> = {Visibility: '', Tab: '', Tabs: 'Tab', CodeGroup: 'code'};

/** Returns whether one of these nodes would make HTML end the paragraph around it. */
export function holdsBlock(nodes: readonly RenderNode[]): boolean {
  return nodes.some(node => node.type === 'code' || (node.type === 'element' && isBlock(node)));
}

function isBlock(node: RenderElement): boolean {
  const {name, children} = node;
  if (blocks.has(name)) return true;
  if (!node.tag && name !== 'Latex') return holdsBlock(children);
  if (alone.has(name) || isForAgents(node)) return false;
  const component = findComponent(name);
  const part = readOwn(arranges, name);
  if (!component || component.inline || part === '') return holdsBlock(children);
  if (part === undefined) return true;
  return (
    children.some(child => child.type === part || (child.type === 'element' && child.name === part)) ||
    holdsBlock(children)
  );
}
