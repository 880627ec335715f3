import {buildCodeBlock} from '../../components/code-element.js';
import {type Component, toAttributeName} from '../../components/component.js';
import {Fragment, getCodeText, type RenderElement, type RenderNode, type TreeValue} from '../../tree/render-tree.js';
import type {Node} from '../../tree/tree.js';
import {parseDescription} from '../syntax/description.js';
import {parsePlain} from '../syntax/parse-tree.js';
import {formatJsonText} from './format-json-text.js';
import {convertListToTree, isListTree} from './list-tree.js';

type Props = ReadonlyMap<string, TreeValue>;

/** Elements that Markdown in a prop can produce. */
const inline: ReadonlySet<string> = new Set(
  'a b br code del em i ins kbd mark q s small span strong sub sup u'.split(' '),
);
const mayBeMarkdown = /[*_`~[\]\\<&]|https?:/;

/** Parses the Markdown in props of a Lectern component. `resolve` is called for the parsed nodes. */
export function readMarkdown(
  {props}: Component,
  given: Props,
  resolve: (nodes: readonly Node[]) => readonly RenderNode[],
): Props {
  let read: Map<string, TreeValue> | undefined;
  for (const [name, prop] of Object.entries(props)) {
    if (!prop.markdown) continue;
    const written = given.get(name) ?? given.get(toAttributeName(name));
    const isInLink = prop.markdown === 'label' || (prop.markdown === 'title' && given.has('href'));
    let line: readonly RenderNode[] | undefined;
    if (written instanceof Fragment && isInLink) line = written.nodes;
    else if (typeof written === 'string' && mayBeMarkdown.test(written)) {
      const nodes = prop.markdown === 'text' ? readText(written.trim()) : parseTitleMarkdown(written.trim());
      line = nodes && resolve(nodes);
    }
    if (line) read = (read ?? new Map(given)).set(name, new Fragment(isInLink ? withoutLinks(line) : line));
  }
  return read ?? given;
}

/** Parses text as inline Markdown. Leaves lists and headings as text, because a line cannot contain them. */
function readText(written: string): readonly Node[] | undefined {
  const nodes = parsePlain(written, inline);
  const line = unwrapParagraph(nodes);
  return line === nodes ? undefined : line;
}

function parseTitleMarkdown(written: string): readonly Node[] | undefined {
  const line = parseDescription(written);
  return line.length === 1 && line[0]?.type === 'text' && line[0].value === written ? undefined : line;
}

/** Replaces nested links with their content, because HTML forbids nested links. */
function withoutLinks(nodes: readonly RenderNode[]): readonly RenderNode[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return [node];
    const children = withoutLinks(node.children);
    return node.name === 'a' ? children : [{...node, children}];
  });
}

/** Removes the paragraph that Markdown puts around a single line. */
export function unwrapParagraph(nodes: readonly Node[]): readonly Node[] {
  const only = nodes[0];
  return nodes.length === 1 && only?.type === 'element' && only.name === 'p' && !only.tag ? only.children : nodes;
}

/**
 * Replaces components that are another notation for Markdown: headings, code blocks, file trees as lists, and fields
 * whose default is data. Later steps then handle one form only.
 */
export function replaceWithMarkdown(element: RenderElement): RenderNode {
  if (element.name === 'Heading') return createHeading(element);
  if (element.name === 'CodeBlock') return convertFence(element);
  if (element.name === 'ParamField' || element.name === 'ResponseField') return convertField(element);
  return isListTree(element) ? convertListToTree(element) : element;
}

const ofHeadings: ReadonlySet<string> = new Set(['id', 'noAnchor', 'no-anchor', 'class', 'className', 'style']);

function toValueText(value: TreeValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function createHeading(element: RenderElement): RenderElement {
  const level = Math.round(Number.parseFloat(toValueText(element.attributes.get('level'))));
  const attributes = new Map([...element.attributes].filter(([name]) => ofHeadings.has(name)));
  const [only, ...others] = element.children;
  // A heading cannot contain the paragraph that content on several lines forms.
  const isLine = others.length === 0 && only?.type === 'element' && only.name === 'p' && !only.tag;
  const children = isLine ? only.children : element.children;
  return {...element, name: `h${level >= 1 && level <= 6 ? level : 2}`, attributes, children};
}

/** Converts the default value of a field to JSON text, if it is a list or object. */
function convertField(element: RenderElement): RenderElement {
  const preset = element.attributes.get('default');
  if (typeof preset !== 'object' || preset === null || preset instanceof Fragment) return element;
  return {...element, attributes: new Map(element.attributes).set('default', formatJsonText(preset))};
}

/**
 * Reads a `<CodeBlock>` from text in braces or from the code block in it. Takes language and title from the latter, if
 * the tag has none.
 */
function convertFence({attributes, children, line}: RenderElement): RenderNode {
  const inside = children.find(child => child.type === 'code');
  const stated = buildCodeBlock(attributes, inside?.value ?? getCodeText(children));
  if (!inside) return {...stated, line};
  return {...stated, language: stated.language || inside.language, meta: stated.meta.trim() || inside.meta, line};
}
