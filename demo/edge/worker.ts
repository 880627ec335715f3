import {createProxy} from '../../src/proxy/proxy.js';

// The proxy on an edge host: a few lines around the handler. In a project of yours the import is 'lectern/proxy'.

const proxy = createProxy({
  origins: ['https://api.shop.example', 'https://sandbox.shop.example'],
  log: ({method, target, status, milliseconds}) => console.log(method, target, status, `${milliseconds} ms`),
});

/** The files of the site, as such hosts hand them in. */
export interface Environment {
  readonly ASSETS: {fetch(request: Request): Promise<Response>};
}

/** Answers `/_proxy` itself and everything else with the files of the site. */
export function answer(request: Request, {ASSETS}: Environment): Promise<Response> {
  const {pathname} = new URL(request.url);
  // The host writes this header itself; what a caller sent under its name is gone.
  const client = request.headers.get('cf-connecting-ip') ?? undefined;
  return pathname === '/_proxy' ? proxy(request, client) : ASSETS.fetch(request);
}

const worker = {fetch: answer};

export {worker as default};
