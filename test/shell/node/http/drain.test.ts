import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {Agent, createServer, get, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {drainOnSignal} from '../../../../shell/node/http/drain.js';
import {siteDataPath} from '../../../../src/hosts/host-format.js';

const top = mkdtempSync(join(tmpdir(), 'drain-'));
after(() => rmSync(top, {recursive: true}));
const cli = join(import.meta.dirname, '../../../../shell/node/cli.js');

/** More bytes than the buffers between two programs hold. */
const large = 40_000_000;

test('a stopping server accepts no connections, finishes responses, and exits with 0', async () => {
  mkdirSync(join(top, '_lectern'));
  writeFileSync(join(top, siteDataPath), JSON.stringify({redirects: [], slugs: [], base: '/'}));
  writeFileSync(join(top, 'large.zip'), Buffer.alloc(large));
  writeFileSync(join(top, 'small.txt'), 'small');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const child = spawn(process.execPath, [cli, 'serve', top, '--port', '0']);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const origin = /http:\/\/localhost:\d+/.exec(said.toString())?.[0].replace('localhost', '127.0.0.1');
    const agent = new Agent({keepAlive: true});
    const [kept] = (await once(get(`${origin}/small.txt`, {agent}), 'response')) as [IncomingMessage];
    await kept.resume().toArray();
    const [begun] = (await once(get(`${origin}/large.zip`, {agent: new Agent({keepAlive: true})}), 'response')) as [
      IncomingMessage,
    ];
    child.kill(signal);
    const closed = once(child, 'close');
    // The port is free again immediately.
    for (;;) {
      const asked = get(`${origin}/small.txt`, {agent: false});
      const answer = await Promise.race([once(asked, 'response'), once(asked, 'error')]).catch(error => [error]);
      if ((answer[0] as {code?: string}).code === 'ECONNREFUSED') break;
    }
    let length = 0;
    for await (const chunk of begun) length += (chunk as Buffer).length;
    assert.equal(length, large);
    assert.deepEqual(await closed, [0, null]);
    agent.destroy();
  }
});

test('unfinished responses are cut off after a while', async () => {
  const server = createServer((_, response) => void response.write('begun'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = process.listenerCount('SIGTERM');
  drainOnSignal(server, 200);
  const {port} = server.address() as AddressInfo;
  const [response] = (await once(get({port, host: '127.0.0.1'}), 'response')) as [IncomingMessage];
  const cut = once(response, 'error');
  const closed = once(server, 'close');
  response.resume();
  process.emit('SIGTERM');
  await Promise.all([cut, closed]);
  assert.equal(process.listenerCount('SIGTERM'), before);
});
