import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {runServe} from '../../../../../shell/node/commands/serve/serve-command.js';
import {writeProject} from '../../../../e2e/site.js';
import {project} from '../../../../mcp/made-site.js';
import {askPath} from '../../servers.js';

const root = join(import.meta.dirname, '../../../../../..');
const cli = join(root, 'dist/node/cli.js');
const skip = existsSync(cli) ? false : 'dist is not built';
const top = mkdtempSync(join(tmpdir(), 'mcp-'));
const site = join(top, 'site');
after(() => rmSync(top, {recursive: true}));

function run(
  ...args: readonly string[]
): Promise<{readonly code: unknown; readonly out: string; readonly err: string}> {
  return new Promise(done => {
    const child = execFile(process.execPath, [cli, ...args], (error, out, err) =>
      done({code: error?.code ?? 0, out, err}),
    );
    child.stdin?.end();
  });
}

/** Calls the command over standard input and output. */
async function withAgent(of: string, work: (say: (name: string, given: object) => Promise<string>) => Promise<void>) {
  const client = new Client({name: 'test', version: '1'});
  await client.connect(new StdioClientTransport({command: process.execPath, args: [cli, 'mcp', of]}));
  try {
    await client.listTools();
    await work(async (name, given) => {
      const {content} = await client.callTool({name, arguments: {...given}});
      return (content as {text: string}[])[0]?.text ?? '';
    });
  } finally {
    await client.close();
  }
}

