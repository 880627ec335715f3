import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {serveBoth} from '../tools/parity/sites.js';
import {order, shopText, shown, withPage} from './endpoint-page.js';
import {docs, page, useBrowser, visit, withSite, writeProject} from './site.js';
import {button, controlOf, goesTo, openForm, sampleWith, sentOf} from './try-it-page.js';

// Tests which operations offer the form, and the form of an author's own fields on a page without a document.

const browser = useBrowser();
const get = 'spec="shop.json" method="get" path="/orders"';
const fields = `<ParamField path="shelf" type="string" required>Which one.</ParamField>
<ParamField query="depth" type="integer" default="2">How deep.</ParamField>
<ParamField header="X-Trace" type="string">Any.</ParamField>
<ParamField body="title" type="string" required>Its title.</ParamField>
<ParamField body="author" type="object">
  Who wrote it.
  <ParamField body="born" type="integer" required>Year.</ParamField>
</ParamField>
<ParamField body="marks" type="string[]">Words.</ParamField>`;

const files = (mode: string) => ({
  'docs.json': docs({
    api: {
      openapi: 'shop.json',
      playground: {mode},
      mdx: {
        server: ['https://hand.example/v2', 'https://test.hand.example'],
        auth: {method: 'key', name: 'X-Hand-Key'},
      },
    },
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index', 'bound', 'simple', 'hidden', 'shown', 'hook', 'hand', 'hand-hidden']},
        {tab: 'API reference', openapi: 'shop.json'},
      ],
    },
  }),
  'shop.json': shopText,
  'index.mdx': page(
    'Index',
    `<OpenApiEndpoint ${order} />\n\n<OpenApiEndpoint ${get} playground="simple" />\n\n<OpenApiEndpoint ${get} playground="interactive" />`,
  ),
  'bound.mdx': page('Bound', 'Text.', 'openapi: GET /orders\n'),
  'simple.mdx': page('Simple', 'Text.', 'openapi: GET /orders\nplayground: simple\n'),
  'hidden.mdx': page('Hidden', 'Text.', 'openapi: GET /orders\nplayground: hide\n'),
  'shown.mdx': page('Shown', 'Text.', 'openapi: GET /orders\nplayground: interactive\n'),
  'hook.mdx': page('Hook', 'Text.', 'openapi: webhook orderShipped\n'),
  'hand.mdx': page('Hand', fields, 'api: PUT /shelves/{shelf}\n'),
  'hand-hidden.mdx': page('Hand hidden', fields, 'api: PUT /shelves/{shelf}\nplayground: simple\n'),
});

/** Returns the operations that have a button, by their text before the button. */
const offered = (tab: Page) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('.try-button')].map(each =>
      [...(each.parentElement?.children ?? [])]
        .map(part => part.textContent?.trim())
        .filter(Boolean)
        .join(' '),
    ),
  );
const drawn = (tab: Page) => tab.waitForFunction(() => !document.querySelector('main [aria-busy]'));

test('operations have a form button unless docs.json, page or element removes it', () =>
  withSite(browser.open(), files('interactive'), async ({page: tab, shows, go, messages, uncaught}) => {
    await shows('Index');
    await tab.waitForFunction(() => document.querySelectorAll('.api-view').length === 3);
    await tab.waitForFunction(() => document.querySelectorAll('.try-button').length === 2);
    await drawn(tab);
    assert.deepEqual(await offered(tab), ['GET /orders/{id} Try it', 'GET /orders Try it']);
    for (const [slug, title, expected] of [
      ['bound', 'Bound', 1],
      ['simple', 'Simple', 0],
      ['hidden', 'Hidden', 0],
      ['shown', 'Shown', 1],
      ['hook', 'Hook', 0],
      ['hand', 'Hand', 1],
      ['hand-hidden', 'Hand hidden', 0],
      ['api-reference/orders/get-an-order', 'Get an order', 1],
    ] as const) {
      await go(`#/${slug}`, title);
      if (!slug.startsWith('hand')) await tab.waitForSelector('main .api-view');
      if (expected) await tab.waitForSelector('.page-head .try-button');
      await drawn(tab);
      assert.equal((await offered(tab)).length, expected, slug);
    }
    const dialog = await openForm(tab);
    assert.equal(await dialog.getAttribute('aria-label'), 'Try GET /orders/{id}');
    assert.deepEqual([messages, uncaught], [[], []]);
  }));

for (const mode of ['hide', 'simple'])
  test(`with the global mode "${mode}", pages and elements can enable the form`, () =>
    withSite(
      browser.open(),
      files(mode),
      async ({page: tab, shows, go}) => {
        await shows('Bound');
        await tab.waitForSelector('main .api-view');
        await drawn(tab);
        assert.deepEqual(await offered(tab), []);
        await go('#/hand', 'Hand');
        assert.deepEqual(await offered(tab), []);
        await go('#/shown', 'Shown');
        await tab.waitForSelector('.page-head .try-button');
        await go('#/index', 'Index');
        await tab.waitForSelector('.try-button');
        await drawn(tab);
        assert.deepEqual(await offered(tab), ['GET /orders Try it']);
      },
      {path: '#/bound'},
    ));

