import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {buildServerUrl, type Server} from '../../../openapi/document/document-info.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import type {ViewContext} from '../view-context.js';
import {renderMethod} from './method.js';
import {listServers} from './servers.js';

/** Renders a request's URL, with buttons to fill it in and send it. Scripts identify a server by its URL template. */
export function renderRequestBar(context: ViewContext, operation: Operation): Html {
  const {apiMessages} = context;
  const {method, path, parameters, requestBody} = operation;
  const servers = listServers(context, operation.servers);
  const canFill = parameters.length > 0 || requestBody !== undefined;
  const fill = canFill
    ? html`<button class="request-fill" type="button" data-markdown-ignore>${apiMessages.editValues}</button>`
    : emptyHtml;
  // Next to the bar, because it does not scroll with it.
  return html`${fill}<div class="request-bar" role="group" aria-label="${method} ${path}" data-markdown-ignore>${renderMethod(method)}<span class="request-address">${renderServerMenu(context, servers)}<code class="request-path"${renderHtmlAttributes({title: path})}>${path}</code></span><button class="request-send" type="button" aria-keyshortcuts="Control+Enter Meta+Enter">${apiMessages.send}<kbd aria-hidden="true"></kbd></button></div>`;
}

/** Returns whether readers can fill in and send the request on the page. */
export function isInteractive({options}: ViewContext): boolean {
  return (options.playground ?? 'interactive') === 'interactive';
}

function renderServerMenu({apiMessages, options: {withoutMock}}: ViewContext, servers: readonly Server[]): Html {
  const [first] = servers;
  if (!first) return emptyHtml;
  // Omit a single relative server: it is the document's own host.
  if (servers.length === 1 && getServerLabel(first).startsWith('/')) return emptyHtml;
  if (servers.length === 1 && withoutMock)
    return html`<span class="request-host"${renderHtmlAttributes({title: buildServerUrl(first)})}>${getServerLabel(first)}</span>`;
  const options = servers.map(
    server =>
      html`<option${renderHtmlAttributes({value: server.url, title: buildServerUrl(server)})}>${getServerLabel(server)}</option>`,
  );
  const mock = withoutMock ? emptyHtml : html`<option value="mock">${apiMessages.mock}</option>`;
  return html`<span class="request-menu"><select class="request-host" aria-label="${apiMessages.server}">${options}${mock}</select></span>`;
}

/** Returns a server's label: its name, or else its host. */
function getServerLabel(server: Server): string {
  const {name, description} = server;
  const url = buildServerUrl(server);
  return name ?? description ?? (URL.canParse(url) ? new URL(url).host : url);
}
