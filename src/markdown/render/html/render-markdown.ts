import {escapeHtml, Html} from '../../../base/html.js';
import {limits} from '../../../base/limits.js';
import {readOwn} from '../../../base/read-own.js';
import {renderCodeBlock} from '../../../components/code-block.js';
import type {OutlineEntry, PageContext} from '../../../components/component.js';
import {buildLinkTarget} from '../../../components/link-target.js';
import {findProseColumns, findShortColumns, hasShortNames, withRowHeaders} from '../../../components/row-headers.js';
import {slugifyHeading, toValidId} from '../../../components/slugify-heading.js';
import {getNodeText, type RenderElement, type RenderNode} from '../../../tree/render-tree.js';
import type {Element} from '../../../tree/tree.js';

/** A page as HTML, with data that rendering collected. */
export interface RenderedPage {
  readonly html: Html;
  readonly outline: readonly OutlineEntry[];
  /** Ids of all link targets in the page. */
  readonly ids: ReadonlySet<string>;
  /** Ids of components that are link targets. */
  readonly anchors: ReadonlyMap<RenderElement, string>;
  /** Text of the first `<h1>` in the page. */
  readonly heading: string | undefined;
  /** Class names that the author wrote, for generating utility classes. */
  readonly classes: ReadonlySet<string>;
  /** True if the page contains request or response examples. */
  readonly hasExamples: boolean;
  /** True if the page has content in the second column next to the text. */
  readonly hasSide: boolean;
  /** True if the text contains an element that renders the bound operation. */
  readonly showsBinding: boolean;
}

/** Renders a page of plain Markdown. Pages with tags or expressions use `renderHtml`. */
export function renderMarkdown(nodes: readonly RenderNode[], context: PageContext): RenderedPage {
  return new MarkdownRenderer(context).render(nodes);
}

const voids = new Set(['br', 'hr', 'img', 'input']);
/** Messages for the accessible labels of footnote links, whose number alone says little to screen reader users. */
const labels: Readonly<Record<string, 'footnotes' | 'backToText'>> = {
  'doc-endnotes': 'footnotes',
  'doc-backlink': 'backToText',
};
const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function hasNoAnchor({attributes}: RenderElement): boolean {
  if (attributes.size === 0) return false;
  const value = attributes.get('noAnchor') ?? attributes.get('no-anchor') ?? attributes.get('noanchor');
  return value !== undefined && value !== null && value !== false && value !== 'false';
}

/** Renders the elements that Markdown creates. Their names come from Lectern's tree builder. */
export class MarkdownRenderer {
  readonly outline: OutlineEntry[] = [];
  readonly context: PageContext;
  readonly classes = new Set<string>();
  protected readonly anchors = new Map<RenderElement, string>();
  protected showsBinding = false;
  protected hasExamples = false;
  protected hasSide = false;
  /**
   * Number of enclosing collapsed elements. The table of contents omits headings inside them, which can be invisible.
   */
  protected folds = 0;
  /**
   * Number of enclosing links. Inner links are not rendered: HTML forbids them, and browsers would end the outer link.
   */
  #links = 0;
  #headingDepth = 0;
  #depth = 0;
  #heading: string | undefined;
  readonly #ids = new Set<string>();
  /** Next number to append, by id. Without it, 20,000 equal headings would each count from 2. */
  readonly #counts = new Map<string, number>();

  constructor(context: PageContext) {
    this.context = context;
  }

