import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {readBody, toHeaders} from '../../http/read-request.js';
import type {McpRequest} from './mcp-messages.js';
import {McpThread} from './mcp-thread.js';

/** Maximum size of a request in bytes. */
const MAX_BYTES = 200_000;

/** Seconds in the `Retry-After` header when the server is busy. */
const RETRY_AFTER_S = 2;

/**
 * Creates the request handler of the MCP server, for the prerendered site in a folder. A worker thread processes the
 * requests. It starts with the first one. The caller checks host names.
 */
export function createMcpListener(folder: string, allowOrigins: readonly string[]): RequestListener {
  const thread = new McpThread({folder, allowOrigins});
  return async (request, response) => {
    const body = await readBody(request, MAX_BYTES);
    if (body === undefined) {
      response.writeHead(413, {connection: 'close'}).end();
      return;
    }
    const reply = await thread.send(toThreadRequest(request, body));
    if (reply === 'busy') refuse(429, 'The server has too many open requests. Try again in a few seconds.', response);
    else if (reply?.status === undefined) refuse(500, 'The request failed.', response);
    else response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(reply.body);
  };
}

function refuse(status: number, message: string, response: ServerResponse): void {
  const body = JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null});
  const headers = {'content-type': 'application/json', 'cache-control': 'no-store'};
  response.writeHead(status, {...headers, ...(status === 429 && {'retry-after': String(RETRY_AFTER_S)})}).end(body);
}

function toThreadRequest(request: IncomingMessage, body: Buffer): Omit<McpRequest, 'id'> {
  const headers = toHeaders(request.headers);
  const {
    method = 'GET',
    headers: {host = 'localhost'},
  } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return {url: `http://${host}/mcp`, method, headers, ...(hasBody && {body: body.toString()})};
}
