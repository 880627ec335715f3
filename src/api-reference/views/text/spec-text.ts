import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {limits} from '../../../base/limits.js';
import {decodeOnce} from '../../../base/slug.js';
import {renderCodeBlock} from '../../../components/code-block.js';
import type {PageContext} from '../../../components/component.js';
import {findProseColumns, withRowHeaders} from '../../../components/row-headers.js';
import {slugifyHeading} from '../../../components/slugify-heading.js';
import {renderReference} from '../../../markdown/render/html/render-reference.js';
import {parseDescription} from '../../../markdown/syntax/parse-description.js';
import {type Element, getPlainText, type Node} from '../../../tree/tree.js';
import {buildSpecAnchor, type SpecLinks} from './spec-links.js';

interface SpecTextContext {
  readonly links: SpecLinks;
  readonly page: PageContext;
  /** Level of the highest heading in the text. */
  readonly level?: number;
  /** Adds a heading to the table of contents. Returns its id. */
  readonly outlined?: (level: number, text: string) => string;
}

/** Renders Markdown. Undefined if it needs a more complete renderer. */
export type ReadMarkdown = (markdown: string, context: SpecTextContext) => Html | undefined;

/**
 * Tags to render in descriptions. For other HTML elements such as `div` and `span`, renders only the content. Unknown
 * tags appear as text.
 */
