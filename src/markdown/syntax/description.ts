import {getPlainText, type Node} from '../../tree/tree.js';
import {parsePlain} from './parse-tree.js';

const tags: ReadonlySet<string> = new Set(['br']);

/** Parses a page's description as one line with emphasis, code, links, and `<br>`. Leaves other syntax as text. */
export function parseDescription(description: string): readonly Node[] {
  // Parse only if necessary: most descriptions have no markup. `__init__.py` is a name. Images and bare URLs stay text.
  if (/[*`[\\]|\s_|_\s|<br\b/.test(description) && !/!\[|(?<!\]\()https?:/.test(description)) {
    const [only, ...more] = parsePlain(description, tags);
    if (only?.type === 'element' && only.name === 'p' && more.length === 0) return only.children;
  }
  return [{type: 'text', value: description}];
}

/** Returns a description as plain text, without marks. */
export function readDescriptionText(description: string): string {
  const parts = parseDescription(description).map(node =>
    node.type === 'element' && node.name === 'br' ? ' ' : getPlainText([node]),
  );
  return parts.join('').replace(/ {2,}/g, ' ');
}
