import {escapeHtml} from '../../../base/html.js';
import {formatStyle} from '../../../components/format-style.js';
import {
  isAllowedElement,
  isCustomElement,
  isInternalReference,
  isUnknownElement,
  toHtmlAttributeName,
  toHtmlName,
  voidElements,
} from '../../../components/html-elements.js';
import type {LiteralValue} from '../../../tree/literal.js';
import {Fragment, getNodeText, type RenderElement} from '../../../tree/render-tree.js';
import type {HtmlRenderer} from './render-html.js';

/**
 * Renders an element that is not a component of Lectern: allowed HTML, a custom element of the author, or an unknown
 * name.
 */
export function renderElement(renderer: HtmlRenderer, node: RenderElement): string {
  const name = toHtmlName(node.name);
  if (isAllowedElement(node.name)) {
    if (name === 'p') return renderParagraph(renderer, node);
    if (/^h[1-6]$/.test(name)) return renderer.heading({...node, name}, renderAttributes(renderer, node, name, 'id'));
    if (name === 'table') return renderer.table(node, renderAttributes(renderer, node, name));
    const open = `<${name}${renderAttributes(renderer, node, name)}>`;
    if (name === 'a') return renderer.link(node, open);
    if (name === 'svg') return renderDrawing(renderer, node, open);
    return voidElements.has(name) ? open : `${open}${renderer.nodes(node.children)}</${name}>`;
  }
  if (isUnknownElement(node.name))
    return `<${name}${renderAttributes(renderer, node, name)}>${renderer.nodes(node.children)}</${name}>`;
  // Leave custom elements in the page: the author's scripts define them.
  return isCustomElement(node.name)
    ? `<${name}${renderCustomAttributes(renderer, node)}>${renderer.nodes(node.children)}</${name}>`
    : renderer.nodes(node.children);
}

/**
 * Renders an SVG. Its `<title>` becomes the accessible name, because the element would be parsed as HTML (security rule
 * A7).
 */
function renderDrawing(renderer: HtmlRenderer, node: RenderElement, open: string): string {
  const isText = (child: RenderElement['children'][number]): child is RenderElement =>
    child.type === 'element' && (child.name === 'title' || child.name === 'desc');
  const title = node.children.filter(isText).find(({name}) => name === 'title');
  const text = title ? getNodeText(title.children).trim() : '';
  const isNamed = ['aria-label', 'aria-labelledby', 'aria-hidden'].some(name => node.attributes.has(name));
  const name =
    text && !isNamed ? `${node.attributes.has('role') ? '' : ' role="img"'} aria-label="${escapeHtml(text)}"` : '';
  return `${open.slice(0, -1)}${name}>${renderer.nodes(node.children.filter(child => !isText(child)))}</svg>`;
}

/** Renders `<p>` without the Markdown paragraph inside it: HTML paragraphs cannot nest. */
function renderParagraph(renderer: HtmlRenderer, node: RenderElement): string {
  const attributes = renderAttributes(renderer, node, 'p');
  const blocks = node.children.filter(
    child => child.type === 'element' && !child.tag && child.name === 'p',
  ) as RenderElement[];
  if (blocks.length > 1) return `<div${attributes}>${renderer.nodes(node.children)}</div>`;
  const children = node.children.flatMap(child => (child === blocks[0] ? blocks[0].children : child));
  return `<p${attributes}>${renderer.nodes(children)}</p>`;
}

/** Matches SVG attributes that can refer to other elements of the image by id. */
const ofDrawings = /^(?:fill|stroke|clip-path|mask|marker-\w+)$/;

/** Props by which an author sizes an image. With any of them, its intrinsic size is not written. */
const looks: ReadonlySet<string> = new Set(['width', 'height', 'style', 'srcset', 'class']);

