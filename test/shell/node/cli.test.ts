import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {after, test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {ask, type Started, start} from './servers.js';

const cli = join(import.meta.dirname, '../../../shell/node/cli.js');
/** The program's name in messages, for the program that tests start. */
const program = `node ${relative(process.cwd(), cli)}`;
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

test("the proxy serves a project's APIs, logs without queries, and stops on request", async () => {
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
    new RegExp(
      `^The proxy is at http://127.0.0.1:\\d+/_proxy. It forwards requests to ${api.origin} \\(GET, POST\\)\\.\n`,
    ),
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

test('errors have a fix, and the exit code 2', async () => {
  await using taken = await start(() => {});
  const good = project('good', {name: 'T', navigation: {pages: []}, api: {baseUrl: 'https://api.example.com'}});
  const absent = join(folder, 'absent');
  const noFolder = `The folder "${absent}" does not exist.\nFix: Pass the folder that contains docs.json.\n`;
  const empty = join(folder, 'empty');
  const parent = join(folder, 'parent');
  const page = join(parent, 'a', 'docs', 'in', 'page.mdx');
  mkdirSync(join(parent, 'a', 'docs', 'in'), {recursive: true});
  writeFileSync(join(parent, 'a', 'docs', 'docs.json'), '{}');
  writeFileSync(page, '# Page');
  mkdirSync(empty);
  const misplaced = join(folder, 'misplaced');
  mkdirSync(join(misplaced, 'docs.json'), {recursive: true});
  const noFile = `"${join(misplaced, 'docs.json')}" is a folder, not a file.\nFix: Rename the folder, and create the file docs.json.\n`;
  const noProject = `"${empty}" has no docs.json.\nFix: Pass the folder that contains it, or run ${program} init ${empty} to create a project.\n`;
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['proxy', good, '--prot', '1'], 'The option --prot does not exist.\nFix: Pass --port.\n'],
    [
      ['proxy', good, '--zzzzzzzz'],
      `The option --zzzzzzzz does not exist.\nFix: Run ${program} help proxy to see all options.\n`,
    ],
    [
      ['check', good, '--port', '1'],
      `This command has no option --port.\nFix: Run ${program} help check to see all options.\n`,
    ],
    [['check', good, '--formt', 'json'], 'The option --formt does not exist.\nFix: Pass --format.\n'],
    [['check', good, '-x'], `The option -x does not exist.\nFix: Run ${program} help check to see all options.\n`],
    [['check', good, '--strict=yes'], '--strict accepts no value.\nFix: Pass --strict without a value.\n'],
    [
      ['proxy', good, '--port'],
      `--port needs a value.\nFix: Pass --port NUMBER. Run ${program} help proxy to see all options.\n`,
    ],
    [
      ['prerender', good, '--out', '--force'],
      `--out needs a value.\nFix: Pass --out FOLDER. Run ${program} help prerender to see all options.\n`,
    ],
    [
      ['prerender', good, '--out='],
      `--out needs a value.\nFix: Pass --out FOLDER. Run ${program} help prerender to see all options.\n`,
    ],
    [['check', good, '--format', 'jsn'], '--format jsn is not an allowed value.\nFix: Pass --format json.\n'],
    ...['check', 'dev', 'prerender', 'proxy'].flatMap(name => [
      [[name, absent], noFolder] as const,
      [[name, misplaced], noFile] as const,
      [[name, empty], noProject] as const,
    ]),
    [['prxy'], `The command "prxy" does not exist.\nFix: Run ${program} proxy.\n`],
    [['build', good], `The command "build" does not exist.\nFix: Run ${program} prerender.\n`],
    [['migrate'], `The command "migrate" does not exist.\nFix: Run ${program} init --from auto.\n`],
    [[good], `The command "${good}" does not exist.\nFix: Run ${program} dev ${good}.\n`],
    [
      ['--strict', 'check', good],
      `The option --strict is before the command.\nFix: Run ${program} check ${good} --strict.\n`,
    ],
    [
      ['check', parent],
      `"${parent}" has no docs.json.\nFix: Pass ${join(parent, 'a', 'docs')}, which contains docs.json.\n`,
    ],
    [
      ['dev', join(parent, 'a', 'docs', 'in')],
      `"${join(parent, 'a', 'docs', 'in')}" has no docs.json.\nFix: Pass ${join(parent, 'a', 'docs')}, which contains docs.json.\n`,
    ],
    [['check', page], `"${page}" is a file, not a folder.\nFix: Pass the folder that contains docs.json.\n`],
    [
      ['serve', good],
      `"${good}" has no _lectern/site.json, so it is not a prerendered site.\nFix: Run ${program} dev ${good} to show the project, or prerender it, and pass the output folder.\n`,
    ],
    [['help', 'chek'], `The command "chek" does not exist.\nFix: Run ${program} check.\n`],
    [['build-it'], `The command "build-it" does not exist.\nFix: Run ${program} help to see all commands.\n`],
    [
      ['proxy', good, 'more'],
      `The command accepts one folder, but also got "more".\nFix: Pass one folder, such as ${good}.\n`,
    ],
    [['proxy', good, '--port', 'x'], '--port x is not a port.\nFix: Pass a number up to 65535, such as --port 4400.\n'],
    [
      ['proxy', good, '--port', '70000'],
      '--port 70000 is not a port.\nFix: Pass a number up to 65535, such as --port 4400.\n',
    ],
    [
      ['proxy', good, '--origin', 'api.example.com'],
      '--origin api.example.com is not an http or https URL.\nFix: Pass a URL such as --origin https://api.example.com.\n',
    ],
    [
      ['proxy', good, '--port', String(taken.port)],
      `Port ${taken.port} is in use.\nFix: Pass another port, such as --port ${taken.port + 1}.\n`,
    ],
    [
      ['proxy', project('none', {name: 'T', navigation: {pages: []}})],
      'The project has no API.\nFix: Pass --origin https://api.example.com, or set api.baseUrl in docs.json.\n',
    ],
  ];
  for (const [args, err] of cases) assert.deepEqual(await ended(...args), {code: 2, out: '', err}, args.join(' '));
  const broken = await ended('proxy', project('broken', '{"name": '));
  assert.equal(broken.code, 2);
  assert.match(broken.err, /^docs\.json:1:\d+ {2}error {2}config-syntax\n/);
});

test('unreadable documents are reported, and the others are used', async () => {
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
  assert.match(found.err, /^Lectern cannot read gone\.json: it does not exist\.$/m);
  assert.match(
    found.err,
    /Lectern cannot read \S*a\.json: 127\.0\.0\.1 is on this machine or in a private network\.$/m,
  );
  assert.equal(requests, 0);
  assert.match(found.out, /forwards requests to https:\/\/api\.example\.com \(GET, HEAD, POST, /);
});

test('help and version exit with 0', async () => {
  const help = await ended('--help');
  assert.equal(help.code, 0);
  assert.deepEqual(await ended('help'), help);
  assert.deepEqual(await ended(), help);
  const own = await ended('proxy', '--help');
  assert.match(own.out, /^lectern proxy \[FOLDER\] \[options\]\n.*--allow-private.*--help, --version\n$/s);
  assert.equal(own.out.includes('--strict'), false);
  assert.deepEqual(await ended('help', 'proxy'), own);
  const version = await ended('--version');
  assert.match(version.out, /^\d+\.\d+\.\d+\n$/);
  for (const args of [['version'], ['check', '-v']]) assert.deepEqual(await ended(...args), version);
});

test('help prints ten commands, examples and the manual on one screen', async () => {
  const {out} = await ended('help');
  const lines = out.trimEnd().split('\n');
  assert.ok(lines.length <= 24 && lines.every(line => line.length <= 132), out);
  const commands = lines.slice(lines.indexOf('Commands:') + 1, lines.indexOf('Commands:') + 11);
  for (const [at, name] of [
    'init',
    'dev',
    'check',
    'prerender',
    'render',
    'serve',
    'diff',
    'mcp',
    'mock',
    'proxy',
  ].entries())
    assert.match(commands[at] ?? '', new RegExp(`^  ${name} +[A-Z][^.]+$`));
  assert.ok(lines.includes(`  ${program} init docs`), out);
  assert.equal(lines.at(-1), `Manual: ${join('dist', 'manual')}`);
});

test('a file system error is one message with exit code 2', {skip: process.getuid?.() === 0}, async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, {mode: 0o555});
  const {code, err} = await ended('init', join(closed, 'docs'));
  assert.equal(code, 2);
  assert.match(
    err,
    /^You have no permission to use .*closed.* \(EACCES\)\.\nFix: Change its permissions, or choose another folder\.\n$/,
  );
});
