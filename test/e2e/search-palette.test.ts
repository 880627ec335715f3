import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, texts, useBrowser} from './site.js';

// The search palette: one row per page or operation, kinds, commands, and full screen on phones.

const browser = useBrowser();
const order = {
  type: 'object',
  properties: {
    status: {type: 'string', description: 'Where the order is now.', enum: ['placed', 'sent']},
    sku: {type: 'string'},
  },
};
const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://api.shop.example'}],
  paths: {
    '/orders/{id}': {
      get: {
        operationId: 'getOrder',
        summary: 'Get an order',
        tags: ['Orders'],
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string'}}],
        responses: {200: {description: 'The order.', content: {'application/json': {schema: order}}}},
      },
    },
  },
};
const project = (config: Readonly<Record<string, unknown>> = {}) => ({
  'docs.json': docs({
    navigation: {
      versions: [
        {
          version: 'v2',
          default: true,
          tabs: [
            {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'lifecycle']}]},
            {tab: 'Reference', openapi: 'shop.json'},
          ],
        },
        {version: 'v1', pages: ['old']},
      ],
    },
    search: {prompt: 'Search the shop'},
    navbar: {links: [{label: 'Support', href: 'https://support.example/'}]},
    contextual: {options: ['copy', 'view']},
    ...config,
  }),
  'index.mdx': '---\ntitle: Welcome to the shop\nsidebarTitle: Welcome\nicon: house\n---\n\nText of home.',
  'lifecycle.mdx': page(
    'Order lifecycle',
    '## Changes\n\nAn order has one status at a time. Each change sends an event.\n\nThe warehouse reports the weight of every parcel that leaves it, the carrier, the number of the label, and the signature of the person who packed it.\n\n```json\n{"zebra": true}\n```',
  ),
  'old.mdx': page('Old', 'Once.'),
  'shop.json': JSON.stringify(shop),
});

const rows = (tab: Page) =>
  tab.locator('site-search [role=option][id]').evaluateAll(found =>
    found.map(row =>
      [...row.children]
        .map(part => part.textContent?.trim())
        .filter(Boolean)
        .join(' | '),
    ),
  );
const commands = async (tab: Page) =>
  (await texts(tab, 'site-search [role=group][aria-label="Commands"] .title')).map(each => each.trim());

/** Returns the visible shortcut in the search button. */
const keys = (tab: Page) =>
  tab
    .locator('.site-header .search-button kbd:visible')
    .evaluateAll(found =>
      found.map(key => key.textContent || getComputedStyle(key, '::before').content.replaceAll('"', '')),
    );

async function open(tab: Page, query: string): Promise<void> {
  await tab.waitForSelector('.search-button');
  await tab.keyboard.press('Control+k');
  await tab.waitForSelector('site-search dialog[open]');
  await tab.locator('site-search input').fill(query);
}

test('each result is one row with the matching section or field and a description', () =>
  inBoth(browser.open(), project(), 'index', async ({page: tab, kind, uncaught}) => {
    assert.deepEqual(await keys(tab), ['Ctrl K', '/'], kind);
    await open(tab, '');
    await soon(() => tab.locator('site-search input').getAttribute('placeholder'), 'Search the shop');
    await soon(() => texts(tab, 'site-search .group'), ['Suggested', 'Commands']);
    await soon(async () => (await rows(tab))[0], 'Welcome | Guide › Start');
    assert.equal(await tab.locator('site-search #option-0 docs-icon').getAttribute('icon'), 'house', kind);
    await soon(() => tab.locator('site-search #option-0 docs-icon > svg').count(), 1);
    await open(tab, 'order status');
    await soon(
      () => rows(tab),
      [
        'Order lifecycle | Guide › Start | Changes · An order has one status at a time.',
        'GET | Get an order | /orders/{id} | Reference › Orders | 200 · status · string · Where the order is now.',
      ],
    );
    // The search finds code, but never shows it.
    await open(tab, 'zebra');
    await soon(() => rows(tab), ['Order lifecycle | Guide › Start | Changes · An order has one status at a time.']);
    assert.deepEqual(uncaught, [], kind);
  }));

