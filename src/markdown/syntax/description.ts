import {type Node, plainText} from '../../tree/tree.js';
import {parsePlain} from './parse-tree.js';

const tags: ReadonlySet<string> = new Set(['br']);

/**
 * Returns the description of a page: a line in which emphasis, code, links and `<br>` are read. Other text stays as it
 * is written.
 */
export function parseDescription(description: string): readonly Node[] {
  // Most descriptions have no marks, and `__init__.py` is a name. Pictures belong to the text; a bare URL stays text.
  if (/[*`[\\]|\s_|_\s|<br\b/.test(description) && !/!\[|(?<!\]\()https?:/.test(description)) {
    const [only, ...more] = parsePlain(description, tags);
    if (only?.type === 'element' && only.name === 'p' && more.length === 0) return only.children;
  }
  return [{type: 'text', value: description}];
}

/** Returns a description without marks, where only plain text is allowed. */
export function readDescriptionText(description: string): string {
  const parts = parseDescription(description).map(node =>
    node.type === 'element' && node.name === 'br' ? ' ' : plainText([node]),
  );
  return parts.join('').replace(/ {2,}/g, ' ');
}
