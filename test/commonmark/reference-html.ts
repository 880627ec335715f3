import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {oracleTree} from '../oracle/oracle-tree.js';

/**
 * Returns the HTML that the reference makes of a text; undefined where it refuses it or finds tags and expressions in
 * it.
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
