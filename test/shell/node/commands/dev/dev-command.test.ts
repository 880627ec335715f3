import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {type DevCommand, runDev} from '../../../../../shell/node/commands/dev/dev-command.js';
import {start} from '../../servers.js';

const top = mkdtempSync(join(tmpdir(), 'dev-command-'));
after(() => rmSync(top, {recursive: true}));
const project = join(top, 'project');
mkdirSync(project);
writeFileSync(join(project, 'docs.json'), '{"name": "T", "navigation": {"pages": ["index"]}}');
writeFileSync(join(project, 'index.mdx'), '---\ntitle: A\n---\n');

const command: DevCommand = {folder: project, host: '127.0.0.1', port: 0, opens: false, allowPrivate: false};
const cli = join(import.meta.dirname, '../../../../../shell/node/cli.js');

async function dev(change: Partial<DevCommand>, use: (port: number, out: string) => Promise<void>): Promise<void> {
  const lines: string[] = [];
  const server = await runDev({...command, ...change}, {out: line => lines.push(line), err: line => lines.push(line)});
  if (typeof server === 'string') throw new Error(server);
  try {
    await use((server.address() as AddressInfo).port, lines.join('\n'));
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

test('the command prints its local URL, and serves immediately', () =>
  dev({}, async (port, out) => {
    assert.equal(out, `The documentation is at http://localhost:${port}/\nPress Ctrl+C to stop.`);
    assert.equal(
      await (await fetch(`http://127.0.0.1:${port}/docs.json`)).text(),
      readFileSync(join(project, 'docs.json'), 'utf8'),
    );
  }));

test('the terminal shows each finding once, and the counts when they change', async () => {
  const folder = join(top, 'told');
  mkdirSync(folder);
  const page = join(folder, 'index.mdx');
  writeFileSync(join(folder, 'docs.json'), '{"name": "T", "navigation": {"pages": ["index"]}}');
  writeFileSync(page, '---\ntitle: A\n---\n[x](/nowhere)\n');
  const lines: string[] = [];
  const server = await runDev({...command, folder, tells: true}, {out: line => lines.push(line), err: assert.fail});
  if (typeof server === 'string') throw new Error(server);
  const said = async (pattern: RegExp) => {
    for (let turn = 0; !pattern.test(lines.join('\n')); turn++) {
      assert.ok(turn < 400, lines.join('\n'));
      await wait(50);
    }
    return lines.splice(0).join('\n');
  };
  try {
    assert.match(await said(/1 page: 1 error/), /index\.mdx:4:\d+ {2}error {2}link-missing/);
    writeFileSync(page, '---\ntitle: A\n---\n\n[x](/nowhere) [y](/neither)\n');
    const second = await said(/1 page: 2 errors/);
    assert.match(second, /\/neither/);
    assert.doesNotMatch(second, /\/nowhere/);
    writeFileSync(page, '---\ntitle: A\n---\n\nGood.\n');
    assert.equal((await said(/0 errors/)).trim(), '1 page: 0 errors, 0 warnings, 0 notes');
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

test('a port in use is reported, and the next one is used', async () => {
  await using taken = await start(() => {});
  await dev({port: taken.port}, async (port, out) => {
    assert.ok(port > taken.port && port <= taken.port + 100, `${port}`);
    assert.equal(out.split('\n')[0], `Port ${taken.port} is in use. Lectern uses port ${port}.`);
  });
});

test('a failed start is explained', async () => {
  const silent = {out: assert.fail, err: assert.fail};
  const empty = join(top, 'empty');
  mkdirSync(empty);
  const older = join(top, 'older');
  mkdirSync(older);
  writeFileSync(join(older, 'mint.json'), '{}');
  const cases: readonly (readonly [Partial<DevCommand>, string])[] = [
    [
      {folder: join(top, 'no')},
      `The folder "${join(top, 'no')}" does not exist.\nFix: Pass the folder that contains docs.json.`,
    ],
    [
      {folder: empty},
      `"${empty}" has no docs.json.\nFix: Pass the folder that contains it, or run lectern init ${empty} to create a project.`,
    ],
    [
      {folder: older},
      `"${older}" has no docs.json.\nFix: Rename mint.json to docs.json. Lectern reads its keys unchanged.`,
    ],
    [{host: '203.0.113.7'}, 'This machine has no address 203.0.113.7.\nFix: Pass --host 127.0.0.1.'],
  ];
  for (const [change, why] of cases) assert.equal(await runDev({...command, ...change}, silent), why);
});

test('the proxy follows the current docs.json', async () => {
  await using api = await start((_, response) => response.end('answer'));
  await dev({allowPrivate: true}, async port => {
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/_proxy?url=${encodeURIComponent(`${api.origin}/x`)}`, {
        headers: {'sec-fetch-site': 'same-origin'},
      });
      return [answer.status, answer.status === 200 ? await answer.text() : ''];
    };
    assert.deepEqual(await ask(), [403, '']);
    writeFileSync(
      join(project, 'docs.json'),
      JSON.stringify({name: 'T', navigation: {pages: ['index']}, api: {baseUrl: api.origin}}),
    );
    for (let turn = 0; turn < 200 && (await ask())[0] !== 200; turn++) await wait(10);
    assert.deepEqual(await ask(), [200, 'answer']);
  });
});

test('--open opens the URL in the local browser', {
  skip: process.platform !== 'linux' && 'only on Linux',
}, async () => {
  const opened = join(top, 'opened');
  writeFileSync(join(top, 'xdg-open'), `#!/bin/sh\necho "$1" > ${opened}\n`);
  chmodSync(join(top, 'xdg-open'), 0o755);
  const child = spawn(process.execPath, [cli, 'dev', project, '--port', '0', '--open'], {
    env: {...process.env, PATH: `${top}:${process.env.PATH}`},
  });
  let out = '';
  child.stdout.on('data', chunk => {
    out += chunk;
  });
  for (let turn = 0; turn < 1000 && !(existsSync(opened) && readFileSync(opened, 'utf8')); turn++) await wait(10);
  const address = /http:\S+/.exec(out)?.[0];
  assert.equal(readFileSync(opened, 'utf8').trim(), address);
  child.kill('SIGINT');
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  assert.deepEqual([code, signal], [null, 'SIGINT']);
});
