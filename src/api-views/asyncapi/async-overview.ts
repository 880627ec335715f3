import {allSchemes, readServers} from '../../asyncapi/read-servers.js';
import {startReading} from '../../asyncapi/reading.js';
import {html} from '../../base/html.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import type {DrawnView} from '../operation/render-operation.js';
import {renderOverview} from '../overview.js';
import type {ViewContext} from '../view-context.js';
import {renderAsyncServer, withSignIn} from './async-servers.js';

/** The first page of an AsyncAPI document. */
export function renderAsyncOverview(context: ViewContext, index: DocumentIndex): DrawnView {
  withSignIn(context);
  const reading = startReading(context.documents);
  const servers = readServers(reading);
  const schemes = allSchemes(context.documents, servers);
  const list = servers.map(each => renderAsyncServer(context, each));
  context.problems.push(...reading.problems);
  return renderOverview(context, index, {servers: html`${list}`, schemes});
}
