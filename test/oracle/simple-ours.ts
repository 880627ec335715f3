import {decodeNamedCharacterReference} from 'decode-named-character-reference';
import {normalizeUri} from 'micromark-util-sanitize-uri';
import {splitFrontmatter} from '../../src/markdown/frontmatter/frontmatter.js';
import {parseTree, type Tree} from '../../src/markdown/syntax/parse-tree.js';
import type {Element, Node} from '../../src/tree/tree.js';
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

/** Rare references are left to the browser; here a table stands for it. */
function decodeReference(value: string): string {
  return decodeNamedCharacterReference(value.slice(1, -1)) || value;
}

function attributesOf(node: Element): Record<string, string | true> {
  const attributes: Record<string, string | true> = {};
  for (const [name, value] of node.attributes) {
    // A class that Markdown gets is ours to choose.
    if (!node.tag && name === 'class') continue;
    if (typeof value === 'object')
      attributes[name.startsWith('...') ? `...${value.source.trim()}` : name] = name.startsWith('...')
        ? true
        : `{${value.source.trim()}}`;
    // The oracle escapes addresses as they are put into HTML; ours does so when it draws.
    else if (!node.tag && typeof value === 'string' && (name === 'href' || name === 'src'))
      attributes[name] = normalizeUri(value);
    else attributes[name] = value;
  }
  return attributes;
}
