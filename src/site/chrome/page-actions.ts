import {attributes, type Html, html, nothing} from '../../base/html.js';
import {fill} from '../../base/words.js';
import {glyph} from '../../components/glyphs.js';
import {icon} from '../../components/icon.js';
import type {ContextualOption} from '../../config/config.js';
import {withServer} from '../../config/mcp.js';
import type {Words} from '../../messages/en.js';
import {askAbout} from './ask-about.js';
import type {ChromeInput} from './chrome.js';
import {toolLink} from './tool-link.js';

const assistants: Readonly<Record<string, {title: string; href: (address: string) => string}>> = {
  assistant_a: {title: 'ChatGPT', href: question => `https://chatgpt.com/?hints=search&q=${question}`},
  assistant_b: {title: 'Claude', href: question => `https://claude.ai/new?q=${question}`},
  cursor: {title: 'Cursor', href: question => `https://cursor.com/link/prompt?text=${question}`},
  perplexity: {title: 'Perplexity', href: question => `https://www.perplexity.ai/search?q=${question}`},
};

/** Copy and view of the page as Markdown, assistants, and the author's own links. */
export function renderActions(input: ChromeInput): Html {
  const {config, words} = input;
  const own = input.page.contextual;
  const options = own ? withServer(own, config) : config.contextual.options;
  const feed = feedLink(input);
  const {file, isOperation, slug, head} = input.page;
  // The overview of a document has a text too.
  if (!(file || isOperation || head.binding?.kind === 'overview') || slug === '404' || options.length === 0)
    return feed === nothing ? nothing : html`<div class="page-actions">${feed}</div>`;
  const copies = options.includes('copy');
  const rest = [
    ...options.filter(option => option !== 'copy').map(option => action(option, input)),
    isOperation ? embedding(words) : nothing,
  ];
  // Where every entry opens the page somewhere else, there are no other actions that these would be more than.
  const asks = !isOperation && options.every(each => typeof each === 'string' && Object.hasOwn(assistants, each));
  const named = asks ? fill(words.openIn, {name: '…'}) : words.pageActions;
  const more = rest.some(each => each !== nothing)
    ? html`<site-menu><details class="menu menu-end"><summary class="button button-quiet" aria-label="${named}">${copies ? nothing : named}${glyph('down')}</summary><ul class="menu-list">${rest}</ul></details></site-menu>`
    : nothing;
  const copy = copies
    ? html`<button class="button button-quiet" type="button" data-action="copy-page" data-done="${words.copied}" data-failed="${words.copyFailed}">${glyph('copy')}<span class="button-words">${words.copyPage}</span></button>`
    : nothing;
  return html`<div class="page-actions">${feed}${copy}${more}</div>`;
}

/** Copies what shows the operation in a page of somebody else. */
function embedding(words: Words): Html {
  return html`<li><button class="menu-link" type="button" data-action="embed" data-done="${words.copied}" data-failed="${words.copyFailed}"><span class="menu-words"><span class="button-words">${words.embedOperation}</span></span></button></li>`;
}

function feedLink({page, ports}: ChromeInput): Html {
  if (page.feed === undefined) return nothing;
  return html`<a class="button button-quiet page-feed" href="${page.feed}" type="application/rss+xml">${icon('rss', ports)}RSS</a>`;
}

function action(option: ContextualOption, input: ChromeInput): Html {
  const {words, page, href, ports} = input;
  if (typeof option === 'object') {
    if (option.tool) return html`${toolLink(option, input)}`;
    const address = href(option.href.replaceAll('$path', page.slug));
    return address
      ? html`<li><a class="menu-link" href="${address.href}" target="_blank" rel="noopener noreferrer">${icon(option.icon, ports)}<span class="menu-words"><span>${option.title}</span>${option.description ? html`<span class="menu-description">${option.description}</span>` : nothing}</span></a></li>`
      : nothing;
  }
  if (option === 'view')
    return html`<li><a class="menu-link"${attributes(page.markdown ? {href: page.markdown.href, target: '_blank', rel: 'noopener'} : {href: '#', 'data-action': 'view-page'})}><span class="menu-words"><span>${words.viewMarkdown}</span></span></a></li>`;
  const assistant = Object.hasOwn(assistants, option) ? assistants[option] : undefined;
  // Where the site lies may be known to the browser only: it fills the address in.
  const source = page.markdown?.address;
  const question = source === undefined ? '' : encodeURIComponent(askAbout(source, 'it'));
  return assistant
    ? html`<li><a class="menu-link" href="${assistant.href(question)}" data-action="ask" target="_blank" rel="noopener noreferrer"><span class="menu-words"><span>${fill(words.openIn, {name: assistant.title})}</span></span>${glyph('outward')}</a></li>`
    : nothing;
}
