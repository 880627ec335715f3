import type {Ports} from './exchange.js';

export type Transport = Ports<ReadableStream<Uint8Array>>['send'];

/**
 * Sends with the `fetch` of the host. It cannot see the address that a name leads to, so only what stands in the list of
 * origins protects here: name no host that others can point elsewhere.
 */
export function fetchTransport(send: typeof fetch = fetch): Transport {
  return async ({method, url, headers}, body, {signal}) => {
    const init: RequestInit & {duplex: 'half'} = {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      body: body ?? null,
      redirect: 'manual',
      signal,
      // Required for a body that is a stream (Fetch standard, "RequestInit").
      duplex: 'half',
    };
    const response = await send(url.href, init);
    const isPacked = response.headers.has('content-encoding');
    return {
      status: response.status,
      // `fetch` has unpacked the body: these fields speak of bytes that are no longer there.
      headers: [...response.headers].filter(([name]) => !isPacked || !/^content-(?:encoding|length)$/i.test(name)),
      body: response.body ?? undefined,
    };
  };
}