  render(nodes: readonly RenderNode[]): RenderedPage {
    const html = Html.assembled(this.nodes(nodes));
    const {outline, anchors, classes, showsBinding, hasExamples, hasSide} = this;
    const noted = {classes, showsBinding, hasExamples, hasSide};
    return {html, outline, ids: this.#ids, anchors, heading: this.#heading, ...noted};
  }

  nodes(nodes: readonly RenderNode[]): string {
    let text = '';
    for (const node of nodes) text += this.node(node);
    return text;
  }

  node(node: RenderNode): string {
    if (node.type === 'text') return node.reference ? node.value : escapeHtml(node.value);
    if (node.type === 'code') return renderCodeBlock(node, this.context).text;
    if (this.#depth >= limits.depth) return escapeHtml(getNodeText(node.children));
    this.#depth++;
    const text = this.element(node);
    this.#depth--;
    return text;
  }

  /** Returns a unique id for a text. Appends `-2` to a repeated one, as other docs.json platforms do. */
  id(text: string, remaining?: ReadonlySet<string>): string {
    return this.#unique(slugifyHeading(text) || 'section', remaining);
  }

  /**
   * Returns an id that the author wrote, made unique. Preserves its spelling, because style sheets and scripts of the
   * project use it.
   */
  ownId(given: string): string {
    return this.#unique(toValidId(given) || 'section');
  }

  #unique(base: string, remaining?: ReadonlySet<string>): string {
    let id = base;
    // Count ids of components separately, so that they do not use up the numbers of headings.
    const counted = remaining ? `${base} ` : base;
    let count = this.#counts.get(counted) ?? 2;
    for (; this.#ids.has(id) || remaining?.has(id); count++) id = `${base}-${count}`;
    this.#counts.set(counted, count);
    this.#ids.add(id);
    return id;
  }

  protected element(node: RenderElement): string {
    const {name} = node;
    if (headings.has(name)) return this.heading(node, '');
    if (name === 'table') return this.table(node, '');
    const open = `<${name}${this.#attributes(node)}>`;
    if (voids.has(name)) return open;
    if (name === 'a') return this.link(node, open);
    const inside = this.nodes(node.children);
    return `${open}${name === 'code' ? keepOptions(breakName(inside, this.#headingDepth > 0)) : inside}</${name}>`;
  }

  link(node: RenderElement, open: string): string {
    if (this.#links > 0) return this.nodes(node.children);
    this.#links++;
    const text = `${open}${this.nodes(node.children)}</a>`;
    this.#links--;
    return text;
  }

  list(entry: OutlineEntry): void {
    if (this.folds === 0) this.outline.push(entry);
  }

  heading(node: RenderElement, attributes: string): string {
    const level = Number(node.name.slice(1));
    this.#headingDepth++;
    const inside = this.nodes(node.children);
    this.#headingDepth--;
    const text = getNodeText(node.children).trim();
    if (level === 1) this.#heading ??= text;
    const given = node.attributes.get('id');
    const id = typeof given === 'string' && given.trim() ? this.ownId(given) : this.id(text);
    if (level >= 2 && level <= 4 && text) this.list({id, text, level: level as 2 | 3 | 4});
    if (this.#links > 0 || hasNoAnchor(node))
      return `<h${level} id="${escapeHtml(id)}"${attributes}>${inside}</h${level}>`;
    const {href, messages} = this.context;
    const label = escapeHtml(`${messages.linkToSection}: ${text}`);
    const anchor = `<a class="heading-anchor" href="${escapeHtml(href(`#${id}`)?.href ?? '')}" aria-label="${label}"></a>`;
    return `<h${level} id="${escapeHtml(id)}"${attributes}>${inside}${anchor}</h${level}>`;
  }

  /** Wraps a table in a scrollable element that can have the keyboard focus. */
  table(node: RenderElement, attributes: string): string {
    const short = hasShortNames(node as Element) ? ' data-short' : '';
    const columns = renderColumnMark('narrow', findShortColumns(node as Element));
    const prose = renderColumnMark('prose', findProseColumns(node as Element));
    return `<div class="table-scroll" tabindex="0" role="group" aria-label="${this.context.messages.table}"${short}${columns}${prose}><table${attributes}>${this.nodes(withRowHeaders(node as Element).children as readonly RenderNode[])}</table></div>`;
  }

  imageSize(node: RenderElement): string {
    const {asset, imageSize} = this.context;
    const source = imageSize && asset(String(node.attributes.get('src')));
    const size = source && imageSize(source);
    return size ? ` width="${size.width}" height="${size.height}"` : '';
  }

  // Check only URLs: the tree builder writes all names and other attributes.
  #attributes(node: RenderElement): string {
    let text = '';
    for (const [name, value] of node.attributes) {
      if (name === 'id') this.#ids.add(String(value));
      if (name === 'href') {
        const link = this.context.href(String(value));
        if (!link) continue;
        for (const [key, each] of Object.entries(buildLinkTarget(link))) text += ` ${key}="${escapeHtml(each)}"`;
      } else if (name === 'src') {
        const source = this.context.asset(String(value));
        if (source) text += ` src="${escapeHtml(source)}" loading="lazy"`;
      } else text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    }
    if (node.name === 'img') {
      if (!node.attributes.has('alt')) text += ' alt=""';
      text += this.imageSize(node);
    }
    const label = readOwn(labels, String(node.attributes.get('role')));
    if (label) text += ` aria-label="${this.context.messages[label]}"`;
    if (node.name === 'input') text += ` aria-label="${this.context.messages.task}"`;
    return text;
  }
}

function renderColumnMark(name: string, columns: readonly number[]): string {
  return columns.length > 0 ? ` data-${name}="${columns.join(' ')}"` : '';
}

/** Number of characters of code that fit on one line of a phone, in a heading and in a paragraph. */
const LINE_OF_HEADING = 20;
const LINE_OF_TEXT = 36;

/** Inserts line break opportunities between the words of a long name, because browsers do not break code. */
function breakName(code: string, isInHeading: boolean): string {
  if (code.length <= (isInHeading ? LINE_OF_HEADING : LINE_OF_TEXT) || /[<\s]/.test(code)) return code;
  return code.replace(/(?<=\w[_./:])(?=\w)|(?<=[a-z\d])(?=[A-Z][a-z])/g, '<wbr>');
}

/** Prevents a line break between `--` and the name of an option or custom property. */
function keepOptions(code: string): string {
  return code.includes('<') ? code : code.replace(/(?<![\w-])--[^\s&-]+/g, '<span class="no-break">$&</span>');
}
