import {render} from '@lit-labs/ssr';
import {collectResultSync} from '@lit-labs/ssr/lib/render-result.js';
import {markup, restoreMarkup} from '../../elements/base/markup.js';
import {chromeTemplates} from '../../elements/site-chrome/templates/chrome-templates.js';
import {type RenderEntries, renderEntry} from '../../elements/site-chrome/templates/entries.js';
import {renderSidebarContent} from '../../elements/site-chrome/templates/sidebar.js';
import {fromReceivedHtml, type Html} from '../../src/base/html.js';
import type {RenderChrome} from '../../src/prerender/chrome-renderer.js';
import type {EntryView} from '../../src/site/chrome/entry-view.js';

/** Renders a part of the page chrome to HTML, with Lit's server renderer. */
export const renderChrome: RenderChrome = (part, views) => {
  if (part === 'sidebar') return renderTemplate(renderSidebarContent(views.sidebar(), renderOnce));
  const view = views[part]();
  const render = () => renderTemplate(chromeTemplates[part](view as never));
  return part === 'header' || part === 'siteFooter' ? renderCached(part + JSON.stringify(view), render) : render();
};

/** HTML of sidebar entries that are the same on several pages. */
const entries = new WeakMap<EntryView, Html>();

const renderOnce: RenderEntries = views => {
  const texts = views.map(view => {
    let html = entries.get(view);
    if (!html) {
      html = renderTemplate(renderEntry(view, renderOnce));
      entries.set(view, html);
    }
    return html.text;
  });
  return markup(fromReceivedHtml(texts.join('')));
};

/** HTML of parts that are the same on all pages of a section. */
const parts = new Map<string, Html>();
const MAX_PARTS = 100;

function renderCached(view: string, render: () => Html): Html {
  let html = parts.get(view);
  if (!html) {
    if (parts.size === MAX_PARTS) parts.clear();
    html = render();
    parts.set(view, html);
  }
  return html;
}

/**
 * Renders a template of the page chrome. Removes Lit's hydration markers, because the router of a prerendered site
 * replaces whole parts, and the space that an absent attribute leaves.
 */
export function renderTemplate(template: unknown): Html {
  const text = collectResultSync(render(template))
    .replace(/<!--\/?lit-(?:part|node)[^>]*-->|<\?>/g, '')
    .replace(/<[a-z][^>]* (?=[ >])[^>]*/g, tag => tag.replace(/("[^"]*")| +(?=[ >]|$)/g, '$1'));
  return fromReceivedHtml(restoreMarkup(text));
}
