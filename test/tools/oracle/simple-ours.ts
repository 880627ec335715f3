import {decodeNamedCharacterReference} from 'decode-named-character-reference';
import {normalizeUri} from 'micromark-util-sanitize-uri';
import {splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {parseTree, type Tree} from '../../../src/markdown/syntax/parse-tree.js';
import type {Element, Node} from '../../../src/tree/tree.js';
import {type Simple, simpleCode, tidy} from './simple.js';

export function ourTree(source: string): Tree {
  const {body, line} = splitFrontmatter(source);
  return parseTree(body, line);
}

export function simplifyOurs(nodes: readonly Node[]): Simple[] {
  return tidy(nodes.map(simplify));
}

function simplify(node: Node): Simple {
  if (node.type === 'text') return node.reference ? decodeReference(node.value) : node.value;
  if (node.type === 'code') return simpleCode(node.language, node.meta, node.value);
  if (node.type === 'expression') return {expression: node.source.trim()};
  const children = tidy(node.children.map(simplify));
  return {name: node.tag ? `<${node.name}>` : node.name, attributes: attributesOf(node), children};
}

/** Decodes a rare character reference. Lectern leaves these to the browser, which a table replaces in this test. */
function decodeReference(value: string): string {
  return decodeNamedCharacterReference(value.slice(1, -1)) || value;
}

function attributesOf(node: Element): Record<string, string | true> {
  const attributes: Record<string, string | true> = {};
  for (const [name, value] of node.attributes) {
    // Ignores classes of Markdown elements, which are our own choice.
    if (!node.tag && name === 'class') continue;
    if (typeof value === 'object')
      attributes[name.startsWith('...') ? `...${value.source.trim()}` : name] = name.startsWith('...')
        ? true
        : `{${value.source.trim()}}`;
    // The oracle encodes URLs during the conversion to HTML, but Lectern encodes them during rendering.
    else if (!node.tag && typeof value === 'string' && (name === 'href' || name === 'src'))
      attributes[name] = normalizeUri(value);
    else attributes[name] = value;
  }
  return attributes;
}
