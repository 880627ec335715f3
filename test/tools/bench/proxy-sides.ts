import {createServer, type RequestListener, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import {proxyListener} from '../../../shell/node/commands/proxy/proxy-server.js';

// Started by proxy.ts in a separate process per side: `node proxy-sides.js api|pipe|lectern [ORIGIN]`. Prints its port.

const [side = '', origin = ''] = process.argv.slice(2);
const piece = Buffer.alloc(64 * 1024, 'x');
const small = Buffer.from(JSON.stringify({id: 7, name: 'a small answer', tags: ['a', 'b', 'c']}));

const listeners: Readonly<Record<string, RequestListener>> = {
  /** Responds with the number of bytes in the path, or with the number of received bytes. */
  api(incoming, outgoing) {
    if (incoming.method === 'POST') {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      incoming.on('end', () => outgoing.end(String(bytes)));
      return;
    }
    let left = Number((incoming.url ?? '/').slice(1));
    if (left === 0) {
      outgoing.writeHead(200, {'content-type': 'application/json', 'content-length': small.length}).end(small);
      return;
    }
    outgoing.writeHead(200, {'content-type': 'text/plain', 'content-length': left});
    const write = () => {
      while (left > 0) {
        const chunk = left < piece.length ? piece.subarray(0, left) : piece;
        left -= chunk.length;
        if (!outgoing.write(chunk)) {
          outgoing.once('drain', write);
          return;
        }
      }
      outgoing.end();
    };
    write();
  },
  /** The minimal proxy: pipes headers and bytes unchanged. */
  pipe(incoming, outgoing) {
    const url = new URL(new URL(incoming.url ?? '/', 'http://proxy').searchParams.get('url') ?? '');
    const {method, headers} = incoming;
    const options = {hostname: url.hostname, port: url.port, path: url.pathname, method, headers};
    const upstream = request(options, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(upstream);
  },
  lectern: proxyListener({
    origins: [origin],
    allowPrivate: true,
    limits: {perClient: 1000, inAll: 1000, bodyOut: 1e9, bodyIn: 1e9},
    log: () => {},
  }),
};

const listener = listeners[side];
if (!listener) throw new Error(`There is no side "${side}".`);
const server = createServer(listener);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
