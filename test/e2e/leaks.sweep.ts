import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import type {CDPSession, Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {components} from '../../src/components/table.js';
import {listen, static_} from '../tools/parity/sites.js';
import {allComponents} from './all-components.js';
import {docs, page, texts, useBrowser, visit, withSite} from './site.js';

// Removed parts of a page must be garbage collected, because readers keep a documentation tab open all day.

const browser = useBrowser();
const tags = components.map(({tag}) => tag);

const api = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://a.example'}, {url: 'https://b.example'}],
  paths: {
    '/users/{id}': {
      get: {
        summary: 'Fetch a user',
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {200: {description: 'Fine.', content: {'application/json': {example: {id: 1}}}}},
      },
    },
    '/users': {post: {summary: 'Add a user', requestBody: {content: {'application/json': {example: {a: 1}}}}}},
  },
});

/** Attributes and children that give each element something to render. */
const attributes: Readonly<Record<string, string>> = {
  'openapi-endpoint': 'spec="/shop.json" method="get" path="/users/{id}"',
  'param-field': 'path="id" type="string"',
  'response-field': 'name="id" type="string"',
};
const inside: Readonly<Record<string, string>> = {
  'docs-tabs': '<docs-tab title="A">a</docs-tab><docs-tab title="B">b</docs-tab>',
  'code-block': 'const a = 1',
  'docs-mermaid': 'graph LR; a-->b',
  'docs-latex': 'a^2',
};

/** Collects unreferenced objects. */
async function collect(session: CDPSession): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await session.send('HeapProfiler.collectGarbage');
}

test('no element that was taken out of a page stays in memory', async () => {
  const files = {
    'host.html': `<!doctype html><html lang="en"><title>Host</title><script type="module" src="/_lectern/elements.js"></script><main></main></html>`,
    'shop.json': api,
  };
  await withSite(
    browser.open(),
    files,
    async ({page: tab}) => {
      const session = await tab.context().newCDPSession(tab);
      const markup = tags.map(
        tag => [tag, `<${tag} ${attributes[tag] ?? 'title="T"'}>${inside[tag] ?? 'Text'}</${tag}>`] as const,
      );
      await tab.evaluate(async markup => {
        const kept: (readonly [string, WeakRef<Element>])[] = [];
        Object.assign(globalThis, {kept});
        const main = document.querySelector('main') as HTMLElement;
        // Outside the loop, because a pending promise there holds the element.
        const isDefined = (tag: string) =>
          Promise.race([
            customElements.whenDefined(tag),
            new Promise((_, reject) => setTimeout(() => reject(new Error(`<${tag}> is not defined`)), 10_000)),
          ]);
        for (const [tag, text] of markup) {
          main.innerHTML = text;
          const element = main.firstElementChild as Element;
          await isDefined(tag);
          // Only an operation loads data, so other elements need fewer frames.
          const frames = tag === 'openapi-endpoint' ? 300 : 5;
          const isDrawn = () => (element.shadowRoot?.textContent ?? '').includes('/users');
          for (let turn = 0; turn < frames && !isDrawn(); turn++) await new Promise(requestAnimationFrame);
          kept.push([tag, new WeakRef(element)]);
          main.replaceChildren();
        }
      }, markup);
      await tab.waitForTimeout(1000);
      await collect(session);
      const alive = await tab.evaluate(() =>
        (globalThis as unknown as {kept: [string, WeakRef<Element>][]}).kept.flatMap(([tag, reference]) =>
          reference.deref() ? [tag] : [],
        ),
      );
      assert.deepEqual(alive, []);
    },
    {path: 'host.html'},
  );
});

const prose = ['a', 'b', 'c'];
const project = {
  'docs.json': docs({
    navigation: {
      groups: [
        {group: 'Pages', pages: ['index', ...prose]},
        {group: 'API', openapi: 'shop.json', pages: ['GET /users/{id}', 'POST /users']},
      ],
    },
  }),
  'index.mdx': page('Index', 'Text.'),
  'shop.json': api,
  'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>',
  ...Object.fromEntries(prose.map(slug => [`${slug}.mdx`, page(slug.toUpperCase(), allComponents)])),
};

/**
 * Number of pages in the second part of a walk, which ends on the same page as the first. `SOAK=200` takes too long for
 * the gate.
 */
const more = 6 * Math.ceil(Number(process.env.SOAK ?? 24) / 6);

interface Counters {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

/** Follows the links of the sidebar in turn, and counts live objects after 12 pages and at the end. */
async function walk(tab: Page): Promise<readonly [Counters, Counters]> {
  const session = await tab.context().newCDPSession(tab);
  // Operations get their document's titles as soon as it is read.
  await tab.locator('.site-sidebar .nav-label', {hasText: 'Add a user'}).waitFor();
  const labels = await texts(tab, '.site-sidebar .nav-label');
  assert.equal(labels.length, 6, labels.join());
  const visitPages = async (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      const label = labels[(turn + 1) % labels.length] as string;
      await tab
        .locator('.site-sidebar .nav-link', {hasText: label})
        .first()
        .evaluate(link => (link as HTMLElement).click());
      await tab.waitForFunction(
        label =>
          document.querySelector('.site-sidebar .nav-link[aria-current=page]')?.textContent?.includes(label) &&
          document.querySelector('[data-turning]') === null,
        label,
      );
      await tab.waitForTimeout(40);
    }
    await tab.waitForTimeout(500);
    await collect(session);
    return session.send('Memory.getDOMCounters');
  };
  return [await visitPages(12), await visitPages(more)];
}

function assertFlat([first, last]: readonly [Counters, Counters]): void {
  assert.ok(last.nodes <= first.nodes * 1.03, `${first.nodes} nodes became ${last.nodes}`);
  assert.ok(
    last.jsEventListeners <= first.jsEventListeners * 1.03,
    `${first.jsEventListeners} listeners became ${last.jsEventListeners}`,
  );
}

test('a reader who goes from page to page holds the nodes of one page: script tag', () =>
  withSite(browser.open(), project, async ({page: tab, shows}) => {
    await shows('Index');
    assertFlat(await walk(tab));
  }));

test('a reader who goes from page to page holds the nodes of one page: prerendered', async () => {
  const top = mkdtempSync(join(tmpdir(), 'leaks-'));
  const folder = join(top, 'project');
  mkdirSync(folder);
  for (const [path, text] of Object.entries(project)) writeFileSync(join(folder, path), text);
  const out = join(top, 'out');
  const command = {folder, out, siteUrl: 'https://docs.example.com/', isPortable: false, strict: false, version: '0'};
  assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
  const site = await listen(static_(out, '/'));
  const opened = await visit(browser.open(), site.url);
  try {
    await opened.shows('Index');
    assertFlat(await walk(opened.page));
  } finally {
    await opened.close();
    site.close();
    rmSync(top, {recursive: true});
  }
});
