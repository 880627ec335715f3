import type {Ports} from './exchange.js';

export type Transport = Ports<ReadableStream<Uint8Array>>['send'];

/**
 * Sends requests with the host's `fetch`, which does not reveal the IP address of a host name. Only the list of origins
 * protects here: do not list hosts whose DNS others control.
 */
export function fetchTransport(send: typeof fetch = fetch): Transport {
  return async ({method, url, headers}, body, {signal}) => {
    const init: RequestInit & {duplex: 'half'} = {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      body: body ?? null,
      redirect: 'manual',
      signal,
      // `fetch` requires this for a body that is a stream (Fetch standard, "RequestInit").
      duplex: 'half',
    };
    const response = await send(url.href, init);
    const isPacked = response.headers.has('content-encoding');
    return {
      status: response.status,
      // Drop headers that describe the encoded body, because `fetch` has decoded it.
      headers: [...response.headers].filter(([name]) => !isPacked || !/^content-(?:encoding|length)$/i.test(name)),
      body: response.body ?? undefined,
    };
  };
}
