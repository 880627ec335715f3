import {slugifyHeading, toValidId} from '../../../components/slugify-heading.js';
import {getNodeText, type RenderNode} from '../../../tree/render-tree.js';

/** Collects the ids of all headings in a page, before it is rendered. */
export function collectHeadingIds(nodes: readonly RenderNode[], found = new Set<string>()): ReadonlySet<string> {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (!/^h[1-6]$/.test(node.name)) {
      collectHeadingIds(node.children, found);
      continue;
    }
    const given = node.attributes.get('id');
    const own = typeof given === 'string' ? toValidId(given) : '';
    const base = own || slugifyHeading(getNodeText(node.children).trim()) || 'section';
    let id = base;
    for (let count = 2; found.has(id); count++) id = `${base}-${count}`;
    found.add(id);
  }
  return found;
}
