import {limits} from '../../base/limits.js';
import {Fragment, getNodeText, type TreeValue} from '../../tree/render-tree.js';

/** Maximum number of characters. Without it, shared values could produce any length (security rule B4). */
const MAX_LENGTH = 1000;

/**
 * Formats a list or object as JSON on one line, with the text of markup. Ends with `…` if the value is too long or too
 * deeply nested.
 */
export function formatJsonText(value: TreeValue): string {
  let left = MAX_LENGTH;
  const spend = (text: string) => {
    left -= text.length;
    return text;
  };
  const write = (each: TreeValue, depth: number): string => {
    if (left <= 0 || depth > limits.depth) return '…';
    if (each instanceof Fragment) return spend(JSON.stringify(getNodeText(each.nodes)));
    if (typeof each !== 'object' || each === null) return spend(JSON.stringify(each) ?? 'null');
    const parts: string[] = [];
    const isList = Array.isArray(each);
    for (const [key, inside] of Object.entries(each)) {
      if (!isList && inside === undefined) continue;
      parts.push(`${isList ? '' : spend(`${JSON.stringify(key)}:`)}${write(inside, depth + 1)}`);
      if (left-- <= 0) break;
    }
    return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
  };
  return write(value, 0);
}
