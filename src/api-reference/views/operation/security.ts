import {fillHtml} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {readOwn} from '../../../base/read-own.js';
import {chevronGlyph} from '../../../components/glyphs.js';
import type {OauthFlow, SecurityRequirement, SecurityScheme} from '../../../openapi/document/document-info.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import type {ViewOptions} from '../reader.js';
import {renderSpecLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';

/** Security of an operation: from the document, unless the page overrides it. */
export interface OperationAccess {
  readonly security: readonly SecurityRequirement[];
  readonly schemes: readonly SecurityScheme[];
}

/**
 * Returns an operation's security. The `auth` option of a page or element overrides the document. If the document has a
 * scheme of that type, uses its description.
 */
export function resolveSecurity(
  security: readonly SecurityRequirement[],
  schemes: readonly SecurityScheme[],
  auth: ViewOptions['auth'],
): OperationAccess {
  if (!auth) return {security, schemes: [...schemes, ...security.flat().flatMap(({scheme}) => scheme ?? [])]};
  const {method, name} = auth;
  if (method === 'none') return {security: [], schemes};
  const fits = (each: SecurityScheme) =>
    method === 'key'
      ? each.type === 'apiKey' && (name === undefined || each.name === name)
      : each.type === 'http' && each.scheme === method;
  const known = schemes.find(fits);
  if (known) return {security: [[{key: known.key, scopes: []}]], schemes};
  const made: SecurityScheme =
    method === 'key'
      ? {key: name ?? 'key', type: 'apiKey', in: 'header', flows: [], ...(name !== undefined && {name})}
      : {key: method, type: 'http', scheme: method, flows: []};
  return {security: [[{key: made.key, scopes: []}]], schemes: [made, ...schemes]};
}

/**
 * Returns the security to show for an operation. Webhooks and callbacks ignore the page's `auth`, because the API sends
 * those requests.
 */
export function buildAccess({schemes, options}: ViewContext, {security, kind}: Operation): OperationAccess {
  return resolveSecurity(security, schemes, kind === 'operation' ? options.auth : undefined);
}

/**
 * Returns whether the document or page explicitly sets an operation's security. Otherwise, do not claim that it needs
 * none: a document with schemes can still require credentials.
 */
export function isAccessStated({options}: ViewContext, {kind, security, statesSecurity}: Operation): boolean {
  if (kind !== 'operation') return security.some(requirement => requirement.length > 0);
  return statesSecurity || options.auth !== undefined;
}

/**
 * Returns whether a single line describes the security: at most one scheme, without facts, flows, scopes, or long text.
 */
export function isBriefAccess({security, schemes}: OperationAccess): boolean {
  if (security.length > 1) return false;
  const [requirement = []] = security;
  const [{key, scopes} = {key: '', scopes: []}] = requirement;
  if (requirement.length > 1 || scopes.length > 0) return false;
  const scheme = schemes.find(each => each.key === key);
  const {bearerFormat, openIdConnectUrl, oauth2MetadataUrl, flows = [], description = ''} = scheme ?? {};
  const hasFacts = bearerFormat || openIdConnectUrl || oauth2MetadataUrl || flows.length > 0;
  return !hasFacts && !description.trim().includes('\n');
}

/** Renders the alternative security requirements. Empty if the document defines none. */
export function renderSecurity(context: ViewContext, access: OperationAccess): Html {
  const {security, schemes} = access;
  const {apiMessages} = context;
  // The style sheets render a brief section as one line.
  const part = isBriefAccess(access) ? 'security is-brief' : 'security';
  const needed = security.filter(requirement => requirement.length > 0);
  if (needed.length === 0)
    return schemes.length > 0
      ? context.section(part, apiMessages.authorization, html`<p class="quiet">${apiMessages.noCredentials}</p>`)
      : emptyHtml;
  const alternatives = needed.map(requirement => {
    const fields = requirement.map(({key, scopes}, index) => {
      const scheme = schemes.find(each => each.key === key) ?? {key, type: '', flows: []};
      return html`${index > 0 ? html`<p class="security-and">${apiMessages.and}</p>` : emptyHtml}${renderScheme(context, scheme, scopes)}`;
    });
    return html`<div class="security-way">${fields}</div>`;
  });
  const either = needed.length > 1 ? html`<p class="quiet">${apiMessages.eitherOf}</p>` : emptyHtml;
  const optional =
    needed.length < security.length ? html`<p class="quiet">${apiMessages.optionalCredentials}</p>` : emptyHtml;
  return context.section(part, apiMessages.authorization, html`${either}${alternatives}${optional}`);
}

/** Renders a scheme: name, type, location, flows, and requested scopes. */
export function renderScheme(context: ViewContext, scheme: SecurityScheme, scopes: readonly string[]): Html {
  const {messages} = context;
  const {key, type, deprecated, description, bearerFormat} = scheme;
  const urls = [scheme.openIdConnectUrl, scheme.oauth2MetadataUrl].flatMap(url => url || []);
  const facts = [
    bearerFormat && html`<code>${bearerFormat}</code>`,
    ...urls.map(url => renderSpecLink(context, url, url)),
  ].filter(each => each !== undefined && each !== '');
  const flows = scheme.flows.map(flow => renderFlow(context, flow));
  const requested = scopes.length > 0 ? renderScopeList(context, pickRequestedScopes(scheme, scopes)) : emptyHtml;
  const badge = deprecated ? html` <span class="badge tone-warning">${messages.deprecated}</span>` : emptyHtml;
  return html`<div class="field"${renderHtmlAttributes({'data-scheme': key, 'data-type': type})}><div class="field-head"><code class="field-name${deprecated ? ' is-deprecated' : ''}">${key}</code> <span class="field-kind">${formatScheme(context, scheme)}</span>${badge}</div>${facts.length > 0 ? html`<div class="field-facts">${facts}</div>` : emptyHtml}<div class="field-body">${context.text(description)}${requested}${flows}</div></div>`;
}

/** Describes a scheme in words: "Bearer token in the Authorization header". */
export function formatScheme(
  {apiMessages, signIn}: ViewContext,
  {type, in: place, name = '', scheme}: SecurityScheme,
): Html {
  const authorization = html`<code>Authorization</code>`;
  const own = [type, `${type}-${place}`].find(key => Object.hasOwn(signIn, key));
  if (own !== undefined) return fillHtml(signIn[own] ?? '', {name: html`<code>${name}</code>`});
  if (type === 'apiKey' && name === '') return html`${apiMessages.keyWithoutName}`;
  if (type === 'apiKey') {
    const text =
      readOwn({query: apiMessages.keyInQuery, cookie: apiMessages.keyInCookie}, place) ?? apiMessages.keyInHeader;
    return fillHtml(text, {name: html`<code>${name}</code>`});
  }
  if (type === 'http' && scheme !== 'bearer' && scheme !== 'basic')
    return fillHtml(apiMessages.httpScheme, {name: authorization, scheme: html`<code>${scheme ?? ''}</code>`});
  const words: Readonly<Record<string, string>> = {
    http: scheme === 'basic' ? apiMessages.basic : apiMessages.bearer,
    oauth2: apiMessages.oauth2,
    openIdConnect: apiMessages.openIdConnect,
    mutualTLS: apiMessages.mutualTLS,
  };
  return fillHtml(readOwn(words, type) ?? apiMessages.unknownScheme, {name: authorization});
}

/** Returns the requested scopes. Takes their descriptions from the first flow that lists them. */
function pickRequestedScopes({flows}: SecurityScheme, scopes: readonly string[]): OauthFlow['scopes'] {
  const known = flows.flatMap(flow => flow.scopes);
  return scopes.map(name => known.find(each => each.name === name) ?? {name, description: ''});
}

function renderScopeList(context: ViewContext, scopes: OauthFlow['scopes']): Html {
  const list = scopes.map(
    ({name, description}) => html`<div><dt><code>${name}</code></dt><dd>${context.text(description)}</dd></div>`,
  );
  return html`<p class="flow-scopes">${context.apiMessages.scopes}</p><dl class="enum-list">${list}</dl>`;
}

const flowUrls = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;
const flowKinds = ['authorizationCode', 'implicit', 'password', 'clientCredentials', 'deviceAuthorization'] as const;

/** Renders a collapsed OAuth flow: its URLs and all scopes. */
function renderFlow(context: ViewContext, flow: OauthFlow): Html {
  const {apiMessages} = context;
  const {kind, scopes} = flow;
  const title = flowKinds.find(each => each === kind);
  const urls = flowUrls.flatMap(key => {
    const url = flow[key];
    return url === undefined ? [] : [html`<dt>${apiMessages[key]}</dt><dd><code>${url}</code></dd>`];
  });
  const list = scopes.length > 0 ? renderScopeList(context, scopes) : emptyHtml;
  return html`<details class="expandable flow"><summary>${chevronGlyph}<span>${title ? apiMessages[title] : kind}</span></summary><div class="expandable-body">${urls.length > 0 ? html`<dl class="flow-urls">${urls}</dl>` : emptyHtml}${list}</div></details>`;
}
