import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {test} from 'node:test';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {createSiteKeeper} from '../../src/mcp/handler.js';
import {createMcp} from '../../src/mcp/mcp.js';
import type {McpHandler, McpOptions} from '../../src/mcp/options.js';
import {madeFiles, madeSite} from './made-site.js';

const texts = await madeSite(undefined, 'https://docs.acme.example/');
const read = (path: string) => texts[path];
const make = (options: Partial<McpOptions> = {}) => createMcp({read, ...options});

const json = {'content-type': 'application/json', accept: 'application/json, text/event-stream'};
const message = (method: string, params: object = {}, id: number | undefined = 1) =>
  JSON.stringify({jsonrpc: '2.0', ...(id && {id}), method, params});
const toCall = message('tools/call', {name: 'search', arguments: {query: 'pears'}});

interface Sent {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function send(handler: McpHandler, {url = 'https://docs.acme.example/mcp', ...init}: Sent) {
  const answer = await handler(new Request(url, init));
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    data: text.startsWith('{') ? JSON.parse(text) : undefined,
  };
}
const post = (handler: McpHandler, body: string, headers: Readonly<Record<string, string>> = {}, url?: string) =>
  send(handler, {method: 'POST', body, headers: {...json, ...headers}, ...(url !== undefined && {url})});

test('one POST has one JSON response, without a session', async () => {
  const handler = make();
  const {status, headers, data} = await post(handler, toCall);
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'application/json');
  assert.equal(headers.get('mcp-session-id'), null);
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(data.id, 1);
  assert.match(data.result.content[0].text, /## Introduction/);
  assert.equal(data.result.structuredContent.results[0].slug, 'guide/intro');
});

test('the server describes itself and the first step', async () => {
  const {data} = await post(
    make(),
    message('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: {name: 'test', version: '1'},
    }),
  );
  const {serverInfo, instructions, capabilities, protocolVersion} = data.result;
  assert.equal(protocolVersion, '2025-06-18');
  const {version} = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  assert.deepEqual(serverInfo, {name: 'lectern', version, title: 'Acme documentation'});
  assert.deepEqual(capabilities, {tools: {}});
  assert.equal(
    instructions,
    `Acme documentation. Parts for orchards.
Call search first. Then call read_page with the slug of a result.
APIs: Shop API, Stock API. Call list_operations, then read_operation, before you write code that calls them.
search accepts language: en, de.
Prices are in euros.`,
  );
});

test('the server lists five read-only tools', async () => {
  const {data} = await post(make(), message('tools/list'));
  const {tools} = data.result;
  assert.deepEqual(
    tools.map(({name}: {name: string}) => name),
    ['search', 'read_page', 'list_operations', 'read_operation', 'diff'],
  );
  for (const {annotations, inputSchema, description} of tools) {
    assert.equal(annotations.readOnlyHint, true);
    assert.equal(inputSchema.additionalProperties, false);
    assert.ok(description.length > 50);
  }
});

test('call errors go to the agent, and unknown tools to the client', async () => {
  const wrong = await post(make(), message('tools/call', {name: 'read_page', arguments: {page: 'guide/introo'}}));
  assert.equal(wrong.data.result.isError, true);
  assert.match(wrong.data.result.content[0].text, /Fix: Read "guide\/intro"/);
  const none = await post(make(), message('tools/call', {name: 'read_pages', arguments: {}}));
  assert.match(none.data.error.message, /The tool "read_pages" does not exist\.\nFix: Call read_page\./);
});

test("host failures are described without the host's own text", async () => {
  const handler = createMcp({
    read: () => {
      throw new Error('/secret/place');
    },
  });
  const {status, text, data} = await post(handler, toCall);
  assert.equal(status, 200);
  assert.equal(data.result.isError, true);
  assert.match(data.result.content[0].text, /Lectern cannot read \S+ of the site: the host cannot read it\./);
  assert.doesNotMatch(text, /secret/);
});

test('other methods, types and sizes are rejected as the protocol defines', async () => {
  const handler = make();
  for (const method of ['GET', 'DELETE', 'PUT', 'HEAD']) {
    const answer = await send(handler, {method, headers: json});
    assert.equal(answer.status, 405, method);
    assert.equal(answer.headers.get('allow'), 'POST, OPTIONS');
  }
  const statusOf = async (body: string, headers: Readonly<Record<string, string>> = {}) =>
    (await post(handler, body, headers)).status;
  assert.equal(await statusOf(toCall, {'content-type': 'text/plain'}), 415);
  assert.equal(await statusOf(toCall, {accept: 'text/html'}), 406);
  assert.equal(await statusOf('{"jsonrpc":'), 400);
  assert.equal(await statusOf('{"hello": 1}'), 400);
  assert.equal(await statusOf(toCall, {'mcp-protocol-version': '1999-01-01'}), 400);
  assert.equal(await statusOf(message('notifications/initialized', {}, 0)), 202);
  assert.equal(await statusOf(message('tools/call', {name: 'search', arguments: {query: 'a'.repeat(200_000)}})), 413);
});

