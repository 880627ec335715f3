import {html} from '../../src/base/html.js';
import {codeElement} from '../../src/components/code-element.js';
import {
  type Component,
  type PageContext,
  type PropValue,
  type RenderContext,
  toAttributeName,
} from '../../src/components/component.js';
import {readComponentProps, renderComponent} from '../../src/components/render-component.js';
import {slugifyHeading} from '../../src/components/slugify-heading.js';
import {components, findComponent} from '../../src/components/table.js';
import {listObservedAttributes, readProps, type WrittenElement} from '../../src/components/written-element.js';
import {applyChange, findContent, hasAdded} from './apply-change.js';
import {addAttributeProperties, listProperties} from './component-properties.js';
import {ContentElement} from './content-element.js';
import {define, isDefined} from './define.js';
import {loaders} from './loaders.js';
import {restoreProperties} from './restore-properties.js';
import {setHtml} from './set-html.js';

const attributes = [...new Set(components.flatMap(listObservedAttributes))];
const prepared = new WeakSet<object>();
/** Page context by observed root element. */
const shown = new WeakMap<Element, PageContext>();

/**
 * Gives the component elements of a Lectern page the same properties as in host pages. Changing a property updates the
 * element's markup. Call it again after the page has changed.
 */
export function addPageProperties(root: Element, page: PageContext): void {
  if (!shown.has(root)) observe(root);
  shown.set(root, page);
  for (const element of root.querySelectorAll<HTMLElement>('[data-rendered]')) {
    const component = findComponent(element.localName);
    if (component) prepare(element, component);
  }
}

function observe(root: Element): void {
  const observer = new MutationObserver(records => {
    const page = shown.get(root);
    if (page) for (const [element, old] of collectOldAttributes(records)) redraw(element, old, page);
    // Drop the records of the attributes that `redraw` set: otherwise it runs again.
    observer.takeRecords();
  });
  observer.observe(root, {subtree: true, attributes: true, attributeOldValue: true, attributeFilter: attributes});
}

function prepare(element: HTMLElement, component: Component): void {
  const {localName: tag} = element;
  if (!isDefined(tag)) {
    // This tag has a behavior. Wait until the behavior's class is defined.
    if (loaders.has(tag)) return void customElements.whenDefined(tag).then(() => prepare(element, component));
    define(
      tag,
      class extends ContentElement {
        upgrade(): void {}
      },
    );
  }
  const prototype = Object.getPrototypeOf(element);
  // Operations and channels declare their own properties.
  if (!(prototype instanceof ContentElement)) return;
  const properties = listProperties(component);
  if (!prepared.has(prototype)) addAttributeProperties(prototype, properties);
  prepared.add(prototype);
  restoreProperties(
    element,
    properties.map(({name}) => name),
  );
}

/** Returns the changed elements, each with the previous values of its changed attributes. */
function collectOldAttributes(
  records: readonly MutationRecord[],
): ReadonlyMap<Element, ReadonlyMap<string, string | null>> {
  const changed = new Map<Element, Map<string, string | null>>();
  for (const {target, attributeName, oldValue} of records) {
    if (!(target instanceof Element) || attributeName === null || !target.hasAttribute('data-rendered')) continue;
    const old = changed.get(target) ?? new Map<string, string | null>();
    if (!old.has(attributeName)) old.set(attributeName, oldValue);
    changed.set(target, old);
  }
  return changed;
}

type ReadAttribute = (name: string) => string | null;
/** Props that the page's markup contains, but no attribute does. */
type StoredProps = ReadonlyMap<string, PropValue>;

function redraw(element: Element, old: ReadonlyMap<string, string | null>, page: PageContext): void {
  const component = findComponent(element.localName);
  // Operations render themselves. The content of a code block is not in its attributes, so it can't be rendered from
  // them.
  if (!component || component === codeElement || !(element instanceof ContentElement)) return;
  const now: ReadAttribute = name => element.getAttribute(name);
  const then: ReadAttribute = name => old.get(name) ?? (old.has(name) ? null : now(name));
  const kept = findStoredProps(element, component, then, page);
  const before = draw(component, then, kept, page);
  const after = draw(component, now, kept, page);
  if (before && after) applyChange(element, before, after);
}

/**
 * Finds the props that the page's markup contains, but no attribute does. A prop with markup becomes a `<slot>`, to
 * keep its nodes. A text prop becomes the placeholder `/`.
 */
function findStoredProps(element: Element, component: Component, read: ReadAttribute, page: PageContext): StoredProps {
  const kept = new Map<string, PropValue>();
  const props = Object.entries(component.props).filter(([name]) => read(toAttributeName(name)) === null);
  const keepMarkup = () => {
    for (const [name, {kind}] of props) {
      if (kind !== 'rich' || kept.has(name)) continue;
      const slot = html`<slot name="${name}"></slot>`;
      const rendered = draw(component, read, new Map([...kept, [name, slot]]), page);
      const place = rendered?.querySelector(`slot[name=${name}]`);
      if (rendered && place && findContent(element, rendered, place)?.length) kept.set(name, slot);
    }
  };
  keepMarkup();
  for (const [name, {kind}] of props) {
    if (kind !== 'text') continue;
    const [without, rendered] = [kept, new Map([...kept, [name, '/']])].map(each => draw(component, read, each, page));
    if (without && rendered && hasAdded(element, without, rendered)) kept.set(name, '/');
  }
  // Try again: some markup props render only next to a text prop, such as a link's label.
  keepMarkup();
  return kept;
}

/** Renders a component from its attributes and the stored props, with a `<slot>` for its children. */
function draw(component: Component, getAttribute: ReadAttribute, kept: StoredProps, page: PageContext): Element | null {
  const context: RenderContext = {
    ...page,
    children: [],
    text: () => '',
    id: text => slugifyHeading(text) || 'section',
    list() {},
  };
  const props = new Map([...kept, ...readProps({getAttribute} as WrittenElement, component, page)]);
  const box = document.createElement('template');
  setHtml(box, renderComponent(component, readComponentProps(component, props), html`<slot></slot>`, context));
  return box.content.firstElementChild;
}
