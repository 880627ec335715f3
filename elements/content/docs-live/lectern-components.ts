import {createElement, Fragment, isValidElement, type VNode} from 'preact';
import {readOwn} from '../../../src/base/read-own.js';
import type {PageContext} from '../../../src/components/component.js';
import {components} from '../../../src/components/table.js';
import {renderHtml} from '../../../src/markdown/render/html/render-html.js';
import {type MarkupNode, readIslandMarkup} from '../../../src/site/live/read-markup.js';
import {
  Fragment as Content,
  type RenderElement,
  type RenderNode,
  type TreeValue,
  toTextNodes,
} from '../../../src/tree/render-tree.js';

type Props = Readonly<Record<string, unknown>>;
type Draw = ((props: Props) => VNode) & {readonly docsName: string};

const booleans = new Set(
  'hidden open disabled checked inert controls autoplay loop muted playsinline allowfullscreen reversed selected'.split(
    ' ',
  ),
);

/**
 * Returns Lectern's components as React components by name. In JSX, `<Card>` renders with the page renderer, and its
 * React children keep state and handlers.
 */
export function createReactComponents(context: PageContext): Readonly<Record<string, unknown>> {
  const scope: Record<string, unknown> = Object.create(null);
  for (const {name} of [...components].sort((one, other) => one.name.length - other.name.length)) {
    const draw: Draw = Object.assign((props: Props) => drawOurs(name, props, context), {docsName: name});
    const [first = '', inner] = name.split('.');
    if (inner === undefined) scope[first] = draw;
    else scope[first] = Object.assign(readOwn(scope, first) ?? {}, {[inner]: draw});
  }
  return {...scope, [allOurs]: scope};
}

/** The docs.json format exposes all components under this name too. */
const allOurs = 'MintlifyComponents';

/** Names that `createReactComponents` defines. */
export const lecternNames: readonly string[] = [
  ...new Set(components.map(({name}) => name.split('.')[0] as string)),
  allOurs,
];

function drawOurs(name: string, props: Props, context: PageContext): VNode {
  const holes: unknown[] = [];
  const {html} = renderHtml([toRenderElement(name, props, holes)], context);
  return createElement(Fragment, null, ...readIslandMarkup(html.text).map(node => toVNode(node, holes)));
}

/**
 * Converts JSX props to an element of the page renderer. React children become placeholders, which `holes` fills after
 * rendering.
 */
function toRenderElement(name: string, {children, ...props}: Props, holes: unknown[]): RenderElement {
  const attributes = new Map<string, TreeValue>();
  for (const [key, value] of Object.entries(props)) {
    const read = toTreeValue(value, holes);
    if (read !== undefined) attributes.set(key, read);
  }
  return {type: 'element', name, attributes, children: toRenderNodes(children, holes), line: 0, tag: true};
}

function toTreeValue(value: unknown, holes: unknown[]): TreeValue {
  if (isValidElement(value)) return new Content(toRenderNodes(value, holes));
  if (Array.isArray(value)) return value.map(each => toTreeValue(each, holes));
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toTreeValue(each, holes)]));
  return value as TreeValue;
}

function toRenderNodes(value: unknown, holes: unknown[]): readonly RenderNode[] {
  if (Array.isArray(value)) return value.flatMap(each => toRenderNodes(each, holes));
  if (typeof value === 'string' || typeof value === 'number') return toTextNodes(String(value));
  if (!isValidElement(value)) return [];
  const {type, props} = value as VNode<Props>;
  if (type === Fragment) return toRenderNodes(props.children, holes);
  const ours = typeof type === 'function' && 'docsName' in type ? (type as unknown as Draw).docsName : undefined;
  if (ours !== undefined) return [toRenderElement(ours, props, holes)];
  const attributes = new Map<string, TreeValue>([['data-hole', String(holes.push(value) - 1)]]);
  return [{type: 'element', name: 'docs-hole', attributes, children: [], line: 0, tag: true}];
}

function toVNode(node: MarkupNode, holes: readonly unknown[]): VNode | string {
  if (typeof node === 'string') return node;
  const {name, attributes, children} = node;
  if (name === 'docs-hole') return holes[Number(attributes['data-hole'])] as VNode;
  const props: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(attributes)) props[key] = value === '' && booleans.has(key) ? true : value;
  // The icon may load before hydration. Tell Preact to keep its content.
  if (name === 'docs-icon' && children.length === 0) props.dangerouslySetInnerHTML = {__html: ''};
  return createElement(name, props, ...children.map(child => toVNode(child, holes)));
}
