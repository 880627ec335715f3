import {emptyHtml, type Html, html} from '../../../base/html.js';
import {isWebUrl} from '../../../base/web-url.js';
import {chevronGlyph} from '../../../components/glyphs.js';
import {renderFieldHead} from '../../../components/render-field-head.js';
import {buildServerUrl, type Server} from '../../../openapi/document/document-info.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import type {SchemaRow} from '../../../openapi/schema/build-schema-rows.js';
import {renderFieldFacts} from '../schema/field.js';
import {formatFieldValue} from '../schema/format-field-value.js';
import type {ViewContext} from '../view-context.js';

/** Returns an operation's servers. The base URLs from docs.json replace the first server of the document. */
export function listServers(context: ViewContext, servers: Operation['servers']): readonly Server[] {
  const {baseUrls = []} = context.options;
  const {root} = context.options;
  const {file} = context.documents.root;
  const from = root === undefined || isWebUrl(file) ? file : new URL(encodeURI(file), root).href;
  const own = servers.map(server => ({...server, url: resolveServerUrl(server.url, from)}));
  // If the document also lists a base URL, use its name and description from the document.
  const named = baseUrls.map((url): Server => own.find(each => each.url === url) ?? {url, variables: []});
  const others = baseUrls.length === 0 ? own : own.slice(1);
  return [...named, ...others.filter(({url}) => !baseUrls.includes(url))];
}

/** Resolves a relative server URL against the document (OpenAPI 3.1, section 4.8.5). */
function resolveServerUrl(url: string, file: string): string {
  if (!isWebUrl(file) || /^[a-z][a-z\d+.-]*:|^\{/i.test(url)) return url;
  // Replace braces with letters for the moment, because `URL` would encode them.
  const held = url.replaceAll('{', 'braceopens').replaceAll('}', 'bracecloses');
  const {href} = new URL(held, file);
  return (url === '/' ? href.slice(0, -1) : href).replaceAll('braceopens', '{').replaceAll('bracecloses', '}');
}

/** Renders the first server on one line. Collapses the other servers, and all variables. */
export function renderServers(context: ViewContext, servers: readonly Server[]): Html {
  const [first] = servers;
  if (!first) return emptyHtml;
  const line = html`<span class="base-label">${context.apiMessages.baseUrl}</span> <code>${buildServerUrl(first)}</code>`;
  const isPlain = servers.length === 1 && first.variables.length === 0 && !first.description;
  if (isPlain) return html`<p class="base-url">${line}</p>`;
  return html`<details class="base-url"><summary>${chevronGlyph}${line}${servers.length > 1 ? html`<span class="base-more">+${servers.length - 1}</span>` : emptyHtml}</summary><div class="server-list">${servers.map(each => renderServer(context, each))}</div></details>`;
}

export function renderServer(context: ViewContext, {url, name, description, variables}: Server): Html {
  const text = [name, description].filter(Boolean).join(': ');
  return html`<div class="server"><code>${url}</code>${text ? html` <span class="server-words">${text}</span>` : emptyHtml}${renderVariables(context, variables)}</div>`;
}

/** Renders server variables as fields without ids, because they are not link targets. */
export function renderVariables(context: ViewContext, variables: Server['variables']): Html {
  const {messages} = context;
  const fields = variables.map(({name, description, default: preset, enum: values}) => {
    const head = renderFieldHead({name, required: false, default: html`${formatFieldValue(preset)}`}, messages);
    const row = {enum: values.map(value => ({value})), constraints: [], parts: []} as Partial<SchemaRow> as SchemaRow;
    return html`<div class="field">${head}${renderFieldFacts(context, {row, description})}</div>`;
  });
  return html`${fields}`;
}
