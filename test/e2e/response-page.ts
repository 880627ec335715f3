import {readFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {rollup} from 'rollup';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import type {RequestBody} from '../../src/openapi/request/request.js';
import {serve, type Visit, visit} from './site.js';

const root = join(import.meta.dirname, '../../..');
const entry = 'entry.js';
const of = (path: string) => JSON.stringify(join(root, 'build/elements/api-reference', path));

/** Bundles the response panel without the form that sends. */
async function bundle(): Promise<string> {
  const code = `import {TryItResponse} from ${of('response/try-it-response.js')};
import {Exchange} from ${of('response/exchange.js')};
customElements.define('try-it-response', TryItResponse);
Object.assign(globalThis, {Exchange});`;
  const made = await rollup({
    input: entry,
    // Excludes other locales.
    external: id => id.endsWith('.json'),
    plugins: [
      {name: 'entry', resolveId: id => (id === entry ? id : null), load: id => (id === entry ? code : null)},
      // Loads only with forced colors.
      {
        name: 'sheets',
        resolveId: id => (id.endsWith('.css') ? id : null),
        load: id => (id.endsWith('.css') ? "export default ''" : null),
      },
      nodeResolve({browser: true}),
    ],
  });
  const {output} = await made.generate({format: 'es', inlineDynamicImports: true});
  return output[0].code;
}

let bundled: Promise<string> | undefined;

export interface ResponseHost extends Visit {
  readonly api: RunningApi;
  /** Sends a request from the page, and shows its response. `path` is a path of the API, or an absolute URL. */
  send(path: string, given?: Sent): Promise<void>;
  /**
   * Waits until the panel's header contains this text, and the response is complete unless the API is still sending.
   */
  answers(text: string, given?: {readonly isSending?: boolean}): Promise<void>;
  /** Returns the text of matching elements in the panel. */
  read(selector: string): Promise<string[]>;
}

/** The panel's element. */
interface Panel extends Element {
  readonly exchange?: {readonly isRunning: boolean};
  readonly isUpdatePending: boolean;
}

export interface Sent {
  readonly proxy?: string;
  readonly timeoutMs?: number;
  readonly method?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: RequestBody;
  readonly cookies?: readonly (readonly [string, string])[];
  readonly isSigned?: boolean;
  readonly curl?: string;
  /** Texts of files by id. */
  readonly files?: Readonly<Record<number, string>>;
}

export interface HostOptions {
  readonly mode?: 'dark';
  readonly context?: BrowserContextOptions;
  readonly headers?: Readonly<Record<string, string>>;
  readonly api?: Parameters<typeof startApi>[0];
}

/** Opens a page with the response panel, next to the demo API. Cleans up in every case. */
export async function withResponse(
  browser: Browser,
  use: (host: ResponseHost) => Promise<void>,
  {mode, context, headers, api: apiOptions}: HostOptions = {},
): Promise<void> {
  bundled ??= bundle();
  const api = await startApi(apiOptions);
  const page = `<!doctype html><html lang="en"${mode ? ` data-mode="${mode}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Panel</title><link rel="stylesheet" href="tokens.css"><link rel="stylesheet" href="page.css"><script type="module" src="panel.js"></script></head><body><main><h1>Panel</h1><try-it-response></try-it-response></main></body></html>`;
  const site = await serve(
    {
      'page.html': page,
      'panel.js': await bundled,
      'tokens.css': ['tokens', 'tones']
        .map(name => readFileSync(join(root, `elements/theme/${name}.css`), 'utf8'))
        .join('\n'),
      'page.css':
        'body{margin:0;padding:16px;background:var(--docs-surface-0);color:var(--docs-text-1);font-family:var(--docs-font-body)}main{max-width:720px;margin:auto}h1{font-size:20px}',
    },
    {headers: headers ?? {}},
  );
  const opened = await visit(browser, `${site.url}page.html`, context);
  try {
    await opened.page.waitForFunction(() => customElements.get('try-it-response'));
    await use({
      ...opened,
      api,
      send: (path, given = {}) => send(opened.page, new URL(path, api.origin).href, given),
      answers: async (text, {isSending = false} = {}) => {
        await opened.page.waitForFunction(
          ([wanted, isSending]) => {
            const panel = document.querySelector('try-it-response') as unknown as Panel;
            const head = panel.shadowRoot?.querySelector('.head')?.textContent?.replace(/\s+/g, ' ');
            if (!head?.includes(wanted)) return false;
            return isSending || (panel.exchange?.isRunning === false && !panel.isUpdatePending);
          },
          [text, isSending] as const,
          {timeout: 15_000},
        );
      },
      read: selector =>
        opened.page.$$eval(`try-it-response ${selector}`, found =>
          found.map(each => (each.textContent ?? '').replace(/\s+/g, ' ').trim()),
        ),
    });
  } finally {
    await opened.close();
    site.close();
    await api.close();
  }
}

async function send(page: Page, url: string, given: Sent): Promise<void> {
  await page.evaluate(
    ([url, sent]) => {
      const {
        method = 'GET',
        headers = [],
        body,
        cookies = [],
        isSigned = false,
        files = {},
        curl = '',
        ...rest
      } = sent as Sent;
      const {Exchange} = globalThis as unknown as {Exchange: new (outgoing: object) => object};
      const chosen = Object.entries(files).map(
        ([id, text]) => [Number(id), new File([text], `${id}.txt`, {type: 'text/plain'})] as const,
      );
      const panel = document.querySelector('try-it-response') as unknown as {exchange: object; curl: string};
      panel.curl = curl;
      panel.exchange = new Exchange({
        signed: {request: {method, url, headers, ...(body && {body})}, cookies, isSigned},
        files: new Map(chosen),
        timeoutMs: 10_000,
        ...rest,
      });
    },
    [url, given] as const,
  );
}

/** Returns a selector for parts of the panel. */
export function panel(selector: string): string {
  return `try-it-response ${selector}`;
}

/** Waits until a part of the panel is visible. */
export function shows(page: Page, selector: string) {
  return page.waitForSelector(panel(selector), {timeout: 10_000});
}

/** Returns the failure that the panel reports. */
export async function failureOf({page, read}: ResponseHost): Promise<{code: string | null; text: string}> {
  await shows(page, '.failure');
  return {
    code: await page.getAttribute(panel('.failure'), 'data-code'),
    text: (await read('.failure'))[0] ?? '',
  };
}

/** Starts a server with this response. */
export async function withStub(answer: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
