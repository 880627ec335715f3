import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {ask, type Started, start} from './servers.js';

const cli = join(import.meta.dirname, '../../../shell/node/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'cli-'));
const children: ChildProcess[] = [];
after(() => {
  for (const child of children) child.kill();
  rmSync(folder, {recursive: true});
});

function project(name: string, docs: object | string, files: Readonly<Record<string, object>> = {}): string {
  const path = join(folder, name);
  mkdirSync(path, {recursive: true});
  writeFileSync(join(path, 'docs.json'), typeof docs === 'string' ? docs : JSON.stringify(docs));
  for (const [file, value] of Object.entries(files)) writeFileSync(join(path, file), JSON.stringify(value));
  return path;
}

interface Run {
  readonly child: ChildProcess;
  out: string;
  err: string;
}

function run(...args: readonly string[]): Run {
  const child = spawn(process.execPath, [cli, ...args]);
  children.push(child);
  const found: Run = {child, out: '', err: ''};
  child.stdout.on('data', chunk => {
    found.out += chunk;
  });
  child.stderr.on('data', chunk => {
    found.err += chunk;
  });
  return found;
}

async function ended(...args: readonly string[]): Promise<{code: number; out: string; err: string}> {
  const found = run(...args);
  const [code] = (await once(found.child, 'close')) as [number];
  return {code, out: found.out, err: found.err};
}

const shop = (url: string) => ({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url}],
  paths: {'/orders': {get: {responses: {}}, post: {responses: {}}}},
});

test('serves the proxy for the APIs of a project, logs without queries, and ends when told', async () => {
  await using api = await start((_, response) => response.end('orders'));
  const path = project(
    'shop',
    {name: 'Shop', navigation: {openapi: 'shop.json'}},
    {'shop.json': shop(`${api.origin}/v1`)},
  );
  const found = run('proxy', path, '--port=0', '--allow-private');
  while (!found.out.includes('Ctrl+C')) await wait(10);
  assert.match(
    found.out,
    new RegExp(`^The proxy is at http://127.0.0.1:\\d+/_proxy and asks ${api.origin} \\(GET, POST\\)\\.\n`),
  );
  const proxy = {port: Number(/:(\d+)\/_proxy/.exec(found.out)?.[1])} as Started;
  assert.equal((await ask(proxy, `${api.origin}/orders?token=secret`)).text, 'orders');
  const refused = await ask(proxy, `${api.origin}/orders`, {method: 'DELETE'});
  assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, POST']);
  assert.equal((await fetch(`http://127.0.0.1:${proxy.port}/docs.json`)).status, 404);
  while (!found.out.includes('405')) await wait(10);
  const [, , first = '', second = ''] = found.out.split('\n');
  assert.match(first, new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z GET ${api.origin}/orders 200 \\d+ ms$`));
  assert.match(second, / DELETE .*\/orders 405 \d+ ms method$/);
  assert.equal(found.out.includes('secret'), false);
  found.child.kill('SIGINT');
  await once(found.child, 'close');
});

test('says what is wrong and what to do, and ends with 2', async () => {
  await using taken = await start(() => {});
  const good = project('good', {name: 'T', navigation: {pages: []}, api: {baseUrl: 'https://api.example.com'}});
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['proxy', good, '--prot', '1'], 'There is no option --prot.\nFix: use --port.\n'],
    [['proxy', good, '--zzzzzzzz'], 'There is no option --zzzzzzzz.\nFix: use one that lectern --help lists.\n'],
    [
      ['check', good, '--port', '1'],
      'lectern check has no option --port.\nFix: leave it out; lectern check --help lists what there is.\n',
    ],
    [['check', good, '--formt', 'json'], 'There is no option --formt.\nFix: use --format.\n'],
    [['check', good, '--format', 'jsn'], 'There is no format "jsn".\nFix: use --format json.\n'],
    [
      ['check', join(folder, 'absent')],
      `There is no folder "${join(folder, 'absent')}".\nFix: give the folder that holds docs.json.\n`,
    ],
    [['prxy'], 'There is no command "prxy".\nFix: use proxy.\n'],
    [['proxy', good, 'more'], 'One folder is expected, and there is also "more".\nFix: give one folder.\n'],
    [['proxy', good, '--port', 'x'], '--port x is no port.\nFix: use a number up to 65535.\n'],
    [['proxy', good, '--port', '70000'], '--port 70000 is no port.\nFix: use a number up to 65535.\n'],
    [
      ['proxy', good, '--origin', 'api.example.com'],
      '--origin api.example.com is no http or https address.\nFix: write it like --origin https://api.example.com.\n',
    ],
    [
      ['proxy', good, '--port', String(taken.port)],
      `Port ${taken.port} is taken.\nFix: use another one with --port ${taken.port + 1}.\n`,
    ],
    [
      ['proxy', project('none', {name: 'T', navigation: {pages: []}})],
      'The project names no API.\nFix: set api.baseUrl in docs.json, add servers to a document, or use --origin URL.\n',
    ],
    [
      ['proxy', join(folder, 'absent')],
      'docs.json:1:1  error  config-file\n  docs.json cannot be read, it is not there.\n  Fix: create docs.json with {"name": "My project", "navigation": {"pages": ["index"]}}.\n',
    ],
  ];
  for (const [args, err] of cases) assert.deepEqual(await ended(...args), {code: 2, out: '', err}, args.join(' '));
  const broken = await ended('proxy', project('broken', '{"name": '));
  assert.equal(broken.code, 2);
  assert.match(broken.err, /^docs\.json:1:\d+ {2}error {2}config-syntax\n/);
});

test('documents that cannot be read are told of, and the others are used', async () => {
  let requests = 0;
  await using specs = await start((_, response) => {
    requests++;
    response.end();
  });
  const path = project('some', {
    name: 'T',
    navigation: {pages: []},
    api: {
      openapi: ['gone.json', `${specs.origin}/a.json`, '../outside.json'],
      baseUrl: 'https://api.example.com',
    },
  });
  const found = run('proxy', path, '--port', '0');
  while (!found.out.includes('Ctrl+C')) await wait(10);
  assert.match(found.err, /^gone\.json cannot be read: it is not there\.$/m);
  assert.match(
    found.err,
    /a\.json cannot be read: 127\.0\.0\.1 is an address of this machine or of a private network\.$/m,
  );
  assert.equal(requests, 0);
  assert.match(found.out, /asks https:\/\/api\.example\.com \(GET, HEAD, POST, /);
});

test('help and version end with 0', async () => {
  const help = await ended('--help');
  assert.deepEqual([help.code, help.out.split('\n')[0]], [0, 'lectern init [FOLDER] [options]']);
  const own = await ended('proxy', '--help');
  assert.match(own.out, /^lectern proxy \[FOLDER\] \[options\]\n.*--allow-private.*--help, --version\n$/s);
  assert.equal(own.out.includes('--strict'), false);
  const version = await ended('--version');
  assert.match(version.out, /^\d+\.\d+\.\d+\n$/);
  assert.deepEqual(await ended('check', '-v'), version);
});

test('lectern alone prints one screen', async () => {
  const {code, out} = await ended();
  assert.equal(code, 0);
  const lines = out.trimEnd().split('\n');
  assert.ok(lines.length <= 24 && lines.every(line => line.length <= 132), out);
  for (const name of ['init', 'dev', 'check', 'prerender', 'render', 'serve', 'proxy'])
    assert.match(out, new RegExp(`^  lectern ${name} +[A-Z][^.]+$`, 'm'));
  assert.doesNotMatch(out, /--port/);
  assert.match((await ended('--help')).out, /--port/);
});