// security G2
test('pages of other sites are rejected, including by DNS rebinding', async () => {
  const statusOf = async (origin: string, url?: string, options: Partial<McpOptions> = {}) => {
    const {status, headers} = await post(make(options), toCall, {origin}, url);
    assert.equal(headers.get('access-control-allow-origin'), status === 200 ? origin : null);
    assert.equal(headers.get('vary'), 'Origin');
    return status;
  };
  assert.equal(await statusOf('https://docs.acme.example'), 200);
  assert.equal(await statusOf('https://evil.example'), 403);
  assert.equal(await statusOf('null'), 403);
  assert.equal(await statusOf('http://evil.example:4403', 'http://evil.example:4403/mcp'), 403);
  assert.equal(await statusOf('http://localhost:4403', 'http://localhost:4403/mcp'), 200);
  assert.equal(await statusOf('http://127.0.0.1:4403', 'http://127.0.0.1:4403/mcp'), 200);
  assert.equal(await statusOf('http://localhost:3000', 'http://localhost:4403/mcp'), 403);
  assert.equal(await statusOf('https://app.example', undefined, {allowOrigins: ['https://app.example/']}), 200);
  assert.equal(await statusOf('https://evil.example', undefined, {allowOrigins: ['https://app.example/']}), 403);
  assert.equal(await statusOf('https://any.example', undefined, {allowOrigins: ['*']}), 200);
});

test('allowed browsers get a CORS preflight response', async () => {
  const headers = {origin: 'https://docs.acme.example', 'access-control-request-method': 'POST'};
  const answer = await send(make(), {method: 'OPTIONS', headers});
  assert.equal(answer.status, 204);
  assert.equal(answer.headers.get('access-control-allow-origin'), 'https://docs.acme.example');
  assert.equal(answer.headers.get('access-control-allow-methods'), 'POST');
  assert.match(answer.headers.get('access-control-allow-headers') ?? '', /Content-Type.*Mcp-Protocol-Version/);
  assert.equal((await send(make(), {method: 'OPTIONS', headers: {origin: 'https://evil.example'}})).status, 403);
});

test('a rebuilt site is read again', async context => {
  context.mock.timers.enable({apis: ['Date']});
  const siteOf = createSiteKeeper(await madeFiles());
  const first = siteOf();
  context.mock.timers.tick(59_000);
  assert.equal(siteOf(), first);
  context.mock.timers.tick(2_000);
  assert.notEqual(siteOf(), first);
});

test("the site's URL is required", () => {
  assert.throws(() => createMcp({}), /createMcp needs "site"/);
  assert.throws(() => createMcp({site: 'ftp://a.example'}), /createMcp needs "site"/);
});

test("the protocol's own client works over HTTP", async () => {
  const handler = make();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {method = 'GET', headers} = request;
    const body = Buffer.concat(chunks).toString();
    const answer = await handler(
      new Request(`http://${headers.host}${request.url}`, {
        method,
        headers: headers as Record<string, string>,
        ...(method === 'POST' && {body}),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const client = new Client({name: 'test', version: '1'});
  try {
    const {port} = server.address() as AddressInfo;
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)) as Transport);
    assert.equal(client.getServerVersion()?.title, 'Acme documentation');
    // The client validates structured results against the schemas in the list.
    const {tools} = await client.listTools();
    assert.equal(tools.length, 5);
    const [found, read, listed, operation] = await Promise.all([
      client.callTool({name: 'search', arguments: {query: 'pears'}}),
      client.callTool({name: 'read_page', arguments: {page: 'guide/intro'}}),
      client.callTool({name: 'list_operations', arguments: {}}),
      client.callTool({name: 'read_operation', arguments: {id: 'createOrder'}}),
    ]);
    assert.equal((found.structuredContent as {results: object[]}).results.length, 1);
    assert.match(JSON.stringify(read.content), /How to begin/);
    assert.equal((listed.structuredContent as {total: number}).total, 5);
    assert.match(JSON.stringify(operation.content), /POST \/orders/);
  } finally {
    await client.close();
    server.closeAllConnections();
    server.close();
  }
});
