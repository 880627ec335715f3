import {html} from '../base/html.js';
import {readOwn} from '../base/read-own.js';
import {buildCodeBlock, codeElement, toCodeChild} from './code-element.js';
import {type Child, type Component, type PageContext, type PropValue, toAttributeName} from './component.js';
import {parseTitleMarks} from './parse-title-marks.js';
import {findComponent} from './table.js';

/** An element that an author wrote in HTML: from the DOM, or parsed from text. */
export interface WrittenElement {
  readonly localName: string;
  readonly className: string;
  readonly textContent: string | null;
  readonly parentElement: WrittenElement | null;
  readonly firstElementChild: WrittenElement | null;
  readonly children: Iterable<WrittenElement>;
  /** Name of the slot for the element in the shadow root of its container. */
  slot: string;
  getAttribute(name: string): string | null;
}

/** Attributes that belong to the page, so they are not props of the component. */
export const pageAttributes: ReadonlySet<string> = new Set(['id', 'class', 'className', 'style', 'slot']);

/**
 * Reads the props of a component from an element's attributes. Names are in kebab-case, lists and objects are JSON, and
 * titles can contain Markdown.
 */
export function readProps(element: WrittenElement, {props}: Component, page: PageContext): Map<string, PropValue> {
  const values = new Map<string, PropValue>();
  const isLink = element.getAttribute('href') !== null;
  for (const name of Object.keys(props)) {
    if (pageAttributes.has(name)) continue;
    const written = element.getAttribute(toAttributeName(name)) ?? element.getAttribute(name);
    if (written === null) continue;
    const {kind, markdown} = props[name] ?? {};
    values.set(name, kind === 'data' ? readDataAttribute(written) : parseTitleMarks(written, markdown, page, isLink));
  }
  return values;
}

export function readDataAttribute(written: string): PropValue {
  try {
    return JSON.parse(written) as PropValue;
  } catch {
    // Invalid JSON: use the text, because a single value needs no quotes.
    return written;
  }
}

/** Returns the attributes that change what the component renders, to observe them. */
export function listObservedAttributes({props}: Component): string[] {
  return Object.keys(props)
    .filter(name => !pageAttributes.has(name))
    .flatMap(name => [...new Set([toAttributeName(name), name.toLowerCase()])]);
}

/** Tags of containers, with the children that each arranges. */
const arranged: Readonly<Record<string, string>> = {
  'docs-tabs': 'docs-tab',
  'docs-steps': 'docs-step',
  'docs-hero': 'hero-aside',
};
const ofCode = new Set(['code-group', 'request-example', 'response-example', 'code-result']);

export function isContainerElement(tag: string): boolean {
  return Object.hasOwn(arranged, tag) || ofCode.has(tag);
}

/** Returns the attributes of children that change what their container renders. */
export function listChildAttributes(tag: string): string[] {
  return listObservedAttributes(findComponent(readOwn(arranged, tag) ?? '') ?? codeElement);
}

/** Returns whether an element is a tab or step inside a container that renders it. */
export function isRenderedByContainer({localName, parentElement}: WrittenElement): boolean {
  return parentElement !== null && readOwn(arranged, parentElement.localName) === localName;
}

/**
 * Returns a container's children, each tab or step with a slot. Renders code in the shadow root, because Lectern's
 * style sheets do not apply to slotted content.
 */
export function readChildren(element: WrittenElement, context: PageContext): Child[] {
  const wanted = readOwn(arranged, element.localName);
  const children: Child[] = [];
  const rest = {name: '', props: new Map(), body: html``, html: html`<slot></slot>`};
  for (const [index, child] of [...element.children].entries()) {
    const component = child.localName === wanted ? findComponent(wanted) : undefined;
    if (component) {
      child.slot = `part-${index}`;
      const body = html`<slot name="part-${index}"></slot>`;
      children.push({name: component.name, props: readProps(child, component, context), body, html: body});
    } else if (ofCode.has(element.localName) && ['code-block', 'pre'].includes(child.localName))
      children.push(toCodeChild(readCode(child, context), context));
    else if (!children.includes(rest)) children.push(rest);
  }
  return children;
}

/** Reads code from `<code-block>`, or from `<pre><code class="language-js">`. */
export function readCode(element: WrittenElement, page: PageContext) {
  const props = readProps(element, codeElement, page);
  const named = /\blanguage-([\w+#-]+)/.exec(`${element.className} ${element.firstElementChild?.className ?? ''}`)?.[1];
  if (named && !props.has('language')) props.set('language', named);
  return buildCodeBlock(props, element.textContent ?? '');
}
