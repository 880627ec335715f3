import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {proxyListener} from '../../../shell/node/commands/proxy/proxy-server.js';

// Runs a proxy in a separate process, and prints its peak memory: `node memory-proxy.js ORIGIN`.
const server = createServer(proxyListener({origins: [process.argv[2] ?? ''], allowPrivate: true}));
let most = 0;
const sample = () => {
  most = Math.max(most, process.memoryUsage.rss());
};
process.on('message', message => {
  if (message === 'begin') {
    globalThis.gc?.();
    most = 0;
    sample();
  }
  process.send?.({most, now: process.memoryUsage.rss()});
});
setInterval(sample, 5);
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
