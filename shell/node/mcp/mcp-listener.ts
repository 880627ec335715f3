import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import type {McpHandler} from '../../../src/mcp/options.js';
import {nodeFiles} from '../files.js';

/** A call is a few words; the handler refuses what is longer. */
const mostBytes = 200_000;

/**
 * Answers agents about the prerendered site of a folder, for a server of Node. The protocol is loaded with the first
 * question. Whose names this machine has is checked by the server around it.
 */
export function mcpListener(folder: string, allowOrigins: readonly string[]): RequestListener {
  let handler: Promise<McpHandler> | undefined;
  return async (request, response) => {
    handler ??= import('../../../src/mcp/handler.js').then(({mcpHandler, siteKeeper}) =>
      mcpHandler(siteKeeper(nodeFiles(folder)), allowOrigins),
    );
    const body = await bodyOf(request);
    if (body === undefined) {
      response.writeHead(413, {connection: 'close'}).end();
      return;
    }
    await pass(await (await handler)(asRequest(request, body)), response);
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > mostBytes) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function asRequest(request: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const {
    method = 'GET',
    headers: {host = 'localhost'},
  } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${host}/mcp`, {method, headers, ...(hasBody && {body: body.toString()})});
}

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
