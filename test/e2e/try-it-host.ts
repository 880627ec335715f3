import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser, BrowserContextOptions} from 'playwright-core';
import {type RecordedRequest, type RunningApi, startApi} from '../../demo/api/start-api.js';
import {proxyListener} from '../../shell/node/commands/proxy/proxy-server.js';
import {type ProjectFiles, type ServeOptions, type Site, serve, until, type Visit, visit} from './site.js';

/** Servers next to the page: two of the same API, and a proxy that can reach both. */
export interface Servers {
  readonly api: RunningApi;
  /** The same API at another origin. */
  readonly other: RunningApi;
  /** URL of the proxy. */
  readonly proxy: string;
  /** Everything that the proxy received. */
  readonly proxied: readonly string[];
}

export interface Host extends Servers {
  readonly site: Site;
}

export interface HostOptions extends ServeOptions {
  readonly path?: string;
  readonly context?: BrowserContextOptions;
}

/** Starts a project with its API and a proxy, and runs a test. Cleans up in every case. */
export async function withServers(
  project: (servers: Servers) => ProjectFiles,
  use: (host: Host) => Promise<void>,
  options: ServeOptions = {},
): Promise<void> {
  const [api, other] = [await startApi(), await startApi()];
  let answer: RequestListener = () => {};
  const proxied: string[] = [];
  const server = createServer((request, response) => {
    proxied.push([request.method, request.url, ...request.rawHeaders].join(' '));
    answer(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_proxy`;
  const servers = {api, other, proxy, proxied};
  const site = await serve(project(servers), options);
  answer = proxyListener({
    origins: [api.origin, other.origin],
    allowPrivate: true,
    allowOrigins: [new URL(site.url).origin],
  });
  try {
    await use({...servers, site});
  } finally {
    site.close();
    server.closeAllConnections();
    server.close();
    await Promise.all([api.close(), other.close()]);
  }
}

/** Does the same, and opens one of the project's pages in a tab. */
export function withHost(
  browser: Browser,
  project: (servers: Servers) => ProjectFiles,
  use: (host: Host & Visit) => Promise<void>,
  {path = '', context, ...options}: HostOptions = {},
): Promise<void> {
  return withServers(
    project,
    async host => {
      const opened = await visit(browser, host.site.url + path, context);
      try {
        await use({...host, ...opened});
      } finally {
        await opened.close();
      }
    },
    options,
  );
}

/** Returns the requests that a server received, without CORS preflights. */
export const sentTo = ({requests}: RunningApi): readonly RecordedRequest[] =>
  requests.filter(
    ({method, rawHeaders}) => method !== 'OPTIONS' || !rawHeaders.includes('Access-Control-Request-Method'),
  );

/** Returns the values of a header as received. */
export const headerOf = ({rawHeaders}: RecordedRequest, name: string): readonly string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase());

/** Clicks the send button, waits for the response in the panel, and returns the server's last request. */
export async function send(page: Visit['page'], api: RunningApi): Promise<RecordedRequest> {
  const before = sentTo(api).length;
  await page.locator('try-it dialog[open] header .primary').click();
  await until(() => sentTo(api).length > before);
  await answered(page);
  const got = sentTo(api).slice(before);
  if (got.length !== 1) throw new Error(`The server got ${got.length} requests, not one.`);
  return got[0] as RecordedRequest;
}

/** Waits until the panel shows the response, or the reason for its absence. */
export async function answered(page: Visit['page']): Promise<void> {
  await page.waitForFunction(() => {
    const find = (root: ParentNode): Element | null => {
      for (const each of root.querySelectorAll('*')) {
        if (each.localName === 'try-it-response') return each;
        const inside = each.shadowRoot && find(each.shadowRoot);
        if (inside) return inside;
      }
      return null;
    };
    const panel = find(document) as unknown as {exchange?: {state: {phase: string}}} | null;
    return ['done', 'failed'].includes(panel?.exchange?.state.phase ?? '');
  });
}
