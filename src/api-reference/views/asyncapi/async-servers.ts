import type {AsyncSecurity, AsyncServer} from '../../../asyncapi/model.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {renderScheme} from '../operation/security.js';
import {renderVariables} from '../operation/servers.js';
import {renderDocsLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';
import {renderBindings} from './bindings.js';
import {loadAsyncMessages} from './load-async-messages.js';
import {renderTags} from './message.js';

/**
 * Renders a server: URL with variables, protocol, security, and description. In an overview, names the security schemes
 * only, because a separate section describes them.
 */
export function renderAsyncServer(context: ViewContext, server: AsyncServer, isInOverview = false): Html {
  const {name, protocol, protocolVersion, description, tags, externalDocs, bindings, variables, url} = server;
  const version = protocolVersion ? html` ${protocolVersion}` : emptyHtml;
  const badge = protocol ? html`<span class="badge">${protocol}${version}</span>` : emptyHtml;
  const head = html`<p class="server-head"><b>${name}</b>${badge}</p><p class="server-url"><code>${url}</code></p>`;
  const docs = externalDocs ? html`<p>${renderDocsLink(context, externalDocs)}</p>` : emptyHtml;
  const tagged = tags.length > 0 ? renderTags(context, tags) : emptyHtml;
  return html`<div class="server channel-server"${renderHtmlAttributes({'data-server': name})}>${head}${context.text(description)}${renderVariables(context, variables)}${renderSignIn(context, server, isInOverview)}${docs}${tagged}${renderBindings(context, bindings)}</div>`;
}

/** Returns the scopes that the requirements of a server name for a scheme. */
export function listScopes(security: AsyncSecurity['security'], name: string): readonly string[] {
  return [...new Set(security.flat().flatMap(({key, scopes}) => (key === name ? scopes : [])))];
}

/** Renders security schemes with their descriptions and flows. With `isNameOnly`, omits their details. */
function renderSignIn(context: ViewContext, {security, schemes}: AsyncSecurity, isNameOnly: boolean): Html {
  const keys = [...new Set(security.flat().map(({key}) => key))];
  if (keys.length === 0) return emptyHtml;
  const title = html`<p class="api-subtitle">${context.apiMessages.authorization}</p>`;
  if (isNameOnly) return html`${title}<p>${keys.map(key => html`<code>${key}</code> `)}</p>`;
  const list = keys.map(key => {
    const scheme = schemes.find(each => each.key === key) ?? {key, type: '', flows: []};
    return renderScheme(context, scheme, listScopes(security, key));
  });
  return html`${title}${list}`;
}

export function renderAsyncServers(context: ViewContext, servers: readonly AsyncServer[]): Html {
  const list = servers.map(each => renderAsyncServer(context, each));
  return context.section('servers', context.apiMessages.firstServers, html`${list}`);
}

/** Returns a context with labels for the authentication types that only AsyncAPI has. */
export function withSignIn(context: ViewContext): ViewContext {
  context.signIn = loadAsyncMessages(context).signIn;
  return context;
}
