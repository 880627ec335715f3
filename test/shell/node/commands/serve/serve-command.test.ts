import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runServe, type ServeCommand} from '../../../../../shell/node/commands/serve/serve-command.js';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';
import {addressPath, siteDataPath} from '../../../../../src/hosts/host-format.js';
import {ask, askPath, type Started, start} from '../../servers.js';

const top = mkdtempSync(join(tmpdir(), 'serve-command-'));
after(() => rmSync(top, {recursive: true}));

const data = {redirects: [{source: '/old', destination: '/new', permanent: true}], slugs: ['index', 'new'], base: '/'};

function site(name: string, text: string): string {
  const folder = join(top, name);
  mkdirSync(join(folder, '_lectern'), {recursive: true});
  writeFileSync(join(folder, 'index.html'), 'Home');
  writeFileSync(join(folder, siteDataPath), text);
  return folder;
}

/** Runs the command, and returns its output. */
async function run(command: Partial<ServeCommand> & {readonly folder: string}) {
  const lines: string[] = [];
  const options = {host: '127.0.0.1', port: 0, hasProxy: false, hasMcp: true, allowOrigins: [], allowPrivate: false};
  const say = (line: string) => void lines.push(line);
  return {started: await runServe({...options, ...command}, {out: say, err: say}), lines};
}

function asStarted(server: Server | string): Started {
  assert.ok(typeof server !== 'string', String(server));
  const {port} = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the folder is served with its redirects, and the URL is printed', async () => {
  const {started, lines} = await run({folder: site('good', JSON.stringify(data))});
  await using server = asStarted(started);
  assert.deepEqual(lines, [
    `The site is at http://localhost:${server.port}/\nThe MCP server for agents is at http://localhost:${server.port}/mcp\nPress Ctrl+C to stop.`,
  ]);
  assert.equal((await askPath(server, '/')).text, 'Home');
  const moved = await askPath(server, '/old');
  assert.deepEqual([moved.status, moved.headers.location], [308, '/new']);
  assert.equal((await askPath(server, '/_proxy?url=x')).status, 404);
});

test('page aliases redirect, and foreign data files are ignored', async () => {
  for (const [text, status] of [
    [JSON.stringify({home: 'index', aliases: {'api/orders/all': 'new', 'api/gone': 'left-out', index: 'new'}}), 307],
    ['{"home": "index", "aliases": {"api/orders/all": 1}}', 404],
    ['no JSON', 404],
  ] as const) {
    const folder = site('aliased', JSON.stringify(data));
    writeFileSync(join(folder, addressPath), text);
    const {started} = await run({folder});
    await using server = asStarted(started);
    const moved = await askPath(server, '/api/orders/all');
    assert.deepEqual([moved.status, moved.headers.location], [status, status === 307 ? '/new' : undefined]);
    assert.equal((await askPath(server, '/api/gone')).status, 404);
    assert.equal((await askPath(server, '/')).text, 'Home');
  }
});

test('a port in use is replaced by the next, and the base is printed', async () => {
  await using taken = await start(() => {});
  const folder = site('based', JSON.stringify({...data, base: '/docs/'}));
  const {started, lines} = await run({folder, port: taken.port});
  await using server = asStarted(started);
  assert.deepEqual(lines, [
    `Port ${taken.port} is in use. Lectern uses port ${server.port}.`,
    `The site is at http://localhost:${server.port}/docs/\nThe MCP server for agents is at http://localhost:${server.port}/docs/mcp\nPress Ctrl+C to stop.`,
  ]);
});

test("--proxy only allows the site's APIs", async () => {
  await using api = await start((_, response) => response.end('orders'));
  const targets = {origins: [api.origin], methods: ['GET']};
  const folder = site('proxy', JSON.stringify({...data, targets}));
  const {started} = await run({folder, hasProxy: true, allowPrivate: true});
  await using server = asStarted(started);
  assert.equal((await ask(server, `${api.origin}/orders`)).text, 'orders');
  assert.equal((await ask(server, 'https://other.example/')).status, 403);
  assert.equal((await ask(server, `${api.origin}/orders`, {method: 'DELETE'})).status, 405);
});

test('a failed start is explained with a fix', async () => {
  const good = site('again', JSON.stringify(data));
  const silent = site('silent', JSON.stringify({...data, targets: {origins: [], methods: []}}));
  const bad = site('bad', '{"redirects": 1}');
  const absent = join(top, 'absent');
  mkdirSync(join(top, 'empty'));
  const cases: readonly (readonly [command: Partial<ServeCommand> & {readonly folder: string}, text: string])[] = [
    [
      {folder: absent},
      `The folder "${absent}" does not exist.\nFix: Pass the folder of a prerendered site, such as _site.`,
    ],
    [
      {folder: join(top, 'empty')},
      `"${join(top, 'empty')}" has no _lectern/site.json, so it is not a prerendered site.\nFix: Run lectern prerender, and pass its output folder, such as _site.`,
    ],
    [{folder: bad}, `_lectern/site.json in "${bad}" is damaged.\nFix: Run lectern prerender again.`],
    [
      {folder: good, hasProxy: true},
      `The site in "${good}" does not use the proxy.\nFix: Set api.playground.proxy to true in docs.json and prerender again, or run the command without --proxy.`,
    ],
    [
      {folder: silent, hasProxy: true},
      `The site in "${silent}" has no API for the proxy.\nFix: Set api.baseUrl in docs.json and prerender again, or run the command without --proxy.`,
    ],
    [
      {folder: good, allowOrigins: ['docs.example.com']},
      '--allow-origin docs.example.com is not an http or https URL.\nFix: Pass a URL such as --allow-origin https://docs.example.com.',
    ],
    [{folder: good, host: '203.0.113.1'}, 'This machine has no address 203.0.113.1.\nFix: Pass --host 127.0.0.1.'],
  ];
  for (const [command, text] of cases) assert.equal((await run(command)).started, text);
});

test('is a command of the tool', async () => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const terminal = {out: say, err: say};
  assert.equal(await runCli(['serve', '--help'], terminal), 0);
  assert.match(lines[0]!, /^lectern serve \[FOLDER\|DOCUMENT\] \[options\]\n.*--allow-origin URL.*--help, --version$/s);
  assert.equal(await runCli(['serve', join(top, 'again'), '--port', 'x'], terminal), 2);
  assert.equal(lines[1], '--port x is not a port.\nFix: Pass a number up to 65535, such as --port 4400.');
  assert.equal(await runCli(['serve', join(top, 'absent')], terminal), 2);
  assert.equal(
    lines[2],
    `The folder "${join(top, 'absent')}" does not exist.\nFix: Pass the folder of a prerendered site, such as _site.`,
  );
});
