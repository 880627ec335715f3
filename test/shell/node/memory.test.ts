import assert from 'node:assert/strict';
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {test} from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {open, type Started, start} from './servers.js';

const megabyte = 1_000_000;

test('a 100 MB response is cut at 50 MB with constant memory', async () => {
  const piece = Buffer.alloc(64 * 1024);
  await using api = await start((request, response) => {
    let left = Number((request.url ?? '/').slice(1));
    const write = () => {
      for (; left > 0; left -= piece.length)
        if (!response.write(piece)) {
          left -= piece.length;
          response.once('drain', write);
          return;
        }
      response.end();
    };
    write();
  });
  const child = fork(join(import.meta.dirname, 'memory-proxy.js'), [api.origin], {execArgv: ['--expose-gc']});
  try {
    const [port] = (await once(child, 'message')) as [number];
    const proxy = {port} as Started;
    const memory = async (message: string) => {
      child.send(message);
      const [answer] = (await once(child, 'message')) as [{most: number; now: number}];
      return answer;
    };
    // Warm-up, which loads code and buffers of the process itself.
    for (let count = 0; count < 3; count++)
      (await open(proxy, `${api.origin}/20000000`)).resume().on('error', () => {});
    await wait(500);
    const {now} = await memory('begin');
    const answer = await open(proxy, `${api.origin}/100000000`);
    let read = 0;
    await assert.rejects(async () => {
      for await (const chunk of answer) {
        read += (chunk as Buffer).length;
        // A reader slower than the API. Unread data must stay in the API's connection, not in the proxy.
        if (read % (8 * piece.length) < piece.length) await wait(1);
      }
    });
    const {most} = await memory('end');
    assert.ok(read > 40 * megabyte && read <= 50.2 * megabyte, `${read} bytes came through`);
    const growth = (most - now) / megabyte;
    assert.ok(growth <= 30, `memory grew by ${growth.toFixed(1)} MB`);
  } finally {
    child.disconnect();
  }
});
