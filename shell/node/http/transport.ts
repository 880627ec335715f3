import * as http from 'node:http';
import * as https from 'node:https';
import type {Readable} from 'node:stream';
import {isPublicAddress} from '../../../src/base/ip-address.js';
import {readOwn} from '../../../src/base/read-own.js';
import type {ProxiedRequest} from '../../../src/proxy/decide.js';
import type {Ports} from '../../../src/proxy/exchange.js';
import type {HeaderList} from '../../../src/proxy/headers.js';
import {type Refusal, RefusedError, refusals} from '../../../src/proxy/refusal.js';
import {standardLimits} from '../../../src/proxy/settings.js';
import type {StopSignal} from '../../../src/proxy/task.js';
import {createPinnedLookup, type ResolveHost, resolveWithSystem} from './pinned-lookup.js';

export interface TransportOptions {
  readonly allowPrivate?: boolean | undefined;
  /** Timeout for connecting, in milliseconds. */
  readonly connect?: number | undefined;
  readonly resolve?: ResolveHost | undefined;
  /** Returns whether connections to an IP address are allowed. By default, allows only public addresses. */
  readonly isAllowed?: ((address: string) => boolean) | undefined;
}

/**
 * Creates a function that sends requests over its own connections, to IP addresses that it has checked. Does not
 * decompress responses.
 */
export function createNodeTransport(options: TransportOptions): Ports<Readable>['send'] {
  const isAllowed = options.isAllowed ?? (options.allowPrivate ? () => true : isPublicAddress);
  const lookup = createPinnedLookup(options.resolve ?? resolveWithSystem, isAllowed);
  const limit = options.connect ?? standardLimits.connect;
  const kept = {http: new http.Agent({keepAlive: true}), https: new https.Agent({keepAlive: true})};

  const attempt = (outgoing: ProxiedRequest, body: Readable | undefined, stop: StopSignal) =>
    new Promise<Sent>((done, fail) => {
      const {url, method} = outgoing;
      const scheme = url.protocol === 'https:' ? 'https' : 'http';
      const request = (scheme === 'https' ? https : http).request({
        method,
        // Remove the brackets of an IPv6 address, which only URLs have.
        hostname: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port || undefined,
        path: url.pathname + url.search,
        headers: addFraming(outgoing, body),
        // The server may have closed an idle connection. Reuse one only for requests without a body, which can be sent
        // again.
        agent: body ? false : kept[scheme],
        lookup,
      });
      // After the response has ended, this does nothing, even if the connection already handles another request.
      stop.onStop(why => request.destroy(why));
      request.once('socket', socket => {
        if (!socket.connecting) return;
        const clock = setTimeout(() => request.destroy(new RefusedError(refusals.connectTime(limit))), limit);
        socket.once(scheme === 'https' ? 'secureConnect' : 'connect', () => clearTimeout(clock));
        request.once('close', () => clearTimeout(clock));
      });
      request.once('response', response => {
        done({status: response.statusCode ?? 0, headers: toHeaderPairs(response.rawHeaders), body: response});
      });
      request.on('error', error => {
        fail(Object.assign(error, {isStale: request.reusedSocket && !(error instanceof RefusedError)}));
      });
      if (body) {
        body.once('error', error => request.destroy(error));
        body.pipe(request);
      } else request.end();
    });

  return async (outgoing, body, stop) => {
    try {
      return await attempt(outgoing, body, stop);
    } catch (error) {
      const isStale = (error as {isStale?: boolean}).isStale && /^(?:GET|HEAD|OPTIONS)$/.test(outgoing.method);
      if (!isStale) throw toRefusedError(error, outgoing.url.host);
    }
    return attempt(outgoing, body, stop).catch(error => Promise.reject(toRefusedError(error, outgoing.url.host)));
  };
}

interface Sent {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: http.IncomingMessage;
}

/** Adds `Content-Length` or `Transfer-Encoding`. Without one, the server would read the body as the next request. */
function addFraming({headers, length}: ProxiedRequest, body: Readable | undefined): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const before = readOwn(all, key);
    all[key] = before === undefined ? value : [before, value].flat();
  }
  if (body && length !== undefined) all['content-length'] = String(length);
  else if (body) all['transfer-encoding'] = 'chunked';
  return all;
}

/** Converts Node's flat list of names and values to pairs. */
export function toHeaderPairs(raw: readonly string[]): HeaderList {
  const list: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) list.push([raw[at]!, raw[at + 1]!]);
  return list;
}

function toRefusedError(error: unknown, host: string): unknown {
  if (error instanceof RefusedError) return error;
  const {code = ''} = error as NodeJS.ErrnoException;
  return new RefusedError(buildRefusal(code, host));
}

function buildRefusal(code: string, host: string): Refusal {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return refusals.nameUnknown(host);
  if (code === 'ECONNREFUSED') return refusals.connectionRefused(host);
  if (code === 'ETIMEDOUT') return refusals.connectTime(standardLimits.connect);
  if (code.startsWith('HPE_')) return refusals.answerShape();
  if (/CERT|SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return refusals.certificate(host);
  return refusals.connectionLost(host);
}
