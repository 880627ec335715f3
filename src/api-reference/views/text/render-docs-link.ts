import {type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import type {ExternalDocs} from '../../../openapi/document/document-info.js';
import type {ViewContext} from '../view-context.js';
import {buildLinkAttributes} from './spec-links.js';

/** Renders a link from an API document. If its URL is not allowed, renders only the text (security rule A4). */
export function renderSpecLink({links}: ViewContext, url: string, text: string): Html {
  const link = links.href(url);
  if (link) return html`<a${renderHtmlAttributes(buildLinkAttributes(link))}>${text}</a>`;
  return text === url ? html`<code>${url}</code>` : html`${text} <code>${url}</code>`;
}

export function renderDocsLink(context: ViewContext, {url, description}: ExternalDocs): Html {
  // Use only the first line: a description can be several lines of Markdown.
  return renderSpecLink(context, url, description?.trim().split('\n')[0] || context.apiMessages.moreDocs);
}
