import {type Html, html} from '../../src/html.js';
import {en} from '../../src/messages/en.js';

/** The grid of a site without content: every part has its place before it is there. */
export const skeleton: Html = html`<div class="site"><a class="skip-link" href="#content" data-action="skip">${en.skipToContent}</a><div class="site-banner"></div><header class="site-header"></header><div class="site-body"><div class="site-sidebar" id="site-sidebar"></div><div class="site-page"><main class="site-main" id="content" tabindex="-1"><div class="page-top"><div class="eyebrow"></div><div class="page-tools"></div></div><header class="page-head docs-content"></header><div class="site-contents"></div><article class="site-article docs-content"></article><div class="page-bottom"></div></main><footer class="site-footer"></footer></div></div><div class="visually-hidden" role="status" aria-live="polite"></div></div>`;

/** The parts of the skeleton, found once. */
export function partsOf(host: Element) {
  const find = (name: string) => host.querySelector(name) as HTMLElement;
  return {
    site: find('.site'),
    banner: find('.site-banner'),
    header: find('.site-header'),
    sidebar: find('.site-sidebar'),
    main: find('.site-main'),
    eyebrow: find('.eyebrow'),
    tools: find('.page-tools'),
    head: find('.page-head'),
    contents: find('.site-contents'),
    article: find('.site-article'),
    bottom: find('.page-bottom'),
    footer: find('.site-footer'),
    status: find('[role=status]'),
  };
}

export type Parts = ReturnType<typeof partsOf>;
