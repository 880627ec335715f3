import type {Readable} from 'node:stream';
import type {Meter} from '../../../src/proxy/exchange.js';

/** Counts the bytes of a stream by listeners, without copying. Does not start the stream. */
export function meterNodeStream(stream: Readable, {limit, over, ended}: Meter): Readable {
  let bytes = 0;
  // Adding a `data` listener starts a stream. Pause it until its consumer starts it.
  stream.pause();
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit) over();
  });
  stream.once('end', ended);
  return stream;
}
