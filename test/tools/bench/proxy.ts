import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {Agent, type IncomingMessage, request} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {median} from './median.js';

// Measures the proxy's requests per second against a server that only pipes, in the same run: npm run bench:proxy --
// [--rounds N] [--json FILE]. API, pipe and proxy are separate processes. Sides alternate within a round.

const {values} = parseArgs({options: {json: {type: 'string'}, rounds: {type: 'string', default: '7'}}});
/** Minimum throughput, as a fraction of the pipe's. The command fails below it. */
const bar = 0.6;

interface Case {
  readonly name: string;
  readonly unit: string;
  readonly requests: number;
  readonly atOnce: number;
  readonly path: string;
  readonly body?: Buffer;
  /** Units per request. */
  readonly weight: number;
}

const cases: readonly Case[] = [
  {name: 'small answers', unit: 'requests/s', requests: 3000, atOnce: 32, path: '/0', weight: 1},
  {name: '64 KB answers', unit: 'MB/s', requests: 1500, atOnce: 16, path: '/65536', weight: 0.065536},
  {name: '20 MB answers', unit: 'MB/s', requests: 24, atOnce: 4, path: '/20000000', weight: 20},
  {name: '1 MB bodies', unit: 'MB/s', requests: 200, atOnce: 8, path: '/', weight: 1, body: Buffer.alloc(1e6, 'x')},
];

const children: ChildProcess[] = [];
async function start(...args: readonly string[]): Promise<number> {
  const child = fork(join(import.meta.dirname, 'proxy-sides.js'), args);
  children.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return port;
}

const agent = new Agent({keepAlive: true});

function call(port: number, url: string, body: Buffer | undefined): Promise<number> {
  return new Promise((done, fail) => {
    const headers = {'sec-fetch-site': 'same-origin', authorization: 'Bearer 0123456789', accept: '*/*'};
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: body ? 'POST' : 'GET',
        path: `/_proxy?url=${encodeURIComponent(url)}`,
        headers: {...headers, ...(body && {'content-length': body.length})},
      },
      (answer: IncomingMessage) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () =>
          answer.statusCode === 200 && bytes > 0 ? done(bytes) : fail(new Error(`status ${answer.statusCode}`)),
        );
        answer.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Returns units per second. */
async function measure(port: number, api: string, {requests, atOnce, path, body, weight}: Case): Promise<number> {
  let left = requests;
  const started = performance.now();
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      while (left-- > 0) await call(port, api + path, body);
    }),
  );
  return (requests * weight * 1000) / (performance.now() - started);
}

const api = `http://127.0.0.1:${await start('api')}`;
const ports = {pipe: await start('pipe'), lectern: await start('lectern', api)};
type Side = keyof typeof ports;
const rows: object[] = [];
let missed = 0;
for (const each of cases) {
  const runs: Record<Side, number[]> = {pipe: [], lectern: []};
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const side of round % 2 ? (['pipe', 'lectern'] as const) : (['lectern', 'pipe'] as const)) {
      const found = await measure(ports[side], api, each);
      // The first round is a warm-up.
      if (round > 0) runs[side].push(found);
    }
  const floor = median(runs.pipe);
  for (const name of ['pipe', 'lectern'] as const)
    rows.push({
      case: each.name,
      name,
      runs: runs[name],
      median: median(runs[name]),
      floor,
      ratio: median(runs[name]) / floor,
    });
  const ratio = median(runs.lectern) / floor;
  const isMissed = ratio < bar;
  if (isMissed) missed++;
  console.log(
    `${each.name.padEnd(16)} pipe ${floor.toFixed(0).padStart(6)}  proxy ${median(runs.lectern).toFixed(0).padStart(6)} ${each.unit}  ${ratio.toFixed(2)} x  (bar ${bar})${isMissed ? '  MISSED' : ''}`,
  );
}
for (const child of children) child.disconnect();
agent.destroy();
if (values.json) writeFileSync(values.json, `${JSON.stringify({rows}, null, 2)}\n`);
process.exitCode = missed > 0 ? 1 : 0;
