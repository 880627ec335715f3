import {getCodeText, type RenderElement, type RenderNode, type TreeValue} from '../../tree/render-tree.js';

/** Returns whether the content of a file tree is a Markdown list. */
export function isListTree({name, children}: RenderElement): boolean {
  return name === 'Tree' && children.some(isList);
}

/** Converts the Markdown list in a file tree to folder and file elements. */
export function convertListToTree(tree: RenderElement): RenderElement {
  return {...tree, children: tree.children.flatMap(child => (isList(child) ? listEntries(child) : [child]))};
}

function isList(node: RenderNode): node is RenderElement {
  return node.type === 'element' && (node.name === 'ul' || node.name === 'ol');
}

function listEntries(list: RenderElement): readonly RenderNode[] {
  return list.children.flatMap(child => (child.type === 'element' && child.name === 'li' ? [toEntry(child)] : []));
}

/**
 * Converts a list item to a folder if it contains a list or its name ends with a slash, or else to a file. Highlights
 * bold items.
 */
function toEntry({children, line}: RenderElement): RenderElement {
  const inside = children.filter(isList);
  const stated = children.filter(child => !isList(child));
  const {name, comment} = split(getCodeText(stated).replace(/\s+/g, ' ').trim());
  const isFolder = inside.length > 0 || name.endsWith('/');
  const attributes = new Map<string, TreeValue>([['name', isFolder ? name.replace(/\/$/, '') : name]]);
  if (comment) attributes.set('comment', comment);
  if (isBold(stated)) attributes.set('highlight', true);
  // Open the folders, because a Markdown list shows all of its items.
  if (isFolder) attributes.set('defaultOpen', true);
  const entries = inside.flatMap(listEntries);
  return {
    type: 'element',
    name: isFolder ? 'Tree.Folder' : 'Tree.File',
    attributes,
    children: entries,
    line,
    tag: true,
  };
}

/**
 * Splits name and comment: `name.ts what it is for`, `My file - what it is for`. A name can contain spaces only if a
 * separator follows.
 */
function split(text: string): {readonly name: string; readonly comment?: string} {
  const [, name, comment] =
    /^(\S*(?:\.\w+|\/))\s+(?:[-–—#:]+\s+)?(.+)$/.exec(text) ?? /^(.+?)\s+[-–—#:]+\s+(.+)$/.exec(text) ?? [];
  return name && comment ? {name, comment} : {name: text};
}

function isBold(nodes: readonly RenderNode[]): boolean {
  const first = nodes.find(node => node.type !== 'text' || node.value.trim());
  if (first?.type !== 'element') return false;
  return first.name === 'strong' || first.name === 'b' || (first.name === 'p' && isBold(first.children));
}
