import type {Node} from '../../tree/tree.js';
import {readIndentedCode} from './indented-code.js';
import {collectMarkupTags} from './markup-tags.js';
import {parsePlain} from './parse-tree.js';

/**
 * Parses a description in an API document: Markdown in which only `tags` are markup. It can contain indented code, and
 * HTML with tags of the document's source.
 */
export function parseDescription(markdown: string, tags: ReadonlySet<string>): readonly Node[] {
  return parsePlain(markdown, collectMarkupTags(markdown, tags), readIndentedCode);
}
