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

/** Returns the proxy in front of one origin that may be private, unless options say otherwise. */
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

/** Asks the proxy as the page would. */
export async function ask(proxy: Started, target: string, question: Question = {}): Promise<Reply> {
  const answer = await open(proxy, target, question);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString()};
}

/** Returns the same, with the body still to be read. */
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

/** Sends the target as it is: `fetch` would tidy it up. */
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
