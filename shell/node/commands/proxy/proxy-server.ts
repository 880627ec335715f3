import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Readable} from 'node:stream';
import {refusalAnswer} from '../../../../src/proxy/answer.js';
import {type Answer, createExchange} from '../../../../src/proxy/exchange.js';
import {refusals} from '../../../../src/proxy/refusal.js';
import {type ProxyOptions, readSettings} from '../../../../src/proxy/settings.js';
import {isKnownHost} from '../../http/known-host.js';
import {meterNode} from '../../http/meter-node.js';
import {nodeTransport, pairs, type TransportOptions} from '../../http/transport.js';

export {pinnedTransport} from '../../http/web-transport.js';

export type ProxyServerOptions = ProxyOptions & Pick<TransportOptions, 'resolve' | 'isAllowed'>;

/** Milliseconds in which a caller may go on sending a body that was refused: one that is cut off reads no answer. */
const lingering = 2000;

/**
 * The proxy of the try-it form for a server of Node: hand it the requests for `<base>/_proxy`. It is the way of
 * `createProxy` with streams of Node, which are piped and not turned into web streams, and with checked addresses.
 */
export function proxyListener(
  options: ProxyServerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const {allowPrivate, resolve, isAllowed, limits} = options;
  const {allowOrigins, methods} = readSettings(options);
  const exchange = createExchange<Readable>(options, {
    send: nodeTransport({allowPrivate, resolve, isAllowed, connect: limits?.connect}),
    meter: meterNode,
  });
  return async (request, response) => {
    const host = request.headers.host ?? '';
    if (!isKnownHost(host, allowOrigins)) {
      pass(refusalAnswer(refusals.hostUnknown(shownHost(host)), undefined, methods), request, response);
      return;
    }
    try {
      const answer = await exchange({
        method: request.method ?? 'GET',
        address: request.url ?? '/',
        headers: pairs(request.rawHeaders),
        host,
        client: request.socket.remoteAddress,
        ...bodyOf(request),
        onClose: listener => response.once('close', listener),
      });
      pass(answer, request, response);
    } catch {
      // One request that nobody foresaw must not end the server for all others.
      response.destroy();
    }
  };
}

/** A request has a body when it says how it is framed (RFC 9112, section 6.3). */
function bodyOf(request: IncomingMessage): {readonly body?: Readable; readonly length?: number} {
  const length = request.headers['content-length'];
  if (request.headers['transfer-encoding'] !== undefined) return {body: request};
  return length === undefined || Number(length) === 0 ? {} : {body: request, length: Number(length)};
}

function pass(answer: Answer<Readable>, request: IncomingMessage, response: ServerResponse): void {
  const {status, headers, body, text, cut} = answer;
  if (!request.complete) finishUpload(request, response);
  if (response.destroyed) return;
  response.writeHead(status, headers.flat());
  if (!body) {
    response.end(request.method === 'HEAD' ? undefined : text);
    return;
  }
  // What is cut off must not look whole: the connection breaks, and the read of the caller fails.
  const cutOff = () => response.destroy();
  cut?.onStop(cutOff);
  body.once('error', cutOff);
  body.once('close', () => {
    if (!body.readableEnded) cutOff();
  });
  body.pipe(response);
}

function finishUpload(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.unpipe();
    request.resume();
    const clock = setTimeout(() => request.destroy(), lingering).unref();
    request.once('close', () => clearTimeout(clock));
  });
}

function shownHost(host: string): string {
  return /^[\w.:[\]-]{1,100}$/.test(host) ? host : 'as the request says';
}
