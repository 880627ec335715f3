import {createProxy} from '../../src/proxy/proxy.js';

// The proxy on an edge host: a few lines around the handler. A real project imports 'lectern/proxy'.

const proxy = createProxy({
  origins: ['https://api.shop.example', 'https://sandbox.shop.example'],
  log: ({method, target, status, milliseconds}) => console.log(method, target, status, `${milliseconds} ms`),
});

/** Bindings of the edge host: the site's files. */
export interface Environment {
  readonly ASSETS: {fetch(request: Request): Promise<Response>};
}

/** Responds to `/_proxy` itself, and to all other paths with the site's files. */
export function answer(request: Request, {ASSETS}: Environment): Promise<Response> {
  const {pathname} = new URL(request.url);
  // The host itself sets this header, and overwrites a client's value.
  const client = request.headers.get('cf-connecting-ip') ?? undefined;
  return pathname === '/_proxy' ? proxy(request, client) : ASSETS.fetch(request);
}

const worker = {fetch: answer};

export {worker as default};
