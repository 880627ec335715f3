import type {FilterTags} from '../../components/update-filters.js';
import {getNodeText, type RenderElement, type RenderNode} from '../../tree/render-tree.js';
import {readListProp} from './read-props.js';

/** Returns the updates of a page in order, including those in snippets. */
export function findUpdates(nodes: readonly RenderNode[], found: RenderElement[] = []): readonly RenderElement[] {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (node.name === 'Update') found.push(node);
    else findUpdates(node.children, found);
  }
  return found;
}

/** Returns the distinct tags of a page's updates. Empty with a single update. */
export function listUpdateTags(nodes: readonly RenderNode[]): FilterTags {
  const updates = findUpdates(nodes);
  if (updates.length < 2) return {headings: [], others: []};
  const tags = updates.reduce<readonly string[]>((known, update) => mergeTags(known, listTags(update)), []);
  const headings = new Set(updates.flatMap(({children}) => children.flatMap(listHeadings)));
  return {headings: tags.filter(tag => headings.has(tag)), others: tags.filter(tag => !headings.has(tag))};
}

function listTags(update: RenderElement): readonly string[] {
  return readListProp(update, 'tags')
    .map(tag => getNodeText(tag).trim())
    .filter(Boolean);
}

/** Adds the tags of an update. Puts a new tag before the known one that follows it, so that levels stay in order. */
function mergeTags(known: readonly string[], tags: readonly string[]): readonly string[] {
  const merged = [...known];
  for (const [at, tag] of tags.entries()) {
    if (merged.includes(tag)) continue;
    const next = tags.slice(at + 1).find(each => known.includes(each));
    merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, tag);
  }
  return merged;
}

/** Returns the text of a heading, or of a paragraph in bold, which counts as one. */
function listHeadings(node: RenderNode): readonly string[] {
  if (node.type !== 'element') return [];
  const [only, other] = node.children;
  const isBold = node.name === 'p' && !other && only?.type === 'element' && only.name === 'strong';
  return isBold || /^h[2-6]$/.test(node.name) ? [getNodeText(node.children).trim()] : [];
}