test("the shortcut is named as on the reader's keyboard", () =>
  inBoth(
    browser.open(),
    project(),
    'index',
    async ({page: tab, kind}) => {
      await soon(() => keys(tab), ['⌘K', '/']);
      await tab.keyboard.press('/');
      await tab.waitForSelector('site-search dialog[open]');
      assert.equal(await tab.locator('site-search input').inputValue(), '', kind);
      await tab.keyboard.press('Escape');
      await tab.keyboard.press('Meta+k');
      await tab.waitForSelector('site-search dialog[open]');
    },
    {
      prepare: tab => tab.addInitScript(() => Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'})),
    },
  ));

test('kinds are buttons that Tab reaches', () =>
  inBoth(browser.open(), project(), 'index', async ({page: tab, kind}) => {
    await open(tab, 'order');
    await soon(() => texts(tab, 'site-search .filters button'), ['All 2', 'Pages 1', 'Endpoints 1']);
    assert.deepEqual(await axeFindings(tab), [], kind);
    for (let at = 0; at < 3; at++) await tab.keyboard.press('Tab');
    await tab.keyboard.press('Enter');
    await soon(() => rows(tab), ['GET | Get an order | /orders/{id} | Reference › Orders']);
  }));

test('commands run the actions of the page chrome', () =>
  inBoth(
    browser.open(),
    project(),
    'index',
    async ({page: tab, to, kind}) => {
      await to('api-reference/orders/get-an-order');
      await tab.waitForSelector('.base-url');
      await open(tab, '');
      const all = ['Copy as curl', 'View as Markdown', 'Color mode: Dark', 'Version: v1'];
      await soon(() => commands(tab), all);
      await open(tab, 'curl');
      await soon(() => commands(tab), ['Copy as curl']);
      await tab.keyboard.press('Enter');
      await soon(() => texts(tab, 'site-search [aria-selected=true] .trail'), ['Copied']);
      assert.match(
        await tab.evaluate(() => navigator.clipboard.readText()),
        /^curl [\s\S]*api\.shop\.example\/orders/,
        kind,
      );
      await tab.waitForFunction(
        () => !document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open,
      );
      await open(tab, 'dark');
      await soon(() => commands(tab), ['Color mode: Dark']);
      await tab.keyboard.press('Enter');
      await soon(() => tab.locator('html').getAttribute('data-mode'), 'dark');
      await open(tab, 'v1');
      await soon(() => commands(tab), ['Version: v1']);
      await tab.keyboard.press('Enter');
      await soon(() => texts(tab, '.page-title'), ['Old']);
    },
    {context: {colorScheme: 'light', permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test('actions that docs.json disables are not commands', () =>
  inBoth(
    browser.open(),
    project({
      appearance: {strict: true, default: 'light'},
      api: {playground: {mode: 'hide'}},
      contextual: {options: ['copy']},
    }),
    'index',
    async ({page: tab, to}) => {
      await to('api-reference/orders/get-an-order');
      await tab.waitForSelector('.site-article :text("Where the order is now.")');
      await open(tab, '');
      await soon(() => commands(tab), ['Version: v1']);
    },
  ));

for (const [width, lines] of [
  [1440, 1],
  [390, 2],
] as const)
  test(`${width} px: rows have at most ${lines} lines of text below the title, with the word`, () =>
    inBoth(
      browser.open(),
      project(),
      'index',
      async ({page: tab, kind}) => {
        await open(tab, 'signature');
        await soon(() => texts(tab, 'site-search .part mark'), ['signature']);
        const part = await tab.locator('site-search .part').boundingBox();
        const mark = await tab.locator('site-search .part mark').boundingBox();
        assert.equal(part?.height, lines * 20, kind);
        assert.ok(mark && mark.x + mark.width <= part.x + part.width && mark.y < part.y + part.height, kind);
        // Phones show breadcrumbs only below titles that occur twice.
        assert.equal(await tab.locator('site-search .trail').isVisible(), width === 1440, kind);
      },
      {context: {viewport: {width, height: 800}}},
    ));

for (const width of [1440, 390])
  test(`${width} px: an empty search offers similar words, pages and a place to ask`, () =>
    inBoth(
      browser.open(),
      project(),
      'index',
      async ({page: tab, kind}) => {
        await open(tab, 'livecyclic');
        await soon(async () => (await rows(tab)).slice(0, 1), ['Did you mean lifecycle?']);
        await soon(async () => (await rows(tab)).slice(-1), ['Ask for help | Support']);
        assert.deepEqual(await axeFindings(tab), [], kind);
        await open(tab, 'kubernetes');
        await soon(() => texts(tab, 'site-search .empty'), ['No results for kubernetes']);
        assert.ok(!(await rows(tab)).some(each => each.startsWith('Did you mean')), kind);
        const box = await tab.locator('site-search dialog').boundingBox();
        if (width === 390) {
          assert.deepEqual(box, {x: 0, y: 0, width: 390, height: 800}, kind);
          for (const target of await tab.locator('site-search :is(button, [role=option][id])').all())
            assert.ok(((await target.boundingBox())?.height ?? 0) >= 36, kind);
          await tab.getByRole('button', {name: 'Cancel'}).click();
        } else await tab.keyboard.press('Escape');
        await soon(() => tab.locator('site-search dialog').isVisible(), false);
      },
      {context: {viewport: {width, height: 800}}},
    ));
