import assert from 'node:assert/strict';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {after, before} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {type Browser, type BrowserContextOptions, chromium, type Page} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../scripts/find-chrome.js';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');

/** Returns the path of a shared document, or the reason why the test is skipped. */
export function shared(path: string): {readonly path: string; readonly skip: string | false} {
  const file = resolve(root, '../shared', path);
  return {path: file, skip: existsSync(file) ? false : `${file} is not there`};
}

let launched: Promise<Browser> | undefined;
let users = 0;

/** Opens one browser for all tests in a process, which can run several files. Each visit has its own context. */
export function useBrowser(): {open(): Browser} {
  let browser: Browser | undefined;
  users++;
  before(async () => {
    // Resolves no host names, so that requests to other hosts are recorded but never sent.
    const args = [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
    launched ??= chromium.launch({executablePath: findChrome(), args});
    browser = await launched;
  });
  after(() => {
    if (--users === 0) return browser?.close();
  });
  return {open: () => browser as Browser};
}

export type ProjectFiles = Readonly<Record<string, string | Buffer>>;

/** Writes a project to disk. */
export function writeProject(folder: string, files: ProjectFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/** Reads all files in a folder. */
export function readFolder(folder: string): Record<string, Buffer> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter(entry => entry.isFile());
  const paths = entries.map(({parentPath, name}) => join(parentPath, name));
  return Object.fromEntries(paths.map(path => [path.slice(folder.length + 1), readFileSync(path)]));
}

export interface ServeOptions {
  /** Folder of the project, which contains the pages' URLs. */
  readonly base?: string;
  /** Attributes of the script tag, such as `router="history"`. */
  readonly attributes?: string;
  /** The tag has no attribute for style sheets, so the site requests the guessed ones. */
  readonly guessesStyles?: boolean;
  /** Markup for `<head>` of the HTML file, next to the script tag. */
  readonly head?: string;
  readonly body?: string;
  /** Responds to every URL without a file with the HTML file, like hosts of single-page apps. */
  readonly rewrites?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Delayed responses: a file's path, and the promise that it waits for. */
  readonly delays?: Pick<ReadonlyMap<string, Promise<unknown>>, 'get'>;
  /** Replaced files of the built Lectern, by path. */
  readonly built?: ProjectFiles;
  /** Called for each request. Responds with this status instead of the file. */
  status?(path: string): number | undefined;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  mdx: 'text/markdown; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** An image of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Site {
  readonly url: string;
  close(): void;
}

/**
 * Serves a project from memory, with an HTML file that contains the script tag, and with the built Lectern next to it.
 */
export async function serve(files: ProjectFiles, options: ServeOptions = {}): Promise<Site> {
  const {base = '/', attributes = '', head = '', body = ''} = options;
  const styles = options.guessesStyles || /\b(?:manifest|styles)=/.test(attributes + body) ? '' : ' styles=""';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>loading</title>${head}</head><body>${body}<script type="module" src="/_lectern/lectern.js" ${attributes}${styles}></script></body></html>`;
  const find = (path: string): string | Buffer | undefined => {
    if (path.startsWith('/_lectern/')) {
      const name = path.slice('/_lectern/'.length);
      return options.built?.[name] ?? bundle.get(name) ?? readFile(path);
    }
    if (path === base || path === `${base}index.html`) return html;
    const name = path.startsWith(base) ? path.slice(base.length) : '';
    const own = Object.hasOwn(files, name) ? files[name] : undefined;
    return own ?? (options.rewrites && path.startsWith(base) ? html : undefined);
  };
  const server = createServer(async (request, response) => {
    const path = decode((request.url ?? '/').replace(/[?#].*/, ''));
    await options.delays?.get(path);
    const found = path === '/favicon.ico' ? '' : find(path);
    const status = options.status?.(path) ?? (found === undefined ? 404 : 200);
    const type = found === html ? 'html' : (path.split('.').at(-1) ?? '');
    response.writeHead(status, {
      'content-type': types[type] ?? 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      ...options.headers,
    });
    response.end(status === 200 ? found : 'no');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A tab and its recorded events. */
export interface Visit {
  readonly page: Page;
  /** Paths on our server and absolute URLs on others, in order. */
  readonly requests: string[];
  /** Warnings and errors of the console. */
  readonly messages: string[];
  readonly uncaught: string[];
  readonly dialogs: string[];
  /** Waits until a page with this title and its page chrome are visible. */
  shows(title: string, timeout?: number): Promise<void>;
  go(hash: string, title: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a URL in a new context without stored data. `site` is the origin whose requests count as ours. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  site = url,
): Promise<Visit> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, ...options});
  const page = await context.newPage();
  const seen = watch(page, new URL(site).origin);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  const shows = async (title: string, timeout = 15_000) => {
    await page.waitForFunction(
      wanted =>
        document.querySelector('.page-head h1, .site-article h1')?.textContent?.trim() === wanted &&
        document.querySelector('.site-header > *') !== null &&
        // The page chrome renders one frame after the text.
        document.querySelector('[data-turning]') === null,
      title,
      {timeout},
    );
  };
  return {
    page,
    ...seen,
    shows,
    go: async (hash, title) => {
      await page.evaluate(to => {
        location.hash = to;
      }, hash);
      await shows(title);
    },
    close: () => context.close(),
  };
}

/** Serves a project, opens it, and runs a test. Cleans up in every case. */
export async function withSite(
  browser: Browser,
  files: ProjectFiles,
  use: (visit: Visit, site: Site) => Promise<void>,
  {path = '', context, ...options}: ServeOptions & {path?: string; context?: BrowserContextOptions} = {},
): Promise<void> {
  const site = await serve(files, options);
  const opened = await visit(browser, site.url + path, context);
  try {
    await use(opened, site);
  } finally {
    await opened.close();
    site.close();
  }
}

/** Returns page files with one heading each: `pages('a', 'b/c')` have the titles "A" and "C". */
export function pages(...slugs: readonly string[]): Record<string, string> {
  return Object.fromEntries(slugs.map(slug => [`${slug}.mdx`, page(titleOf(slug), `Text of ${slug}.`)]));
}

export function page(title: string, body: string, head = ''): string {
  return `---\ntitle: ${title}\n${head}---\n\n${body}\n`;
}

export function docs(rest: Record<string, unknown>): string {
  return JSON.stringify({name: 'Acme', colors: {primary: '#2563eb'}, ...rest});
}

/**
 * Returns the clipboard once it begins with a text. Polls from outside, because `waitForFunction` accepts a pending
 * promise as true.
 */
export async function clipboard(page: Page, start: string): Promise<string> {
  for (let turn = 0; ; turn++) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text.startsWith(start)) return text;
    assert.ok(turn < 100, `The clipboard holds ${JSON.stringify(text.slice(0, 100))}, not ${JSON.stringify(start)}.`);
    await page.waitForTimeout(50);
  }
}

/** Waits for a condition outside the page. */
export async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; !isTrue(); turn++) {
    if (turn > 1000) throw new Error('It has not happened in 10 seconds.');
    await new Promise(done => setTimeout(done, 10));
  }
}

/** Waits up to five seconds until a value of the page is as expected. Then fails with the actual value. */
export async function soon<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    if (isDeepStrictEqual(await read(), wanted)) return;
    await new Promise(done => setTimeout(done, 50));
  }
  assert.deepEqual(await read(), wanted);
}

/** Returns the text of all matching elements. */
export function texts(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, found => found.map(each => (each.textContent ?? '').replace(/\s+/g, ' ').trim()));
}

export function hrefs(page: Page, selector: string): Promise<(string | null)[]> {
  return page.$$eval(selector, found => found.map(each => each.getAttribute('href')));
}

function titleOf(slug: string): string {
  const last = slug.split('/').at(-1) ?? '';
  return last.charAt(0).toUpperCase() + last.slice(1);
}

function watch(page: Page, origin: string) {
  const requests: string[] = [];
  const messages: string[] = [];
  const uncaught: string[] = [];
  const dialogs: string[] = [];
  page.on('request', request => {
    const url = request.url();
    if (!url.startsWith('blob:') && !url.startsWith('data:'))
      requests.push(url.startsWith(`${origin}/`) ? decode(url.slice(origin.length)) : url);
  });
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', error => uncaught.push(error.message));
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {requests, messages, uncaught, dialogs};
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const bundle = new Map<string, Buffer>();
for (const name of [
  'lectern.js',
  'lectern-endpoint.js',
  'elements.js',
  'openapi-worker.js',
  'body-worker.js',
  'docs.schema.json',
  'oauth.html',
  'oauth.js',
])
  if (existsSync(join(dist, name))) bundle.set(name, readFileSync(join(dist, name)));
for (const name of readdirSync(join(dist, 'chunks')))
  bundle.set(`chunks/${name}`, readFileSync(join(dist, 'chunks', name)));

/** Reads icons and copied library files on request. */
function readFile(path: string): Buffer | undefined {
  const name =
    /^\/_lectern\/((?:elements|fonts|icons|katex|mermaid|mermaid-elk|open|spec-schemas|styles)\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*|check-worker\.js|runtime\.json)$/.exec(
      path,
    )?.[1];
  return name && existsSync(join(dist, name)) ? readFileSync(join(dist, name)) : undefined;
}