/** Fills the form of a hand-written page, and checks the request that it would send. */
async function usesHandForm(tab: Page): Promise<void> {
  const dialog = await openForm(tab);
  assert.deepEqual(await dialog.locator('select.server option').allTextContents(), [
    'https://hand.example/v2',
    'https://test.hand.example',
  ]);
  assert.match((await dialog.locator('section[aria-label="Authorization"]').textContent()) ?? '', /X-Hand-Key/);
  await goesTo(dialog, 'https://hand.example/v2/shelves/');
  await controlOf(dialog, 'shelf').fill('top left');
  await controlOf(dialog, 'depth').fill('3');
  await controlOf(dialog, 'X-Trace').fill('t-1');
  await controlOf(dialog, 'title').fill('Emil');
  await sentOf(dialog, 'author').check();
  await controlOf(dialog, 'born').fill('1899');
  await sentOf(dialog, 'marks').check();
  await button(dialog, 'Add an item to marks').click();
  await controlOf(dialog, 'marks, item 1').fill('Berlin');
  await goesTo(dialog, 'https://hand.example/v2/shelves/top%20left?depth=3');
  const sample = await sampleWith(dialog, 'Berlin');
  assert.match(sample, /PUT/);
  assert.match(sample, /X-Trace: t-1/);
  assert.match(sample, /X-Hand-Key: YOUR_/i);
  const body = {title: 'Emil', author: {born: 1899}, marks: ['Berlin', '']};
  assert.deepEqual(JSON.parse(/\{\n[\s\S]*\n\}/.exec(sample)?.[0] ?? ''), body);
}

test('a page without a document uses its own fields, and api.mdx servers and authentication', () =>
  withSite(
    browser.open(),
    files('interactive'),
    async ({page: tab, shows, uncaught}) => {
      await shows('Hand');
      await usesHandForm(tab);
      assert.deepEqual(uncaught, []);
    },
    {path: '#/hand'},
  ));

test('such a page has the same form when prerendered', async () => {
  const top = mkdtempSync(join(tmpdir(), 'try-it-'));
  writeProject(top, files('interactive'));
  const both = await serveBoth(top);
  const opened = await visit(browser.open(), `${both.prerendered}hand/`);
  const {page: tab, uncaught} = opened;
  try {
    await usesHandForm(tab);
    await tab.keyboard.press('Escape');
    await tab.click('.nav-link:has-text("Hand hidden")');
    await tab.waitForFunction(() => document.title.startsWith('Hand hidden'));
    assert.equal(await tab.locator('.try-button').count(), 0);
    await tab.click('.nav-link[data-slug=hand]');
    await tab.waitForSelector('.try-button');
    assert.deepEqual(await offered(tab), ['PUT /shelves/{shelf} Try it']);
    assert.deepEqual(uncaught, []);
  } finally {
    await opened.close();
    both.close();
    rmSync(top, {recursive: true});
  }
});

test("on host pages, the form is in the element's shadow root with its style", () =>
  withPage(
    browser.open(),
    {style: 'button,input,dialog{display:none!important}', body: `<openapi-endpoint ${order}></openapi-endpoint>`},
    {},
    async ({page: tab, uncaught, messages}) => {
      await shown(tab, 'Get an order');
      const dialog = await openForm(tab);
      assert.equal(await tab.$eval('openapi-endpoint', host => host.shadowRoot?.querySelectorAll('try-it').length), 1);
      await controlOf(dialog, 'id').fill('7');
      await goesTo(dialog, 'https://api.shop.example/v1/orders/7');

      await tab.keyboard.press('Escape');
      await dialog.waitFor({state: 'hidden'});
      const focused = await tab.$eval(
        'openapi-endpoint',
        host => host.shadowRoot?.activeElement?.classList.contains('try-button') ?? false,
      );
      assert.ok(focused, 'the focus is back on the button');
      await tab.keyboard.press('Enter');
      await dialog.waitFor();
      assert.equal(await controlOf(dialog, 'id').inputValue(), '7');
      await button(dialog, 'Reset').click();
      assert.equal(await controlOf(dialog, 'id').inputValue(), '');
      await button(dialog, 'Close').click();
      await dialog.waitFor({state: 'hidden'});

      await tab.$eval('openapi-endpoint', host => host.setAttribute('playground', 'hide'));
      await tab.waitForFunction(
        () => !document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.try-button'),
      );
      await tab.$eval('openapi-endpoint', host => {
        host.removeAttribute('playground');
        host.setAttribute('webhook', 'orderShipped');
      });
      await shown(tab, 'An order left us');
      assert.equal(await tab.locator('.try-button').count(), 0);
      assert.deepEqual([messages, uncaught], [[], []]);
    },
  ));
