import {escapeHtml, Html} from '../html.js';
import type {Element} from '../tree/tree.js';
import {attributeName, droppedElements, elementName, isAllowedElement, voidElements} from './html-elements.js';
import type {Names, TreeRenderer} from './render-tree.js';
import {styleText} from './style-text.js';

/** An element that is no component: HTML of the allow-list, an author's custom element, or a name nobody knows. */
export function renderElement(renderer: TreeRenderer, node: Element, names: Names): string {
  const name = elementName(node.name);
  if (droppedElements.has(name)) return '';
  if (isAllowedElement(node.name)) {
    if (name === 'p') return renderParagraph(renderer, node, names);
    if (/^h[1-6]$/.test(name))
      return renderer.heading({...node, name}, htmlAttributes(renderer, node, name, names, 'id'), names);
    if (name === 'table') return renderer.table(node, htmlAttributes(renderer, node, name, names), names);
    const open = `<${name}${htmlAttributes(renderer, node, name, names)}>`;
    if (name === 'a') return renderer.link(node, open, names);
    return voidElements.has(name) ? open : `${open}${renderer.nodes(node.children, names)}</${name}>`;
  }
  // Authors add behaviour with their own custom elements.
  if (/^[a-z][a-z\d._]*-[a-z\d._-]*$/.test(node.name))
    return `<${name}${customAttributes(renderer, node, names)}>${renderer.nodes(node.children, names)}</${name}>`;
  // Reported before what is inside is drawn, which has lines of its own.
  if (!['html', 'body', 'head', 'form', 'label', 'fieldset', 'select', 'option', 'textarea'].includes(name))
    renderer.report({
      code: 'component-unknown',
      level: 'warning',
      message: `There is no component <${node.name}>. Its content is shown without it.`,
      fix: `Import ${node.name}, or use a component that exists.`,
      at: `<${node.name}`,
      names,
    });
  return renderer.nodes(node.children, names);
}

/** `<p>` over several lines holds a paragraph of Markdown, and HTML has none inside another. */
function renderParagraph(renderer: TreeRenderer, node: Element, names: Names): string {
  const attributes = htmlAttributes(renderer, node, 'p', names);
  const blocks = node.children.filter(
    child => child.type === 'element' && !child.tag && child.name === 'p',
  ) as Element[];
  if (blocks.length > 1) return `<div${attributes}>${renderer.nodes(node.children, names)}</div>`;
  const children = node.children.flatMap(child => (child === blocks[0] ? blocks[0].children : child));
  return `<p${attributes}>${renderer.nodes(children, names)}</p>`;
}

function htmlAttributes(renderer: TreeRenderer, node: Element, name: string, names: Names, skip?: string): string {
  let text = '';
  const set = (key: string, value: string | true) => {
    text += value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`;
  };
  for (const [written, raw] of node.attributes) {
    // An anchor of older pages: a name would be one in scripts too, an id is all that links need.
    const isAnchor = name === 'a' && written === 'name' && !node.attributes.has('id');
    const key = isAnchor ? 'id' : attributeName(name.toLowerCase(), written);
    if (!key || key === skip) continue;
    const value = renderer.value(raw, names);
    if (value instanceof Html || value === false || value === null || value === undefined) continue;
    if (key === 'class') renderer.usesClasses = true;
    if (key === 'style') {
      const style = styleText(value === true ? '' : value);
      if (style) set(key, style);
    } else if (key === 'href') {
      const address = renderer.context.href(String(value));
      if (!address) continue;
      set(key, address.href);
      if (address.external && !node.attributes.has('target')) text += ' target="_blank" rel="noopener"';
    } else if (key === 'src' || key === 'poster') {
      const source = renderer.context.asset(String(value));
      if (source && (name !== 'iframe' || /^https?:/.test(source))) set(key, source);
    } else if (key === 'srcset') set(key, renderer.context.srcset(String(value)));
    else if (key === 'id') set(key, renderer.id(String(value)));
    else if (key === 'target') set(key, '_blank');
    else if (key === 'rel') continue;
    else if (value === true) set(key, true);
    else if (typeof value !== 'object') set(key, String(value));
  }
  if (node.attributes.has('target') && name === 'a') text += ' rel="noopener"';
  if (name === 'img' && !node.attributes.has('alt')) text += ' alt=""';
  if (name === 'img' || name === 'iframe') text += ' loading="lazy"';
  if (name === 'iframe' && !node.attributes.has('title'))
    text += ` title="${escapeHtml(renderer.context.words.embedded)}"`;
  if (name === 'button') text += ' type="button"';
  if (name === 'input' && !text.includes(' disabled')) text += ' disabled';
  if (name === 'input') text += ` aria-label="${escapeHtml(renderer.context.words.task)}"`;
  return text;
}

const refused = /^(?:on|style$|srcdoc$|is$|slot$|id$|name$|form|href$|xlink)/i;

function customAttributes(renderer: TreeRenderer, node: Element, names: Names): string {
  let text = '';
  const hasClass = node.attributes.has('class');
  for (const [name, raw] of node.attributes) {
    if (name === 'className' && hasClass) continue;
    if (refused.test(name) || !/^[a-zA-Z][\w-]*$/.test(name)) continue;
    const value = renderer.value(raw, names);
    if (value === true) text += ` ${name.toLowerCase()}`;
    else if (typeof value === 'string' || typeof value === 'number') {
      const safe = /^src/i.test(name) ? renderer.context.asset(String(value)) : String(value);
      if (safe !== undefined) text += ` ${name === 'className' ? 'class' : name.toLowerCase()}="${escapeHtml(safe)}"`;
    }
  }
  return text;
}
