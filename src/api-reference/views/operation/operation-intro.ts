import {fillMessage} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {renderTitle} from '../../../components/parse-title-parts.js';
import {renderOperationHead} from '../../../components/render-operation-head.js';
import type {Located} from '../../../openapi/document/located.js';
import {nameOperation} from '../../../openapi/operation/name-operation.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import {renderDocsLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';
import {listServers, renderServers} from './servers.js';

/**
 * Renders title, method line, base URL, and description. A page bound to the operation renders title and method line
 * itself. The method line opens the request form, and `data-playground` limits what the form offers.
 *
 * @param briefSecurity One line about the authentication, below the base URL.
 */
export function renderIntro(context: ViewContext, operation: Operation, node: Located, briefSecurity: Html): Html {
  const {messages, apiMessages, options} = context;
  const {label, kind, description, externalDocs, deprecated} = operation;
  const badge = html`${deprecated ? html` <span class="badge tone-warning">${messages.deprecated}</span>` : emptyHtml}${context.badges(node)}`;
  const title = options.isBound ? emptyHtml : html`<h2 class="operation-title">${renderTitle(label)}${badge}</h2>`;
  const boundBadge = options.isBound && badge.text ? html`<p class="operation-marks">${badge}</p>` : emptyHtml;
  const sent =
    kind === 'webhook'
      ? html`<p class="quiet">${fillMessage(apiMessages.sentToYou, {method: operation.method})}</p>`
      : emptyHtml;
  const base =
    kind === 'operation' && options.playground !== 'hide'
      ? renderServers(context, listServers(context, operation.servers))
      : emptyHtml;
  const docs = externalDocs ? html`<p>${renderDocsLink(context, externalDocs)}</p>` : emptyHtml;
  const about = html`${context.text(description, context.level + 1, true)}${docs}`;
  return html`${title}${boundBadge}${renderMethodLine(context, operation)}${base}${briefSecurity}${sent}${about.text ? html`<div class="operation-about">${about}</div>` : emptyHtml}`;
}

function renderMethodLine({options, page}: ViewContext, operation: Operation): Html {
  if (options.isBound) return emptyHtml;
  const {method, path} = nameOperation(operation);
  const mode = renderHtmlAttributes({'data-playground': options.playground ?? 'interactive'});
  return html`<div class="operation-line"${mode}>${renderOperationHead({method, target: path}, page)}</div>`;
}
