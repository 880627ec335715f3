import type {Readable} from 'node:stream';
import type {Meter} from '../../../src/proxy/exchange.js';

/** Counts the bytes of a stream with listeners. Copies nothing, and does not start the stream. */
export function meterNode(stream: Readable, {limit, over, ended}: Meter): Readable {
  let bytes = 0;
  // A listener would start the stream. Its consumer starts it instead.
  stream.pause();
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit) over();
  });
  stream.once('end', ended);
  return stream;
}
