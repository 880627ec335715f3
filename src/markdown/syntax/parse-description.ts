import type {Node} from '../../tree/tree.js';
import {readIndentedCode} from './indented-code.js';
import {collectMarkupTags} from './markup-tags.js';
import {parsePlain} from './parse-tree.js';

/**
 * Reads a description of an API document: Markdown with these tags, which may have code that is indented, and may be written
 * in HTML with names of its source among them.
 */
export function parseDescription(markdown: string, tags: ReadonlySet<string>): readonly Node[] {
  return parsePlain(markdown, collectMarkupTags(markdown, tags), readIndentedCode);
}