function renderAttributes(renderer: HtmlRenderer, node: RenderElement, name: string, skip?: string): string {
  let text = '';
  let hasLooks = false;
  const set = (key: string, value: string | true) => {
    hasLooks ||= looks.has(key);
    text += value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  };
  for (const [written, value] of node.attributes) {
    // Render the older `<a name>` as an id: both are link targets, but scripts could also find a name.
    const isAnchor = name === 'a' && written === 'name' && !node.attributes.has('id');
    const key = isAnchor ? 'id' : toHtmlAttributeName(name.toLowerCase(), written);
    if (!key || key === skip) continue;
    if (value instanceof Fragment || value === false || value === null || value === undefined) continue;
    // Skip lists and objects, which have no text for an attribute.
    if (typeof value === 'object' && key !== 'style') continue;
    if (key === 'class') renderer.classes.add(String(value));
    if (key === 'style') {
      const style = formatStyle(value === true ? '' : (value as LiteralValue));
      if (style) set(key, style);
    } else if (key === 'href') {
      const link = renderer.context.href(String(value));
      if (!link) continue;
      set(key, link.href);
      if (link.external && !node.attributes.has('target')) text += ' target="_blank" rel="noopener"';
    } else if (key === 'src' || key === 'poster') {
      const source = renderer.context.asset(String(value));
      if (source && (name !== 'iframe' || /^https?:/.test(source))) set(key, source);
    } else if (key === 'srcset') set(key, renderer.context.srcset(String(value)));
    else if (key === 'id') set(key, renderer.ownId(String(value)));
    else if (key === 'target') set(key, '_blank');
    else if (key === 'rel') continue;
    else if (value === true) set(key, true);
    else if (!ofDrawings.test(key) || isInternalReference(String(value))) set(key, String(value));
  }
  if (node.attributes.has('target') && name === 'a') text += ' rel="noopener"';
  if (name === 'img' && !node.attributes.has('alt')) text += ' alt=""';
  if (name === 'img' || name === 'iframe') text += ' loading="lazy"';
  if (name === 'img' && !hasLooks) text += renderer.imageSize(node);
  if (name === 'iframe' && !node.attributes.has('title'))
    text += ` title="${escapeHtml(renderer.context.messages.embedded)}"`;
  if (name === 'video' && renderer.frames > 0) text += buildAutoplayAttributes(node, text);
  if (name === 'button') text += ' type="button"';
  if (name === 'input' && !text.includes(' disabled')) text += ' disabled';
  if (name === 'input') text += ` aria-label="${escapeHtml(renderer.context.messages.task)}"`;
  return text;
}

/**
 * Returns attributes to add to an autoplaying video in a frame. Browsers require `muted` for autoplay, and phones also
 * `playsinline`.
 */
function buildAutoplayAttributes({attributes}: RenderElement, written: string): string {
  if (!/ autoplay\b/.test(written)) return '';
  return ['playsInline', 'loop', 'muted']
    .filter(name => !attributes.has(name) && !attributes.has(name.toLowerCase()))
    .map(name => ` ${name.toLowerCase()}`)
    .join('');
}

const refused = /^(?:on|style$|srcdoc$|is$|slot$|form|href$|xlink)/i;

function renderCustomAttributes(renderer: HtmlRenderer, node: RenderElement): string {
  let text = '';
  const hasClass = node.attributes.has('class');
  for (const [name, value] of node.attributes) {
    if (name === 'className' && hasClass) continue;
    if (refused.test(name) || !/^[a-zA-Z][\w-]*$/.test(name)) continue;
    if (value === true) text += ` ${name.toLowerCase()}`;
    else if (name === 'id') text += ` id="${escapeHtml(renderer.ownId(String(value)))}"`;
    else if (typeof value === 'string' || typeof value === 'number') {
      const safe = /^src/i.test(name) ? renderer.context.asset(String(value)) : String(value);
      const key = name === 'className' ? 'class' : name.toLowerCase();
      if (key === 'class') renderer.classes.add(String(value));
      if (safe !== undefined) text += ` ${key}="${escapeHtml(safe)}"`;
    }
  }
  return text;
}
