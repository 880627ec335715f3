import {type Node, plainText} from '../../tree/tree.js';
import {parsePlain} from './parse-tree.js';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the description of a page: a line in which emphasis, code and links are read. What is no line of text stays
 * as it is written.
 */
export function parseDescription(description: string): readonly Node[] {
  // Most descriptions have no marks, and `__init__.py` is a name. Pictures belong to the text; a bare URL stays text.
  if (/[*`[\\]|\s_|_\s/.test(description) && !/!\[|(?<!\]\()https?:/.test(description)) {
    const [only, ...more] = parsePlain(description, none);
    if (only?.type === 'element' && only.name === 'p' && more.length === 0) return only.children;
  }
  return [{type: 'text', value: description}];
}

/** Returns a description without marks, where only plain text is allowed. */
export function readDescriptionText(description: string): string {
  return plainText(parseDescription(description));
}
