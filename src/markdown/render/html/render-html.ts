import {emptyHtml, Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {splitStyle} from '../../../base/icon-path.js';
import {getOwnText} from '../../../base/json.js';
import {readOwn} from '../../../base/read-own.js';
import {toCodeChild} from '../../../components/code-element.js';
import type {
  Child,
  Component,
  OutlineEntry,
  PageContext,
  PropValue,
  RenderContext,
} from '../../../components/component.js';
import {addBoundProps, readComponentProps, renderComponent} from '../../../components/render-component.js';
import {findComponent} from '../../../components/table.js';
import {type FilterTags, renderUpdateFilters} from '../../../components/update-filters.js';
import {
  Fragment,
  getNodeText,
  type RenderElement,
  type RenderNode,
  type TreeValue as ResolvedValue,
  toNodes,
} from '../../../tree/render-tree.js';
import {userValue} from '../../../tree/user-value.js';
import {moveBesideText, sideName} from '../beside-text.js';
import {isBlock, isInlineTag} from '../element-kinds.js';
import {addNamedIcons} from '../lone-icons.js';
import {listUpdateTags} from '../update-tags.js';
import {collectHeadingIds} from './heading-ids.js';
import {holdsBlock} from './holds-block.js';
import {renderElement} from './render-element.js';
import {MarkdownRenderer, type RenderedPage} from './render-markdown.js';

export function renderHtml(nodes: readonly RenderNode[], context: PageContext): RenderedPage {
  return new HtmlRenderer(nodes, context).render(moveBesideText(nodes, context.bound !== undefined));
}

const folded = new Set(['Accordion', 'Expandable', 'Update']);
const arranged = new Set(['Tab', 'Step', 'HeroAside']);

/** Renders pages with components and HTML. */
export class HtmlRenderer extends MarkdownRenderer {
  /** Number of enclosing `<Frame>` components. */
  frames = 0;
  /** Number of enclosing tabs that are closed at first. */
  #closed = 0;
  /**
   * Number of enclosing elements that are visible only with a session. Their headings are not in the table of contents.
   */
  #unlisted = 0;
  /** Ids of all headings. Tabs and steps before them must not use these. */
  readonly #headings: ReadonlySet<string>;
  /** Tags of all updates, to render as filters before the first update. Empty afterwards. */
  #tags: FilterTags;

  constructor(nodes: readonly RenderNode[], context: PageContext) {
    super(context);
    this.#headings = collectHeadingIds(nodes);
    this.#tags = listUpdateTags(nodes);
  }

  protected override element(written: RenderElement): string {
    const node = addNamedIcons(written);
    const component = findComponent(node.name);
    if (component) return this.#component(component, node);
    if (node.name === sideName) return this.#side(node);
    if (node.name === 'needs-script') return needsScript(node.attributes, this.context);
    if (node.name === userValue && !node.tag) return this.#userValue(node);
    if (node.tag) return renderElement(this, node);
    const rendered = super.element(node);
    // Render a paragraph that contains a block component as `<div>`: HTML would end a `<p>` at the block.
    return node.name === 'p' && holdsBlock(node.children)
      ? `<div class="paragraph">${rendered.slice('<p>'.length, -'</p>'.length)}</div>`
      : rendered;
  }

  /**
   * Renders content that depends on a session, with the data to replace it. Renders the branches as siblings of the
   * element, so that style sheets apply as if the element did not exist.
   */
  #userValue({attributes: given, children}: RenderElement): string {
    const {value, href, when, other, isYes} = Object.fromEntries(given) as Readonly<Record<string, ResolvedValue>>;
    const shown = this.nodes(children);
    const text = (each: ResolvedValue) => (typeof each === 'string' ? each : null);
    if (typeof when !== 'string')
      return `<${userValue}${renderHtmlAttributes({value: text(value), href: text(href)}).text}>${shown}</${userValue}>`;
    this.#unlisted++;
    const hidden = other instanceof Fragment ? this.nodes(other.nodes) : '';
    this.#unlisted--;
    const start = renderHtmlAttributes({when, yes: isYes === true, hidden: true}).text;
    return `<${userValue}${start}><template>${hidden}</template></${userValue}>${shown}<${userValue} end hidden></${userValue}>`;
  }

  /** Renders examples and panels in the second column next to the text. */
  #side({children}: RenderElement): string {
    this.hasSide = true;
    return `<div class="page-side"><div class="side-box">${this.nodes(children)}</div></div>`;
  }

  #component(component: Component, node: RenderElement): string {
    const own = this.#props(component, node);
    const bound = addBoundProps(component, own, this.context);
    if (bound) this.showsBinding = true;
    const given = readComponentProps(component, bound ?? own);
    if (given.shown.class) this.classes.add(String(given.shown.class));
    if (!given.isForReaders) return '';
    const step = Number(component.name === 'Frame');
    this.frames += step;
    const open = component.name === 'Tabs' ? findOpenTab(node) : undefined;
    const children = this.#folded(component.name, () => node.children.map(child => this.#child(child, open)));
    this.frames -= step;
    const body = Html.assembled(children.map(child => child.html.text).join(''));
    // Inherit from the page's context: copying it for each of thousands of fields would take longer than rendering
    // them.
    const parts: Omit<RenderContext, keyof PageContext> = {
      children,
      text: () => toSpacedText(node.children),
      id: text => this.#anchor(node, text),
      list: entry => this.list(entry),
    };
    const context: RenderContext = Object.assign(Object.create(this.context), parts);
    const isExample = /^Re(?:quest|sponse)Example$/.test(component.name);
    this.hasExamples ||= isExample;
    const shown = isExample && this.context.hidesExamples?.() ? {hidden: true, ...given.shown} : given.shown;
    const filters = component.name === 'Update' ? this.#filters() : '';
    return filters + renderComponent(component, {...given, shown}, body, context).text;
  }

  override list(entry: OutlineEntry): void {
    if (this.#unlisted > 0) return;
    super.list(this.#closed > 0 ? {...entry, isClosed: true} : entry);
  }

  /**
   * Renders a child of a container such as `<Tabs>`. Text between child components belongs to the current child. Closes
   * tabs other than `open`.
   */
  #child(node: RenderNode, open?: RenderNode): Child {
    if (node.type === 'code') return toCodeChild(node, this.context);
    const component = node.type === 'element' && arranged.has(node.name) ? findComponent(node.name) : undefined;
    if (!component) return {name: '', props: new Map(), body: emptyHtml, html: Html.assembled(this.node(node))};
    const {children} = node as RenderElement;
    const step = Number(component.name === 'Tab' && node !== open);
    this.#closed += step;
    const body = Html.assembled(this.nodes(children));
    this.#closed -= step;
    return {name: component.name, props: this.#props(component, node as RenderElement), body, html: body};
  }

  /** Renders nodes. Puts a space between inline tags on adjacent lines, as in a paragraph. */
  override nodes(nodes: readonly RenderNode[]): string {
    let text = '';
    let before: RenderNode | undefined;
    for (const node of nodes) {
      if (before && isInlineTag(before) && isInlineTag(node)) text += '\n';
      text += this.node(node);
      before = node;
    }
    return text;
  }

  #folded<T>(name: string, draw: () => T): T {
    const step = Number(folded.has(name));
    this.folds += step;
    const rendered = draw();
    this.folds -= step;
    return rendered;
  }

  /** Renders the tag filters, at the first update of a page. */
  #filters(): string {
    const {headings, others} = this.#tags;
    this.#tags = {headings: [], others: []};
    return headings.length + others.length > 0 ? renderUpdateFilters({headings, others}).text : '';
  }

  #anchor(node: RenderElement, text: string): string {
    const id = this.id(text, this.#headings);
    if (!this.anchors.has(node)) this.anchors.set(node, id);
    return id;
  }

  #props({props}: Component, {attributes}: RenderElement): ReadonlyMap<string, PropValue> {
    const rendered = new Map<string, PropValue>();
    for (const [name, value] of attributes)
      rendered.set(name, this.#value(value, readOwn(props, name)?.kind === 'data'));
    nameIcon(rendered);
    return rendered;
  }

  /**
   * Converts the value of a prop for a component: a list of markup becomes content, unless `isData` says that the
   * component expects a list.
   */
  #value(value: ResolvedValue, isData: boolean): PropValue {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Fragment) return this.#markup(value.nodes);
    if (!holdsFragment(value)) return value as PropValue;
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#value(each, isData)]));
    return isData ? value.map(each => this.#value(each, isData)) : this.#markup(toNodes(value));
  }

  #markup(nodes: readonly RenderNode[]): Html {
    return Html.assembled(this.nodes(nodes), getNodeText(nodes));
  }
}

