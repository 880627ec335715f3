import {type Html, html, renderHtmlAttributes} from '../../base/html.js';
import {limits} from '../../base/limits.js';
import {sanitizeUrl} from '../../base/url.js';
import {renderReference} from '../../markdown/render/html/render-reference.js';
import {parsePlain} from '../../markdown/syntax/parse-tree.js';
import {getPlainText, type Node} from '../../tree/tree.js';

const allowed: ReadonlySet<string> = new Set(
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Converts Markdown to plain HTML for feed readers: no classes, no custom elements, and absolute URLs. */
export function renderFeedHtml(markdown: string): string {
  return html`${draw(parsePlain(markdown, allowed), 0)}`.text;
}

function draw(nodes: readonly Node[], depth: number): readonly Html[] {
  return nodes.map(node => {
    if (node.type === 'text') return node.reference ? renderReference(node.value) : html`${node.value}`;
    if (node.type === 'code') return html`<pre><code>${node.value}</code></pre>`;
    if (node.type === 'expression') return html`{${node.source}}`;
    if (depth > limits.depth) return html`${getPlainText(node.children)}`;
    const name = node.name.toLowerCase();
    if (!allowed.has(name)) return html`${draw(node.children, depth + 1)}`;
    const address = (key: string, use: 'link' | 'image') => {
      const value = node.attributes.get(key);
      return typeof value === 'string' ? sanitizeUrl(value, use) : undefined;
    };
    const alt = node.attributes.get('alt');
    const kept = {
      href: name === 'a' ? address('href', 'link') : undefined,
      src: name === 'img' ? address('src', 'image') : undefined,
      alt: name === 'img' && typeof alt === 'string' ? alt : undefined,
    };
    const open = html`<${name}${renderHtmlAttributes(kept)}>`;
    return empty.has(name) ? open : html`${open}${draw(node.children, depth + 1)}</${name}>`;
  });
}
