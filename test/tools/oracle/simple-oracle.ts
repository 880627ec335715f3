import type {Element as HastElement, Nodes as HastNodes} from 'hast';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {type Simple, simpleCode, tidy} from './simple.js';

const mdx = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'];

interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: null | string | {readonly value: string};
  }[];
  readonly children?: readonly HastNodes[];
}

/**
 * Returns the oracle's tree as HTML nodes in the simple form. Uses the reference's own rules for tight lists,
 * references and tables.
 */
export function simplifyOracle(root: Root): Simple[] {
  const hast = toHast(root, {
    passThrough: mdx as never,
    handlers: {
      code: (_state: unknown, node: {lang?: string; meta?: string; value: string}) => ({type: 'fence', ...node}),
    } as never,
  });
  return tidy(('children' in hast ? hast.children : []).flatMap(simplify as never));
}

function simplify(node: HastNodes | MdxNode): Simple[] {
  const other = node as MdxNode & {lang?: string | null; meta?: string | null};
  switch (node.type) {
    case 'text': {
      // The conversion to HTML adds line breaks between blocks. They have no position in the source.
      const {value, position} = node as {value: string; position?: object};
      return position || !/^\n+$/.test(value) ? [value] : [];
    }
    case 'element':
      return [element(node as HastElement)];
    case 'fence':
    case 'code':
      return [simpleCode(other.lang ?? '', other.meta ?? '', other.value ?? '')];
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const source = (other.value ?? '').trim();
      // A comment is not an expression.
      return source.replace(/\/\*[\s\S]*?\*\//g, '').trim() ? [{expression: source}] : [];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [
        {
          name: `<${other.name ?? ''}>`,
          attributes: tagAttributes(other),
          children: tidy((other.children ?? []).flatMap(simplify as never)),
        },
      ];
    default:
      return [];
  }
}

function element(node: HastElement): Simple {
  const attributes: Record<string, string | true> = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (name === 'className' || value === null || value === undefined || value === false) continue;
    attributes[name] = value === true ? true : String(value);
  }
  return {name: node.tagName, attributes, children: tidy(node.children.flatMap(simplify))};
}

function tagAttributes(node: MdxNode): Record<string, string | true> {
  const attributes: Record<string, string | true> = {};
  for (const attribute of node.attributes ?? []) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const source = String(attribute.value).trim();
      // Skips `{/* comment */}` between attributes.
      if (source.startsWith('...')) attributes[`...${source.slice(3).trim()}`] = true;
      continue;
    }
    const {name = '', value} = attribute;
    // For a repeated name, the last value and its position win.
    delete attributes[name];
    attributes[name] =
      value === null || value === undefined ? true : typeof value === 'string' ? value : `{${value.value.trim()}}`;
  }
  return attributes;
}
