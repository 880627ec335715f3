import assert from 'node:assert/strict';
import {existsSync, mkdirSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {before, test} from 'node:test';
import type {Page} from 'playwright-core';
import {useBrowser} from '../e2e/site.js';
import {type Host, hosts} from './hosts.js';
import {buildHost, cache, installAll} from './install.js';

// Tests the published package: packed, installed into a new folder, built by other bundlers, opened in a browser.

const root = join(import.meta.dirname, '../../..');
const skip = existsSync(join(root, 'dist/elements.js')) ? false : 'dist is not built';
const shots = process.env.EMBED_SHOTS;
const browser = useBrowser();

before(
  () => installAll(root, [...new Set(Object.values(hosts).flatMap(({packages, apart}) => (apart ? [] : packages)))]),
  {
    timeout: 240_000,
  },
);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.yaml': 'text/yaml',
  '.woff2': 'font/woff2',
};

/** Serves a host's folder. `node_modules` is above it. */
async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://host').pathname);
    const file = join(path.startsWith('/node_modules/') ? cache : folder, path === '/' ? 'index.html' : path);
    const isFile = existsSync(file) && statSync(file).isFile();
    response.writeHead(isFile ? 200 : 404, {'content-type': types[extname(file)] ?? 'application/octet-stream'});
    response.end(isFile ? readFileSync(file) : '');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close()};
}

/** Returns whether the page shows each required part. */
function drawn(page: Page): Promise<Readonly<Record<string, boolean>>> {
  return page.evaluate(() => {
    const inside = (selector: string, inner: string): Element | null => {
      const host = document.querySelector(selector);
      const look = (from: ParentNode | null | undefined): Element | null => {
        const hit = from?.querySelector(inner);
        if (hit) return hit;
        for (const each of from?.querySelectorAll('*') ?? []) {
          const deeper = each.shadowRoot && look(each.shadowRoot);
          if (deeper) return deeper;
        }
        return null;
      };
      return look(host?.shadowRoot);
    };
    const icon = (selector: string) => {
      const shape = inside(selector, 'docs-icon svg :is(path, rect)');
      return shape !== null;
    };
    const text = (selector: string) => document.querySelector(selector)?.shadowRoot?.textContent ?? '';
    return {
      note: inside('docs-note', '.docs-foreign > *') !== null,
      'icon of a card': icon('docs-card'),
      'icon of the other library': icon('main > docs-icon, .docs-content > docs-icon'),
      'highlighted code': inside('code-block', '.hljs-keyword') !== null,
      formula: inside('docs-latex', '.katex-html') !== null,
      'the fonts of formulas': [...document.fonts].some(
        ({family, status}) => /KaTeX/.test(family) && status === 'loaded',
      ),
      field: text('param-field').includes('limit'),
      'operation of a JSON document': text('#json').includes('Get an order'),
      'operation of a YAML document': text('#yaml').includes('Get an order'),
      'nothing is busy': inside('#json', '[aria-busy]') === null && inside('#yaml', '[aria-busy]') === null,
      'the form': inside('#yaml', '.try-button') !== null,
    };
  });
}

async function missing(page: Page): Promise<string[]> {
  const all = await drawn(page);
  return Object.keys(all).filter(name => !all[name]);
}

async function open(name: string, host: Host): Promise<void> {
  const site = await serveFolder(buildHost(name, host));
  const context = await browser.open().newContext();
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', message => said.push(`${message.type()}: ${message.text()} ${message.location().url}`));
    page.on('pageerror', error => said.push(`error: ${error.message}`));
    page.on('requestfailed', request => said.push(`failed: ${request.url()}`));
    page.on('response', answer => answer.status() >= 400 && said.push(`${answer.status()}: ${answer.url()}`));
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto(site.url);
    const end = Date.now() + 15_000;
    while ((await missing(page)).length > 0 && Date.now() < end) await page.waitForTimeout(100);
    if (shots) {
      mkdirSync(shots, {recursive: true});
      await page.screenshot({path: join(shots, `${name.replace(/\W+/g, '-').toLowerCase()}.png`), fullPage: true});
    }
    assert.deepEqual(await missing(page), []);
    if (host.drawnAhead)
      assert.deepEqual(
        asked.filter(path => path.startsWith('/shop.')),
        [],
      );
    // Parts that load on click work too.
    await page.evaluate(() => {
      const button = document.querySelector('#yaml')?.shadowRoot?.querySelector('.try-button');
      (button as HTMLElement).click();
    });
    await page.waitForFunction(() => document.querySelector('#yaml')?.shadowRoot?.querySelector('try-it')?.shadowRoot);
    await page.waitForTimeout(300);
    assert.deepEqual(said, []);
  } finally {
    await context.close();
    site.close();
  }
}

for (const [name, host] of Object.entries(hosts)) test(name, {skip, timeout: 400_000}, () => open(name, host));
