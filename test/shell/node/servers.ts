import {once} from 'node:events';
import {createServer, type IncomingMessage, type RequestListener, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {type ProxyServerOptions, proxyListener} from '../../../shell/node/commands/proxy/proxy-server.js';

/** A server for one test, on this machine. */
export interface Started {
  readonly server: Server;
  readonly port: number;
  readonly origin: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function start(listener: RequestListener, host = '127.0.0.1'): Promise<Started> {
  const server = createServer(listener);
  server.listen(0, host);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts a proxy for a single origin, which can be private unless `options` differ. */
export function startProxy(origin: string, options: Partial<ProxyServerOptions> = {}): Promise<Started> {
  return start(proxyListener({origins: [origin], allowPrivate: true, ...options}));
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly from?: string;
}

/** Sends a request through the proxy, like the page. */
export async function ask(proxy: Started, target: string, question: Question = {}): Promise<Reply> {
  const answer = await open(proxy, target, question);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString()};
}

/** Sends a request through the proxy, and returns the response before its body is read. */
export function open(proxy: Started, target: string, question: Question = {}): Promise<IncomingMessage> {
  const {method = 'GET', headers = {}, body, from} = question;
  return new Promise((done, fail) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: proxy.port,
        method,
        path: `/_proxy?url=${encodeURIComponent(target)}`,
        headers: {'sec-fetch-site': 'same-origin', ...headers},
        agent: false,
        ...(from !== undefined && {localAddress: from}),
      },
      done,
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

export interface RawReply extends Reply {
  readonly body: Buffer;
}

/** Sends the target unchanged, because `fetch` would normalize it. */
export function askPath(
  {port}: Started,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawReply> {
  return new Promise((done, fail) => {
    const sent = request({host: '127.0.0.1', port, path, method, headers, agent: false}, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        done({status: response.statusCode ?? 0, headers: response.headers, text: body.toString(), body});
      });
    });
    sent.on('error', fail);
    sent.end();
  });
}
