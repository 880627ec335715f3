import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../base/html.js';
import type {PageContext} from '../../components/component.js';
import {renderGlyph} from '../../components/glyphs.js';
import type {Banner} from '../../config/config.js';
import {parseTree, type Tree} from '../../markdown/syntax/parse-tree.js';

/** Parses a text in docs.json as page content. Makes a single paragraph inline. */
export function parseLine(text: string): Tree {
  const tree = parseTree(text);
  const only = tree.nodes[0];
  const isLine = tree.nodes.length === 1 && only?.type === 'element' && only.name === 'p';
  return isLine ? {...tree, nodes: only.children} : tree;
}

/** Renders the announcement above the header. `content` is its rendered text. */
export function renderBanner(banner: Banner, content: Html, {messages}: PageContext): Html {
  const close = banner.dismissible
    ? html`<button class="icon-button banner-close" type="button" data-action="dismiss" aria-label="${messages.dismiss}">${renderGlyph('close')}</button>`
    : emptyHtml;
  return html`<div class="banner" role="region"${renderHtmlAttributes({'data-type': banner.type, 'data-id': banner.id, 'aria-label': messages.announcement})}><div class="banner-text">${content}</div>${close}</div>`;
}
