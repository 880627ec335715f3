import {fillMessage} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {isWebUrl} from '../../../base/web-url.js';
import {isJson} from '../../../openapi/exports/is-json.js';
import type {ViewContext} from '../view-context.js';
import {getReadingMessages} from './get-reading-messages.js';

/**
 * Renders a document's downloads: a link to the original file, and buttons that create other formats. Without a link
 * for a document that is not a file.
 */
export function renderOverviewExports(context: ViewContext): Html {
  const {documents, links, page, apiMessages} = context;
  const {file} = documents.root;
  const messages = getReadingMessages(context);
  const bundle = page.download?.(file);
  const link = links.href(bundle ?? (isWebUrl(file) ? file : `/${file}`));
  if (!link) return emptyHtml;
  const isYaml = /\.ya?ml\b/i.test(file) || !(/\.json\b/i.test(file) || isJson(documents.texts.get(file) ?? ''));
  // A bundled document is always JSON, even if its files are YAML.
  const own = isYaml && bundle === undefined ? 'YAML' : 'JSON';
  const take = (kind: string, label: string) =>
    html`<button class="button" type="button"${renderHtmlAttributes({'data-export': kind})}>${label}</button>`;
  const forms = ['YAML', 'JSON'].map(form => {
    const label = fillMessage(messages.downloadAs, {name: form});
    return form === own
      ? html`<a class="button"${renderHtmlAttributes({href: link.href, download: true, 'data-source': true})}>${label}</a>`
      : take(form.toLowerCase(), label);
  });
  return html`<div class="overview-exports" role="group"${renderHtmlAttributes({'aria-label': apiMessages.download})}>${forms}${take('markdown', messages.copyForAgents)}</div>`;
}
