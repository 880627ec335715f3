import {createExchange} from './exchange.js';
import {fetchTransport, type Transport} from './fetch-transport.js';
import {meterStream, watchStream} from './meter-stream.js';
import type {ProxyOptions} from './settings.js';

export type {Transport} from './fetch-transport.js';
export type {LogEntry, ProxyLimits, ProxyOptions} from './settings.js';

/**
 * Handles a request to the proxy. `client` is a key of the client, such as its IP address, for the limit of requests
 * per client.
 */
type ProxyHandler = (request: Request, client?: string) => Promise<Response>;

/**
 * Creates the proxy of the request form, for any host with `Request` and `Response`. It forwards requests only to the
 * given origins, and only for pages of its own site. By default, it uses `fetch`, which does not check IP addresses.
 */
export function createProxy(options: ProxyOptions & {readonly transport?: Transport}): ProxyHandler {
  const exchange = createExchange<ReadableStream<Uint8Array>>(options, {
    send: options.transport ?? fetchTransport(),
    meter: meterStream,
  });
  return async (request, client) => {
    let listener: (() => void) | undefined;
    const close = () => {
      const heard = listener;
      listener = undefined;
      heard?.();
    };
    request.signal.addEventListener('abort', close);
    const response = await exchange({
      method: request.method,
      address: request.url,
      headers: [...request.headers],
      host: request.headers.get('host') ?? new URL(request.url).host,
      client,
      body: request.body ?? undefined,
      onClose: given => {
        listener = given;
      },
    });
    const {status, headers, body, text} = response;
    const init = {status, headers: headers.map(([name, value]): [string, string] => [name, value])};
    if (body) return new Response(watchStream(body, response.cut, close), init);
    // The response is complete at this point, because it has no stream.
    close();
    return new Response(text ?? null, init);
  };
}
