import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type {Files} from '../base/files.js';
import {buildCorsHeaders, isAllowedOrigin, preflightHeaders} from './caller.js';
import {McpSite} from './mcp-site.js';
import type {McpHandler} from './options.js';
import {connectMcpServer, type Transport} from './server.js';

/** Time in milliseconds after which files are read again, because the site can be rebuilt. */
const MAX_AGE_MS = 60_000;
/** Maximum size of a call, in bytes. Calls contain only a few words. */
const MAX_BYTES = 100_000;

/** Creates an HTTP handler. `siteOf` returns the site to use for a call. */
export function createMcpHandler(siteOf: () => McpSite, allowOrigins: readonly string[]): McpHandler {
  return async request => {
    const origin = request.headers.get('origin');
    const isAllowed = origin === null || (await isAllowedOrigin(origin, request.url, {allowOrigins, site: siteOf()}));
    const headers = buildCorsHeaders(origin, isAllowed);
    if (!isAllowed) return createRefusal(403, `This server does not allow requests from ${origin}.`, headers);
    if (request.method === 'OPTIONS')
      return new Response(null, {status: 204, headers: {...headers, ...preflightHeaders}});
    if (request.method !== 'POST')
      return createRefusal(405, 'This server has no stream and no session. Send a JSON-RPC message with POST.', {
        ...headers,
        allow: 'POST, OPTIONS',
      });
    return handle(request, siteOf, headers);
  };
}

async function handle(
  request: Request,
  siteOf: () => McpSite,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MAX_BYTES,
  });
  const server = await connectMcpServer(transport as Transport, siteOf);
  try {
    const given = await transport.handleRequest(request);
    // Read the whole body before closing the server: closing aborts work that is still pending.
    const body = given.body === null ? null : await given.text();
    const all = new Headers(given.headers);
    for (const [name, value] of Object.entries({...headers, 'cache-control': 'no-store'})) all.set(name, value);
    all.set('x-content-type-options', 'nosniff');
    return new Response(body, {status: given.status, headers: all});
  } finally {
    await server.close();
  }
}

/** Builds an error response in the form of the transport. */
function createRefusal(status: number, message: string, headers: Readonly<Record<string, string>>): Response {
  const body = {jsonrpc: '2.0', error: {code: -32000, message}, id: null};
  return Response.json(body, {status, headers: {...headers, 'cache-control': 'no-store'}});
}

/**
 * Returns a function that returns the site. It uses the same site, with all cached files, for `MAX_AGE_MS`.
 */
export function createSiteKeeper(files: Files, url?: string): () => McpSite {
  let site = new McpSite(files, url);
  let since = Date.now();
  return () => {
    if (Date.now() - since > MAX_AGE_MS) {
      site = new McpSite(files, url);
      since = Date.now();
    }
    return site;
  };
}