const allowed: ReadonlySet<string> = new Set(
  (
    'a b blockquote br caption code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s small span ' +
    'strike strong sub summary sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);
const unwrapped: ReadonlySet<string> = new Set(['div', 'span']);
/** Callout tags that authors use in descriptions. */
const notes: ReadonlySet<string> = new Set(['caution', 'important', 'note', 'tip', 'warning']);
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** Allowed attributes, with a pattern for their values. None of them can load a URL, run a script, or set an id. */
const safe: Readonly<Record<string, RegExp>> = {
  align: /^(?:left|center|right)$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  scope: /^(?:col|row)$/,
  start: /^\d{1,9}$/,
  title: /^.{1,500}$/s,
};

/** Renders a document's untrusted Markdown as allow-listed HTML (security rules A2 to A5). */
export function renderSpecText(markdown: string, context: SpecTextContext): Html {
  const nodes = parseDescription(markdown.trim(), allowed);
  const ids = context.outlined
    ? collectHeadingIds(nodes, context.outlined, context.level)
    : new Map<Element, HeadingId>();
  return html`<div class="spec-text">${draw(nodes, {...context, ids, depth: 0, isLink: false})}</div>`;
}

interface HeadingId {
  readonly id: string;
  /** Slug of the heading, by which links in the document refer to it. */
  readonly slug: string;
}

/** Collects the ids of all headings in advance, so that links can refer to later headings. */
function collectHeadingIds(
  nodes: readonly Node[],
  outlined: NonNullable<SpecTextContext['outlined']>,
  level: number | undefined,
): ReadonlyMap<Element, HeadingId> {
  const ids = new Map<Element, HeadingId>();
  for (const node of nodes) {
    if (node.type !== 'element' || !/^h[1-6]$/i.test(node.name)) continue;
    const text = getPlainText(node.children).trim();
    if (text) ids.set(node, {id: outlined(getHeadingLevel(node, level), text), slug: slugifyHeading(text)});
  }
  return ids;
}

/** Returns the level of a heading, shifted below the heading above the description. */
function getHeadingLevel({name}: Element, level = 4): number {
  return Math.min(6, level + Math.max(0, Number(name[1]) - 2));
}

interface Walk extends SpecTextContext {
  readonly ids: ReadonlyMap<Element, HeadingId>;
  readonly depth: number;
  /** True inside a link: HTML forbids nested links. */
  readonly isLink: boolean;
}

function draw(nodes: readonly Node[], walk: Walk): readonly Html[] {
  return nodes.map(node => {
    if (node.type === 'text') return node.reference ? renderReference(node.value) : html`${node.value}`;
    // Drop the rest of the info string, such as title and icon, which only pages use.
    if (node.type === 'code')
      return renderCodeBlock({...node, meta: '', language: getCodeLanguage(node.language)}, walk.page);
    if (node.type === 'expression') return html`{${node.source}}`;
    return walk.depth > limits.depth
      ? html`${getPlainText(node.children)}`
      : drawElement(node, {...walk, depth: walk.depth + 1});
  });
}

function drawElement(node: Element, walk: Walk): Html {
  const name = node.name.toLowerCase();
  if (name === 'input') return html`<span class="task-box">${node.attributes.has('checked') ? '☑' : '☐'}</span>`;
  if (name === 'a') return drawLink(node, walk);
  if (name === 'img') return drawImage(node, walk);
  const children = draw((name === 'table' ? withRowHeaders(node) : node).children, walk);
  if (/^h[1-6]$/.test(name)) {
    const tag = `h${getHeadingLevel(node, walk.level)}`;
    return html`<${tag}${renderHtmlAttributes({id: walk.ids.get(node)?.id})}>${children}</${tag}>`;
  }
  // Render a GitHub alert as a quote. Only pages render it as a callout.
  const isQuote = node.tag ? notes.has(name) : /^[A-Z]/.test(node.name);
  if (!isQuote && (!allowed.has(name) || unwrapped.has(name))) return html`${children}`;
  const tag = isQuote ? 'blockquote' : name;
  const open = html`<${tag}${renderSafeAttributes(node)}>`;
  if (empty.has(tag)) return open;
  const element = html`${open}${children}</${tag}>`;
  if (tag !== 'table') return element;
  const prose = findProseColumns(node).join(' ') || undefined;
  return html`<div class="table-scroll" tabindex="0" role="group" aria-label="${walk.page.messages.table}"${renderHtmlAttributes({'data-prose': prose})}>${element}</div>`;
}

function drawLink(node: Element, walk: Walk): Html {
  const children = draw(node.children, {...walk, isLink: true});
  const written = getTextAttribute(node, 'href');
  const anchor = walk.isLink ? undefined : (findHeadingAnchor(written, walk) ?? buildSpecAnchor(walk.links, written));
  return anchor
    ? html`<a${renderHtmlAttributes(anchor)}${renderSafeAttributes(node)}>${children}</a>`
    : html`${children}`;
}

/** Returns a link to the heading with a fragment's text: `#paging`, or `#section/Paging` as in other API tools. */
function findHeadingAnchor(written: string, {ids}: Walk): {readonly href: string} | undefined {
  const name = /^#(?:section\/(?:.*\/)?)?([^/]+)$/.exec(written)?.[1];
  const slug = name === undefined ? undefined : slugifyHeading(decodeOnce(name));
  const found = [...ids.values()].find(each => each.slug === slug);
  return found && {href: `#${found.id}`};
}

function drawImage(node: Element, {links, page}: Walk): Html {
  const alt = getTextAttribute(node, 'alt');
  const src = links.image(getTextAttribute(node, 'src'));
  return src === undefined
    ? html`${alt || emptyHtml}`
    : html`<img${renderHtmlAttributes({src, alt, loading: 'lazy', referrerpolicy: 'no-referrer', ...page.imageSize?.(src)})}>`;
}

function renderSafeAttributes({attributes: given}: Element): Html {
  const kept: Record<string, string> = {};
  for (const [key, value] of given)
    if (typeof value === 'string' && Object.hasOwn(safe, key) && safe[key]?.test(value)) kept[key] = value;
  return renderHtmlAttributes(kept);
}

function getTextAttribute({attributes: given}: Element, key: string): string {
  const value = given.get(key);
  return typeof value === 'string' ? value : '';
}

/** Returns the language to highlight. Shows diagrams as source code, because rendering them runs third-party code. */
function getCodeLanguage(language: string): string {
  return language.toLowerCase() === 'mermaid' ? 'text' : language;
}
