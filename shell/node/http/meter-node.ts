import type {Readable} from 'node:stream';
import type {Meter} from '../../../src/proxy/exchange.js';

/** Counts the bytes of a stream by listening. Copies nothing, and waits until it is read. */
export function meterNode(stream: Readable, {limit, over, ended}: Meter): Readable {
  let bytes = 0;
  // A listener would start it; it is started by the one who takes the bytes.
  stream.pause();
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit) over();
  });
  stream.once('end', ended);
  return stream;
}
