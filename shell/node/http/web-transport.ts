import {Readable} from 'node:stream';
import type {ReadableStream as NodeWebStream} from 'node:stream/web';
import type {Transport} from '../../../src/proxy/proxy.js';
import {createNodeTransport, type TransportOptions} from './transport.js';

/**
 * Creates the transport of `createProxy` for Node servers that use `Request` and `Response`. Checks the IP address of each
 * connection, so that the proxy cannot reach private networks.
 */
export function createPinnedTransport(options: TransportOptions): Transport {
  const send = createNodeTransport(options);
  return async (outgoing, body, stop) => {
    const sent = await send(outgoing, body && Readable.fromWeb(body as NodeWebStream<Uint8Array>), stop);
    return {...sent, body: sent.body && (Readable.toWeb(sent.body) as ReadableStream<Uint8Array>)};
  };
}
