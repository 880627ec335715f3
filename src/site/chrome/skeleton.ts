import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../base/html.js';
import {type ChromeMessages, en} from '../../messages/en.js';
import {findPartId, getSkipFragment, type partIds} from './part-ids.js';

/** Contents of a site's regions. Absent ones are filled later. */
interface SiteParts {
  /** Attributes of the outermost element. */
  readonly attributes?: Readonly<Record<string, string | boolean | null | undefined>>;
  readonly banner?: Html;
  readonly header?: Html;
  readonly sidebar?: Html;
  readonly eyebrow?: Html;
  readonly tools?: Html;
  readonly head?: Html;
  readonly contents?: Html;
  readonly article?: Html;
  readonly bottom?: Html;
  readonly footer?: Html;
}

/** Gray bars that replace a page while it loads. They appear after a short delay. */
export const loadingSkeleton = html`<div class="page-waiting" aria-hidden="true"><div></div><div></div><div></div><div></div></div>`;

/**
 * Renders the layout grid of a site, with reserved space for every region. Converters to Markdown skip
 * `data-markdown-ignore`. `taken` contains the ids in the page, which regions must not use.
 */
export function renderSkeleton(
  parts: SiteParts = {},
  used: {has(id: string): boolean} = new Set(),
  messages: ChromeMessages = en,
): Html {
  const {banner, header, sidebar, eyebrow, tools, head, contents, article, bottom, footer} = parts;
  const own = parts.attributes ? renderHtmlAttributes(parts.attributes) : emptyHtml;
  const id = (part: keyof typeof partIds) => renderHtmlAttributes({id: findPartId(part, used)});
  return html`<div class="site"${own}><a class="skip-link" href="#${getSkipFragment(used)}" data-action="skip">${messages.skipToContent}</a><div data-markdown-ignore class="site-banner"${id('banner')}>${banner}</div><header data-markdown-ignore class="site-header"${id('header')}>${header}</header><div class="site-body"><div data-markdown-ignore class="site-sidebar"${id('sidebar')}>${sidebar}</div><div class="site-page"${id('page')}><main class="site-main"${id('main')} tabindex="-1"><div data-markdown-ignore class="page-top"><div class="eyebrow">${eyebrow}</div><div class="page-tools">${tools}</div></div><header class="page-head docs-content"${id('head')}>${head}</header><div data-markdown-ignore class="site-contents"${id('contents')}>${contents}</div><article class="site-article docs-content mdx-content"${id('article')}>${article}</article><div data-markdown-ignore class="page-bottom"${id('bottom')}>${bottom}</div></main><footer data-markdown-ignore class="site-footer"${id('footer')}>${footer}</footer></div></div><div class="visually-hidden" role="status" aria-live="polite"></div></div>`;
}