/** Returns the tab that is open at first. */
function findOpenTab({children, attributes}: RenderElement): RenderNode | undefined {
  const tabs = children.filter(child => child.type === 'element' && findComponent(child.name)?.name === 'Tab');
  const index = attributes.get('defaultTabIndex') ?? attributes.get('default-tab-index');
  const isIndex = typeof index === 'number' || typeof index === 'string';
  return tabs[isIndex ? Math.trunc(Number(index)) : 0] ?? tabs[0];
}

function holdsFragment(value: ResolvedValue): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Fragment || Object.values(value).some(holdsFragment);
}

/**
 * Renders a small note for a component that only a JavaScript runtime can render. It is unobtrusive, because readers
 * cannot fix the cause.
 */
function needsScript(attributes: RenderElement['attributes'], {messages}: PageContext): string {
  const name = html`${attributes.has('name') ? `<${attributes.get('name')}>` : '{…}'}`;
  return attributes.has('call')
    ? html`<span class="needs-script" title="${messages.hidden}"><code>${name}</code></span>`.text
    : html`<needs-script>${name}</needs-script>`.text;
}

/** Returns the text of nodes, with a blank line between blocks. */
function toSpacedText(nodes: readonly RenderNode[]): string {
  const parts = nodes.map(node =>
    node.type === 'element' && isBlock(node) ? `\n\n${getNodeText([node])}\n\n` : getNodeText([node]),
  );
  return parts.join('').replace(/\n{3,}/g, '\n\n');
}

/** Splits an icon object, `{name, style, library}`, or icon classes into the props for name and style. */
function nameIcon(props: Map<string, PropValue>): void {
  const icon = props.get('icon');
  if (icon instanceof Html) return;
  const {name, style} =
    typeof icon === 'string' ? splitStyle(icon) : {name: getOwnText(icon, 'name'), style: getOwnText(icon, 'style')};
  if (name === undefined) return;
  props.set('icon', name);
  if (style !== undefined && !props.has('iconType')) props.set('iconType', style);
}
