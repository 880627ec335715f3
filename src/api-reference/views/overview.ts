import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../base/html.js';
import {renderCopyControl} from '../../components/copy-control.js';
import {breakAfterMarks, renderTitle} from '../../components/parse-title-parts.js';
import {type DocumentInfo, readDocumentInfo} from '../../openapi/document/document-head.js';
import {buildServerUrl, readDocumentServers, type SecurityScheme} from '../../openapi/document/document-info.js';
import type {OperationEntry} from '../../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {nameOperation} from '../../openapi/operation/name-operation.js';
import {renderOverviewExports} from './exports/render-overview-exports.js';
import {renderMethod} from './operation/method.js';
import type {OperationView} from './operation/render-operation.js';
import {renderScheme} from './operation/security.js';
import {listServers, renderServer} from './operation/servers.js';
import {buildOverviewSections, type OverviewSection} from './overview-sections.js';
import {renderDocsLink, renderSpecLink} from './text/render-docs-link.js';
import {buildSpecAnchor} from './text/spec-links.js';
import type {ViewContext} from './view-context.js';

/** Sections that differ between OpenAPI and AsyncAPI. */
interface OwnParts {
  readonly servers: Html;
  readonly schemes: readonly SecurityScheme[];
}

/** Renders the overview page of a document: description, servers, authentication, and operations. */
export function renderOverview(
  context: ViewContext,
  index: DocumentIndex,
  parts: OwnParts = renderServersAndSchemes(context),
): OperationView {
  const {documents, apiMessages, options} = context;
  const info = readDocumentInfo(documents.root);
  const version = info.version ? html` <span class="badge">${info.version}</span>` : emptyHtml;
  const title = options.isBound ? emptyHtml : html`<h2 class="operation-title">${info.title}${version}</h2>`;
  const summary = info.summary ? html`<p class="overview-summary">${info.summary}</p>` : emptyHtml;
  const about = html`<div class="operation-about">${context.text(info.description, 3, true)}</div>`;
  const words = html`<div class="overview-words">${title}${summary}${about}${renderFacts(context, info)}</div>`;
  const {servers} = parts;
  const schemes = parts.schemes.map(scheme => renderScheme(context, scheme, []));
  const side = html`<div class="overview-side">${context.section('servers', apiMessages.firstServers, html`${servers}`)}${context.section('security', apiMessages.authorization, html`${schemes}`)}</div>`;
  const main = html`<div class="api-view api-overview"><div class="overview-top">${words}${side}</div>${renderOperations(context, index)}</div>`;
  return {title: info.title, main: main.text, aside: ''};
}

function renderServersAndSchemes(context: ViewContext): OwnParts {
  const servers = listServers(context, readDocumentServers(context.documents.root.value)).map(
    server =>
      html`<div class="overview-server">${renderServer(context, server)}${renderCopyControl(buildServerUrl(server), context.messages)}</div>`,
  );
  return {servers: html`${servers}`, schemes: context.schemes};
}

function renderFacts(context: ViewContext, info: DocumentInfo): Html {
  const {apiMessages, options} = context;
  const {contact, license, termsOfService, externalDocs} = info;
  const rows: [string, Html][] = [];
  if (options.isBound && info.version) rows.push([apiMessages.version, html`${info.version}`]);
  const name = contact?.name ?? contact?.email ?? contact?.url;
  const url = contact?.url ?? (contact?.email ? `mailto:${contact.email}` : undefined);
  if (name !== undefined) rows.push([apiMessages.contact, url ? renderSpecLink(context, url, name) : html`${name}`]);
  const terms = license?.name ?? license?.identifier;
  if (terms !== undefined)
    rows.push([apiMessages.license, license?.url ? renderSpecLink(context, license.url, terms) : html`${terms}`]);
  if (termsOfService) rows.push([apiMessages.terms, renderSpecLink(context, termsOfService, termsOfService)]);
  if (externalDocs) rows.push([apiMessages.moreDocs, renderDocsLink(context, externalDocs)]);
  const list = rows.map(([key, value]) => html`<div><dt>${key}</dt><dd>${value}</dd></div>`);
  return html`${list.length > 0 ? html`<dl class="overview-facts">${list}</dl>` : emptyHtml}${renderOverviewExports(context)}`;
}

function renderOperations(context: ViewContext, index: DocumentIndex): Html {
  const sections = buildOverviewSections(context, index).map(each => renderSection(context, each));
  return context.section('operations', context.apiMessages.operations, html`${sections}`);
}

function renderSection(context: ViewContext, section: OverviewSection, depth = 1): Html {
  const {group, title, tag, entries, children = []} = section;
  const heading = group === undefined ? emptyHtml : html`<p class="tag-group">${group}</p>`;
  const about = html`${context.text(tag?.description)}${tag?.externalDocs ? html`<p>${renderDocsLink(context, tag.externalDocs)}</p>` : emptyHtml}`;
  const name = `h${Math.min(context.level + depth, 6)}`;
  const below = children.map(each => renderSection(context, each, depth + 1));
  const list = entries.map(entry => renderOperationItem(context, entry));
  return html`${heading}<section class="overview-tag"><${name} id="${context.id(`tag-${title}`)}">${title}</${name}>${about}${list.length > 0 ? html`<ul class="operation-list">${list}</ul>` : emptyHtml}${below}</section>`;
}

function renderOperationItem({links}: ViewContext, entry: OperationEntry): Html {
  const {id, label, deprecated} = entry;
  const {method, path} = nameOperation(entry);
  const {address = path} = entry;
  const words = html`<span class="operation-name${deprecated ? ' is-deprecated' : ''}">${renderTitle(label)}</span>`;
  const line = html`${renderMethod(method)} ${words} <code>${breakAfterMarks(address)}</code>`;
  const anchor = buildSpecAnchor(links, `#operation/${id}`);
  const {href, 'data-target': target} = anchor ?? {};
  return html`<li>${anchor ? html`<a class="operation-item"${renderHtmlAttributes({href, 'data-target': target})}>${line}</a>` : html`<span class="operation-item">${line}</span>`}</li>`;
}
