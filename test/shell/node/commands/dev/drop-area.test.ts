import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {runDropArea} from '../../../../../shell/node/commands/dev/drop-area.js';
import {runCli} from '../../../../../shell/node/terminal/run-cli.js';
import {ask} from '../../../../demo/ask.js';

const skip = existsSync(join(import.meta.dirname, '../../../../../../dist/open/open.js')) ? false : 'dist is not built';
const top = mkdtempSync(join(tmpdir(), 'drop-area-'));
after(() => rmSync(top, {recursive: true}));
writeFileSync(join(top, 'secret.txt'), 'secret');

test('only the page and the package are served, not the disk', {skip}, async () => {
  const lines: string[] = [];
  const out = (line: string) => void lines.push(line);
  const server = await runDropArea({folder: top, host: '127.0.0.1', port: 0, opens: false}, {out, err: assert.fail});
  if (typeof server === 'string') throw new Error(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    assert.equal(
      lines.join('\n'),
      `"${top}" has no docs.json. Open ${url.replace('127.0.0.1', 'localhost')}/ and drop a docs folder there, or run lectern init to create a project.\nPress Ctrl+C to stop.`,
    );
    const page = await fetch(url);
    assert.equal(page.url, `${url}/_lectern/open/`);
    assert.match(await page.text(), /<open-project>/);
    const script = await fetch(`${url}/_lectern/open/open.js`);
    assert.deepEqual([script.status, script.headers.get('access-control-allow-origin')], [200, '*']);
    for (const path of ['/secret.txt', '/_lectern/node/cli.js', '/_lectern/..%2fpackage.json', '/docs.json'])
      assert.equal((await ask(url, path)).status, 404, path);
    assert.equal((await ask(url, '/', {headers: {host: 'evil.example'}})).status, 403);
    assert.equal((await fetch(url, {method: 'POST'})).status, 405);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('without a terminal, a missing docs.json is an error', async () => {
  const said: string[] = [];
  const err = (line: string) => void said.push(line);
  assert.equal(await runCli(['dev', top, '--port', '0'], {out: assert.fail, err}), 2);
  assert.match(said.join('\n'), / has no docs\.json\./);
  const old = join(top, 'old');
  mkdirSync(old);
  writeFileSync(join(old, 'mint.json'), '{}');
  const asking = {out: assert.fail, err, ask: async () => ''};
  assert.equal(await runCli(['dev', old, '--port', '0'], asking), 2);
  assert.match(said.join('\n'), /Fix: Rename mint\.json to docs\.json\./);
});

test('a terminal opens the page instead', {skip}, async () => {
  const cli = join(import.meta.dirname, '../../../../../shell/node/terminal/run-cli.js');
  const code = `import {runCli} from ${JSON.stringify(cli)};
await runCli(['dev', ${JSON.stringify(top)}, '--port', '0'], {out: console.log, err: console.log, ask: async () => ''});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {stdio: ['ignore', 'pipe', 'inherit']});
  try {
    for await (const chunk of child.stdout) {
      assert.match(String(chunk), /Open http:\/\/localhost:\d+\/ and drop a docs folder there/);
      return;
    }
    assert.fail('The command has ended.');
  } finally {
    child.kill();
  }
});
