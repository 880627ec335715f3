import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {transform} from 'sucrase';
import {escapeHtml} from '../../../src/base/html.js';
import {findComponent} from '../../../src/components/table.js';
import {Fragment as Markup, type RenderNode, type TreeValue} from '../../../src/tree/render-tree.js';

/**
 * A page that both Lectern and React can read: statements, then JSX. The snippets are `S1`, `S2` and so on, in order.
 */
export interface Case {
  readonly given?: string;
  readonly body: string;
  readonly snippets?: readonly string[];
  /** Statements of `/snippets/parts.jsx`. The page imports all of its names. */
  readonly parts?: string;
}

const stubs = ['Tabs', 'Tab', 'Steps', 'Step', 'Card', 'CardGroup', 'Accordion', 'AccordionGroup', 'Badge', 'Note'];

/** Renders a case with React, and with components that show their name, props and children. */
export function renderWithReact({given = '', body, snippets = [], parts = ''}: Case): string {
  const statements = [
    ...snippets.map((text, index) => `const S${index + 1} = props => <>${text}</>;`),
    parts.replace(/^export /gm, ''),
    given.replace(/^export /gm, ''),
    `return <>${body}</>;`,
  ].join('\n');
  const {code} = transform(statements, {transforms: ['jsx'], production: true});
  const names = ['React', ...stubs];
  const run = new Function(...names, code);
  const page: ReactNode = run({createElement, Fragment}, ...stubs.map(stub));
  return normalize(renderToStaticMarkup(page));
}

function stub(name: string) {
  return ({children, ...props}: Readonly<Record<string, unknown>>) =>
    createElement(tagOf(name), null, ...shownProps(props), children as ReactNode);
}

function shownProps(props: object): ReactNode[] {
  return Object.entries(props)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => createElement('x-prop', {'data-name': name}, shownValue(value)));
}

function shownValue(value: unknown): ReactNode {
  if (Array.isArray(value)) return value.map((each, index) => createElement('x-item', {key: index}, shownValue(each)));
  if (typeof value !== 'object' || value === null) return String(value);
  return '$$typeof' in value ? (value as unknown as ReactNode) : shownProps(value);
}

/** Returns a resolved page in the same format. */
export function printTree(nodes: readonly RenderNode[]): string {
  return normalize(nodes.map(print).join(''));
}

function print(node: RenderNode): string {
  if (node.type !== 'element') return escaped(node.value);
  const inside = node.children.map(print).join('');
  // Unlike JSX, Markdown wraps lines in paragraphs.
  if (node.name === 'p' && !node.tag) return inside;
  const tag = findComponent(node.name) ? tagOf(node.name) : node.name;
  const props = [...node.attributes].filter(([name]) => !/^(?:key|ref)$|^on/.test(name));
  if (tag === node.name)
    return `<${tag}${props.map(([name, value]) => ` ${name === 'className' ? 'class' : name}="${escaped(String(value))}"`).join('')}>${inside}</${tag}>`;
  return `<${tag}>${printProps(props)}${inside}</${tag}>`;
}

function printProps(props: readonly (readonly [string, TreeValue])[]): string {
  return [...props]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `<x-prop data-name="${name}">${printValue(value)}</x-prop>`)
    .join('');
}

function printValue(value: TreeValue): string {
  if (value instanceof Markup) return value.nodes.map(print).join('');
  if (Array.isArray(value)) return value.map(each => `<x-item>${printValue(each)}</x-item>`).join('');
  return typeof value === 'object' && value !== null ? printProps(Object.entries(value)) : escaped(String(value));
}

function tagOf(name: string): string {
  return `x-${name.toLowerCase()}`;
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll('&#39;', '&#x27;');
}

/** White space next to tags is part of the source layout. */
function normalize(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]*>) ?/g, '$1')
    .trim();
}
