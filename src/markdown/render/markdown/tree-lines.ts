import type {RenderElement, RenderNode} from '../../../tree/render-tree.js';
import {readTextProp} from '../read-props.js';

/** Writes files and folders as lines with branches, like the `tree` command. */
export function writeTreeLines(nodes: readonly RenderNode[]): string[] {
  const entries = listEntries(nodes);
  return entries.flatMap((entry, index) => {
    const isLast = index === entries.length - 1;
    const inside = writeTreeLines(entry.children).map(line => `${isLast ? '    ' : '│   '}${line}`);
    return [`${isLast ? '└── ' : '├── '}${formatEntryLabel(entry)}`, ...inside];
  });
}

/** Finds entries at any depth, for example inside a paragraph. */
function listEntries(nodes: readonly RenderNode[]): RenderElement[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    return node.name === 'Tree.Folder' || node.name === 'Tree.File' ? [node] : listEntries(node.children);
  });
}

function formatEntryLabel(entry: RenderElement): string {
  const name = readTextProp(entry, 'name') ?? '';
  const comment = readTextProp(entry, 'comment');
  const shown = entry.name === 'Tree.Folder' && !name.endsWith('/') ? `${name}/` : name;
  return comment ? `${shown}  # ${comment}` : shown;
}