/** Sends a message with a `Host` header, which `fetch` does not allow. */
function send(
  port: number,
  path: string,
  {body, headers = {}}: {readonly body: string; readonly headers?: Readonly<Record<string, string>>},
): Promise<{readonly status: number; readonly text: string}> {
  return new Promise((done, fail) => {
    const sent = request({host: '127.0.0.1', port, path, method: 'POST', headers, agent: false}, async response => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      done({status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString()});
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

async function serving(options: {readonly hasMcp: boolean; readonly folder?: string}) {
  const given = {folder: site, host: '127.0.0.1', port: 0, hasProxy: false, allowOrigins: [], allowPrivate: false};
  const server = (await runServe({...given, ...options}, {out() {}, err() {}})) as Server;
  const {port} = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
}

before(async () => {
  if (skip) return;
  writeProject(join(top, 'project'), project);
  await run('prerender', join(top, 'project'), '--out', site, '--no-thumbnails');
  writeFileSync(join(top, 'secret.md'), 'SECRET');
  // A listed page whose file is replaced by a link out of the folder.
  rmSync(join(site, 'guide/long.md'));
  symlinkSync(join(top, 'secret.md'), join(site, 'guide/long.md'));
});

test('an agent can start the command, search and read the folder', {skip}, async () => {
  await withAgent(site, async say => {
    assert.match(await say('search', {query: 'pears'}), /## Introduction\nGuide › Start · \/guide\/intro\/#install/);
    assert.match(await say('read_page', {page: 'guide/intro'}), /How to begin\./);
    assert.match(
      await say('list_operations', {document: 'Shop API'}),
      /POST \/orders: Create an order · id: create-order/,
    );
    assert.match(await say('read_operation', {id: 'createOrder'}), /curl --request POST/);
  });
});

// security G1, C1
test('nothing outside the folder is read, not even by a link', {skip}, async () => {
  await withAgent(site, async say => {
    assert.match(
      await say('read_page', {page: 'guide/long'}),
      /Lectern cannot read \S+ of the site: it is outside the project\./,
    );
    for (const page of ['../secret', '../secret.md', '/../secret', '..%2fsecret', `file://${top}/secret.md`])
      assert.doesNotMatch(await say('read_page', {page}), /SECRET/, page);
  });
});

test('a remote site is read, and nothing of another one', {skip}, async () => {
  await using server = await serving({hasMcp: false});
  await withAgent(server.origin, async say => {
    assert.match(await say('search', {query: 'pears'}), new RegExp(`· ${server.origin}/guide/intro/#install`));
    assert.match(await say('read_page', {page: `${server.origin}/guide/intro`}), /How to begin\./);
    assert.match(await say('read_operation', {id: 'createOrder'}), /curl --request POST/);
    assert.match(
      await say('read_page', {page: 'https://elsewhere.example/guide/intro'}),
      new RegExp(`is not a URL of this site \\(${server.origin}/\\)\\.`),
    );
  });
});

test('a failed start is explained, without standard output', {skip}, async () => {
  const none = await run('mcp', join(top, 'nowhere'));
  assert.deepEqual([none.code, none.out], [2, '']);
  assert.match(
    none.err,
    /^The folder ".*nowhere" does not exist\.\nFix: Pass the folder of a prerendered site, such as _site, or its http or https URL\./,
  );
  const raw = await run('mcp', join(top, 'project'));
  assert.deepEqual([raw.code, raw.out], [2, '']);
  assert.match(
    raw.err,
    /is not a prerendered site: _lectern\/contents\.json does not exist[\s\S]*Fix: Run \S.* prerender,/,
  );
  const broken = await run('mcp', 'https://');
  assert.match(broken.err, /^"https:\/\/" is not a URL\.\nFix: Pass a URL such as https:\/\/docs\.example\.com\//);
});

test('the command exits with its agent', {skip}, async () => {
  assert.deepEqual(await run('mcp', site), {code: 0, out: '', err: ''});
});

test('lectern serve responds to allowed agents at mcp', {skip}, async () => {
  await using server = await serving({hasMcp: true});
  const client = new Client({name: 'test', version: '1'});
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`)) as Transport);
  const {content} = await client.callTool({name: 'read_page', arguments: {page: 'guide/intro'}});
  assert.match(JSON.stringify(content), /How to begin/);
  await client.close();
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
  const headers = {'content-type': 'application/json', accept: 'application/json, text/event-stream'};
  const statusOf = async (more: object, target = '/mcp') => (await send(server.port, target, {body, ...more})).status;
  assert.equal(await statusOf({headers}), 200);
  assert.equal(await statusOf({headers}, '/mcp/'), 200);
  assert.equal(await statusOf({headers}, '/guide/intro'), 405);
  assert.equal(await statusOf({headers: {...headers, origin: 'https://evil.example'}}), 403);
  // security G2
  const rebound = {...headers, host: 'evil.example', origin: 'http://evil.example'};
  assert.equal(await statusOf({headers: rebound}), 403);
  assert.equal((await askPath(server, '/mcp')).status, 405);
  assert.equal(await statusOf({headers, body: 'a'.repeat(300_000)}), 413);
});

test('lectern serve can disable agents, and mcp can be a page', {skip}, async () => {
  await using without = await serving({hasMcp: false});
  assert.equal((await send(without.port, '/mcp', {body: '{}'})).status, 405);
  assert.equal((await askPath(without, '/mcp')).status, 404);
  writeProject(site, {'mcp/index.html': 'A page.'});
  await using server = await serving({hasMcp: true});
  assert.equal((await askPath(server, '/mcp')).text, 'A page.');
});

test('above the limit, agents are told to retry, and pages are still served', {
  skip,
}, async () => {
  await using served = await serving({hasMcp: true});
  const search = {jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name: 'search', arguments: {query: 'order'}}};
  const headers = {'content-type': 'application/json', accept: 'application/json, text/event-stream'};
  const ask = () => fetch(`${served.origin}/mcp`, {method: 'POST', headers, body: JSON.stringify(search)});
  const asking = Promise.all(Array.from({length: 30}, ask));
  assert.equal((await fetch(`${served.origin}/`)).status, 200);
  const answers = await asking;
  const counted = (status: number) => answers.filter(each => each.status === status).length;
  assert.equal(counted(200) + counted(429), 30);
  assert.ok(counted(200) >= 10 && counted(429) > 0, `${counted(200)} answered`);
  const refused = answers.find(({status}) => status === 429);
  assert.equal(refused?.headers.get('retry-after'), '2');
  assert.match(await (answers.find(({status}) => status === 200) as Response).text(), /orders/i);
  // The next request is accepted again.
  assert.equal((await ask()).status, 200);
});
