import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {oracleTree} from '../tools/oracle/oracle-tree.js';

/**
 * Returns the reference compiler's HTML for a text. Undefined if the compiler rejects the text, or finds tags or
 * expressions.
 */
export function referenceHtml(source: string): string | undefined {
  try {
    const tree = oracleTree(source);
    if (JSON.stringify(tree).includes('"type":"mdx')) return undefined;
    return toHtml(toHast(tree));
  } catch {
    return undefined;
  }
}
