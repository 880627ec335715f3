import {setTimeout} from 'node:timers/promises';
import {type Exchange, queryNumber, type Route, route} from './exchange.js';
import {send, sendStream} from './respond.js';

/** Operations with slow or large responses. */
export const streamRoutes: readonly Route[] = [
  route('streamEvents', 'GET', '/stream/events', exchange =>
    sendStream(exchange, {'content-type': 'text/event-stream'}, events(exchange)),
  ),
  route('streamLines', 'GET', '/stream/lines', exchange =>
    sendStream(
      exchange,
      {'content-type': 'application/jsonl'},
      paced(exchange, n => `${reading(n)}\n`),
    ),
  ),
  route('streamChunks', 'GET', '/stream/chunks', exchange =>
    sendStream(
      exchange,
      {'content-type': 'text/plain; charset=utf-8'},
      paced(exchange, n => `${n}. apple falls\n`),
    ),
  ),
  route('answerSlowly', 'GET', '/slow', async exchange => {
    const ms = queryNumber(exchange, 'ms', [0, 60_000, 2000]);
    await wait(ms);
    send(exchange, 'text/plain', `This took ${ms} ms.\n`);
  }),
  route('getBigJson', 'GET', '/big', exchange =>
    sendStream(exchange, {'content-type': 'application/json'}, bigJson(megabytes(exchange))),
  ),
  route('getBigFile', 'GET', '/big.bin', exchange => {
    const size = megabytes(exchange);
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': size,
      'content-disposition': 'attachment; filename="big.bin"',
    };
    return sendStream(exchange, headers, bigFile(size));
  }),
  // The socket stays open until the client or the server closes it.
  route('neverAnswer', 'GET', '/hang', () => {}),
];

/** Resolves after a delay. The timer does not keep the process alive after the server is closed. */
function wait(ms: number): Promise<void> {
  return setTimeout(ms, undefined, {ref: false});
}

async function* paced(exchange: Exchange, write: (n: number) => string): AsyncGenerator<string> {
  const count = queryNumber(exchange, 'n', [0, 1000, 5]);
  const interval = queryNumber(exchange, 'interval', [0, 10_000, 300]);
  for (let n = 1; n <= count; n++) {
    if (n > 1) await wait(interval);
    yield write(n);
  }
}

async function* events(exchange: Exchange): AsyncGenerator<string> {
  yield ': readings of the weather station\n\n';
  yield* paced(exchange, n => `id: ${n}\nevent: reading\ndata: ${reading(n)}\n\n`);
  yield 'event: done\ndata: the last one\ndata: has two lines\n\n';
}

function reading(n: number): string {
  return JSON.stringify({n, celsius: Math.round(10 * (12 + 6 * Math.sin(n / 4))) / 10, rain: n % 3 === 0});
}

function megabytes(exchange: Exchange): number {
  return queryNumber(exchange, 'mb', [0, 500, 20]) * 1_000_000;
}

/** Yields a JSON list of at least this many bytes, and at most one more item. */
function* bigJson(size: number): Generator<string> {
  let sent = 0;
  let block = '[';
  for (let n = 1; sent + block.length < size; n++) {
    if (n > 1) block += ',';
    block += `\n{"id":${n},"name":"Tree ${n}","row":${n % 40},"isHealthy":${n % 17 !== 0}}`;
    if (block.length > 60_000) {
      sent += block.length;
      yield block;
      block = '';
    }
  }
  yield `${block}\n]\n`;
}

function* bigFile(size: number): Generator<Buffer> {
  const block = Buffer.from(Array.from({length: 50_000}, (_, index) => index % 251));
  for (let left = size; left > 0; left -= block.length) yield block.subarray(0, Math.min(left, block.length));
}
