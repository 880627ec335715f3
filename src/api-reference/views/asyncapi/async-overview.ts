import {listSchemes, readServers} from '../../../asyncapi/read-servers.js';
import {startReading} from '../../../asyncapi/reading.js';
import {html} from '../../../base/html.js';
import type {DocumentIndex} from '../../../openapi/operation/index-document.js';
import type {OperationView} from '../operation/render-operation.js';
import {renderOverview} from '../overview.js';
import type {ViewContext} from '../view-context.js';
import {renderAsyncServer, withSignIn} from './async-servers.js';
import {renderServerLine} from './render-channel-markdown.js';

/** Renders the overview page of an AsyncAPI document. */
export function renderAsyncOverview(context: ViewContext, index: DocumentIndex): OperationView {
  withSignIn(context);
  const {servers, schemes} = readParts(context);
  const list = servers.map(each => renderAsyncServer(context, each, true));
  return renderOverview(context, index, {servers: html`${list}`, schemes});
}

/**
 * Writes the servers and security schemes as Markdown. Ignores the authentication settings in docs.json, which apply
 * only to HTTP.
 */
export function renderOverviewText(context: ViewContext) {
  const {servers, schemes} = readParts(context);
  const lines = servers.map(each => renderServerLine(context, each, true));
  return {servers: lines.join('\n'), schemes};
}

function readParts(context: ViewContext) {
  const reading = startReading(context.documents);
  const servers = readServers(reading);
  context.problems.push(...reading.problems);
  return {servers, schemes: listSchemes(context.documents, servers)};
}
