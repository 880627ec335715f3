import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Readable} from 'node:stream';
import {createExchange, type ProxyResponse} from '../../../../src/proxy/exchange.js';
import {refusals} from '../../../../src/proxy/refusal.js';
import {buildRefusalResponse} from '../../../../src/proxy/response.js';
import {type ProxyOptions, readSettings} from '../../../../src/proxy/settings.js';
import {isKnownHost} from '../../http/known-host.js';
import {meterNodeStream} from '../../http/meter-node-stream.js';
import {createNodeTransport, type TransportOptions, toHeaderPairs} from '../../http/transport.js';

export {createPinnedTransport as pinnedTransport} from '../../http/web-transport.js';

export type ProxyServerOptions = ProxyOptions & Pick<TransportOptions, 'resolve' | 'isAllowed'>;

/**
 * Time in milliseconds for which a client may continue to send a body that the proxy rejected. Closing at once would
 * lose the response.
 */
const lingering = 2000;

/**
 * Creates the request handler of `<base>/_proxy` for a Node server. Unlike `createProxy`, pipes Node streams without
 * converting them, and checks IP addresses.
 */
export function proxyListener(
  options: ProxyServerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const {allowPrivate, resolve, isAllowed, limits} = options;
  const {allowOrigins, methods} = readSettings(options);
  const exchange = createExchange<Readable>(options, {
    send: createNodeTransport({allowPrivate, resolve, isAllowed, connect: limits?.connect}),
    meter: meterNodeStream,
  });
  return async (request, response) => {
    const host = request.headers.host ?? '';
    if (!isKnownHost(host, allowOrigins)) {
      sendResponse(
        buildRefusalResponse(refusals.hostUnknown(toShownHost(host)), undefined, methods),
        request,
        response,
      );
      return;
    }
    try {
      const answer = await exchange({
        method: request.method ?? 'GET',
        address: request.url ?? '/',
        headers: toHeaderPairs(request.rawHeaders),
        host,
        client: request.socket.remoteAddress,
        ...readBody(request),
        onClose: listener => response.once('close', listener),
      });
      sendResponse(answer, request, response);
    } catch {
      // Close only this connection. An unhandled error would end the server.
      response.destroy();
    }
  };
}

/** Returns a request's body, if its headers declare one (RFC 9112, section 6.3). */
function readBody(request: IncomingMessage): {readonly body?: Readable; readonly length?: number} {
  const length = request.headers['content-length'];
  if (request.headers['transfer-encoding'] !== undefined) return {body: request};
  return length === undefined || Number(length) === 0 ? {} : {body: request, length: Number(length)};
}

function sendResponse(answer: ProxyResponse<Readable>, request: IncomingMessage, response: ServerResponse): void {
  const {status, headers, body, text, cut} = answer;
  if (!request.complete) finishUpload(request, response);
  if (response.destroyed) return;
  response.writeHead(status, headers.flat());
  if (!body) {
    response.end(request.method === 'HEAD' ? undefined : text);
    return;
  }
  // Destroy the connection: a normal end would make a truncated response look complete.
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

function toShownHost(host: string): string {
  return /^[\w.:[\]-]{1,100}$/.test(host) ? host : 'as the request says';
}
