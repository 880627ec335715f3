import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import type {Attributes, Node} from '../../../src/tree/tree.js';

/**
 * Returns a page's tree on one line: `p('text' em('word'))` from Markdown, `<Note title="x">(…)` from a tag, ```` ```js
 * title`…` ```` for code, `{…}` for an expression. Adjacent texts are merged.
 */
export function show(source: string): string {
  return showNodes(parseTree(source).nodes);
}

export function showNodes(nodes: readonly Node[]): string {
  const parts: string[] = [];
  let words = '';
  const flush = () => {
    if (words) parts.push(`'${words.replaceAll('\n', '⏎')}'`);
    words = '';
  };
  for (const node of nodes) {
    if (node.type === 'text') words += node.reference ? `(${node.value})` : node.value;
    else {
      flush();
      parts.push(showNode(node));
    }
  }
  flush();
  return parts.join(' ');
}

function showNode(node: Exclude<Node, {type: 'text'}>): string {
  if (node.type === 'expression') return `{${node.source.replaceAll('\n', '⏎')}}`;
  if (node.type === 'code')
    return `\`\`\`${[node.language, node.meta].filter(Boolean).join(' ')}\`${node.value.replaceAll('\n', '⏎')}\``;
  const name = `${node.name}${showAttributes(node.attributes)}`;
  const inside = showNodes(node.children);
  return `${node.tag ? `<${name}>` : name}${inside ? `(${inside})` : ''}`;
}

function showAttributes(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of attributes) {
    if (value === true) text += ` ${name}`;
    else text += typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${value.source}}`;
  }
  return text;
}
