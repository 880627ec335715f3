import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, useBrowser, withSite} from './site.js';

// A project's scripts set server variables, on a site with a script tag that allows them. Prerendered:
// further-settings.test.ts.

const browser = useBrowser();
const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://{region}.example.com', variables: {region: {default: 'eu', enum: ['eu', 'us']}}}],
  paths: {'/orders': {get: {summary: 'List orders', responses: {'200': {description: 'Fine.'}}}}},
};
const files = {
  'docs.json': docs({navigation: {pages: ['orders']}}),
  'orders.mdx': '---\ntitle: Orders\nopenapi: shop.json GET /orders\n---\n',
  'shop.json': JSON.stringify(shop),
  'own.js': '',
  'manifest.json': JSON.stringify({version: 1, scripts: {'own.js': false}, pages: {}}),
};
type Playground = {setServerVariables(values: object): void; clearServerVariables(): void};
type Offered = {mintlify?: {api?: {playground?: Playground}}};

test('an allowed script can select and reset the server', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Orders');
      const base = (wanted: string) =>
        page.waitForFunction(url => document.querySelector('.base-url code')?.textContent === url, wanted);
      await base('https://eu.example.com');
      await page.waitForFunction(() => (globalThis as Offered).mintlify?.api?.playground);
      await page.evaluate(() => (globalThis as Offered).mintlify?.api?.playground?.setServerVariables({region: 'us'}));
      await base('https://us.example.com');
      await page.evaluate(() => (globalThis as Offered).mintlify?.api?.playground?.clearServerVariables());
      await base('https://eu.example.com');
    },
    {attributes: 'run="scripts" manifest="manifest.json"'},
  ));

test('without allowed scripts, the function is missing', () =>
  withSite(browser.open(), files, async ({page, shows}) => {
    await shows('Orders');
    await page.waitForLoadState('networkidle');
    assert.equal(await page.evaluate(() => 'mintlify' in globalThis), false);
  }));
