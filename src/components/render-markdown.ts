import {escapeHtml, Html} from '../html.js';
import {limits} from '../limits.js';
import type {Problem} from '../problem.js';
import {type Element, type Node, plainText} from '../tree/tree.js';
import {codeBlock} from './code-block.js';
import type {PageContext} from './component.js';
import {linkTarget} from './link-target.js';
import {withRowHeaders} from './row-headers.js';
import {slugifyHeading} from './slugify-heading.js';

/** A heading that the table of contents lists. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
}

export interface Rendered {
  /** The text has a place of its own for what the page is bound to. */
  readonly showsBinding?: boolean;
  readonly html: Html;
  readonly outline: readonly OutlineEntry[];
  readonly problems: readonly Problem[];
  /** The author has written a `class`: the style sheet of utility classes is needed. */
  readonly usesClasses: boolean;
}

/** Tree → HTML for a page that is Markdown alone. Pages with tags or expressions go through `renderTree`. */
export function renderMarkdown(nodes: readonly Node[], context: PageContext): Rendered {
  const renderer = new MarkdownRenderer<undefined>(context);
  const html = Html.assembled(renderer.nodes(nodes, undefined));
  return {html, outline: renderer.outline, problems: [], usesClasses: false};
}

const voids = new Set(['br', 'hr', 'img', 'input']);
/** Roles of footnotes, whose content says nothing to those who do not see it. */
const labels: Readonly<Record<string, 'footnotes' | 'backToText'>> = {
  'doc-endnotes': 'footnotes',
  'doc-backlink': 'backToText',
};
const headings: Readonly<Record<string, number>> = {h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6};

/**
 * Draws what Markdown makes: elements whose names come from our own tree builder. `Names` is what the layer above hands
 * down to the nodes of a component; Markdown itself has no use for it.
 */
export class MarkdownRenderer<Names> {
  readonly outline: OutlineEntry[] = [];
  readonly context: PageContext;
  protected depth = 0;
  /** Headings inside folded parts are not always visible: the table of contents does not lead to them. */
  protected folds = 0;
  /** Inside a link: HTML has no link in a link, and a browser would end the outer one. */
  protected links = 0;
  protected line = 1;
  readonly #ids = new Set<string>();
  /** The number that the next id of the same words would have: 20,000 equal headings are not counted anew each time. */
  readonly #counts = new Map<string, number>();

  constructor(context: PageContext) {
    this.context = context;
  }

  nodes(nodes: readonly Node[], names: Names): string {
    let text = '';
    for (const node of nodes) text += this.node(node, names);
    return text;
  }

  node(node: Node, names: Names): string {
    if (node.type === 'text') return node.reference ? node.value : escapeHtml(node.value);
    if (node.line) this.line = node.line;
    if (node.type === 'code') return codeBlock(node, this.context).text;
    if (node.type === 'expression') return this.expression(node.source, names);
    if (this.depth >= limits.depth) return escapeHtml(plainText(node.children));
    this.depth++;
    const text = this.element(node, names);
    this.depth--;
    return text;
  }

  /** An id that no other element of the page has. The second of a name gets `-2`, as on the platforms of this format. */
  id(words: string, kept?: ReadonlySet<string>): string {
    const base = slugifyHeading(words) || 'section';
    let id = base;
    // Two counts: what makes way for headings does not take their numbers.
    const counted = kept ? `${base} ` : base;
    let count = this.#counts.get(counted) ?? 2;
    for (; this.#ids.has(id) || kept?.has(id); count++) id = `${base}-${count}`;
    this.#counts.set(counted, count);
    this.#ids.add(id);
    return id;
  }

  protected expression(source: string, _names: Names): string {
    return escapeHtml(`{${source}}`);
  }

  protected element(node: Element, names: Names): string {
    const {name} = node;
    if (Object.hasOwn(headings, name)) return this.heading(node, '', names);
    if (name === 'table') return this.table(node, '', names);
    const open = `<${name}${this.#attributes(node)}>`;
    if (voids.has(name)) return open;
    return name === 'a' ? this.link(node, open, names) : `${open}${this.nodes(node.children, names)}</${name}>`;
  }

  link(node: Element, open: string, names: Names): string {
    if (this.links > 0) return this.nodes(node.children, names);
    this.links++;
    const text = `${open}${this.nodes(node.children, names)}</a>`;
    this.links--;
    return text;
  }

  list(entry: OutlineEntry): void {
    if (this.folds === 0) this.outline.push(entry);
  }

  heading(node: Element, attributes: string, names: Names): string {
    const level = headings[node.name] as number;
    const inside = this.nodes(node.children, names);
    const words = plainText(node.children).trim();
    const given = node.attributes.get('id');
    const id = this.id(typeof given === 'string' ? given : words);
    if (level >= 2 && level <= 4 && words) this.list({id, text: words, level: level as 2 | 3 | 4});
    if (this.links > 0) return `<h${level} id="${escapeHtml(id)}"${attributes}>${inside}</h${level}>`;
    const {href, words: say} = this.context;
    const label = escapeHtml(`${say.linkToSection}: ${words}`);
    const anchor = `<a class="heading-anchor" href="${escapeHtml(href(`#${id}`)?.href ?? '')}" aria-label="${label}"></a>`;
    return `<h${level} id="${escapeHtml(id)}"${attributes}>${inside}${anchor}</h${level}>`;
  }

  /** Wide tables scroll in a box of their own, which the keyboard can reach. */
  table(node: Element, attributes: string, names: Names): string {
    return `<div class="table-scroll" tabindex="0" role="group" aria-label="${this.context.words.table}"><table${attributes}>${this.nodes(withRowHeaders(node).children, names)}</table></div>`;
  }

  // Names and attributes are the tree builder's own; only addresses need a look.
  #attributes(node: Element): string {
    let text = '';
    for (const [name, value] of node.attributes) {
      if (name === 'href') {
        const address = this.context.href(String(value));
        if (!address) continue;
        for (const [key, each] of Object.entries(linkTarget(address))) text += ` ${key}="${escapeHtml(each)}"`;
      } else if (name === 'src') {
        const source = this.context.asset(String(value));
        if (source) text += ` src="${escapeHtml(source)}" loading="lazy"`;
      } else text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    }
    if (node.name === 'img' && !node.attributes.has('alt')) text += ' alt=""';
    const label = labels[String(node.attributes.get('role'))];
    if (label) text += ` aria-label="${this.context.words[label]}"`;
    if (node.name === 'input') text += ` aria-label="${this.context.words.task}"`;
    return text;
  }
}
