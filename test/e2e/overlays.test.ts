import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderManifest} from '../../src/site/manifest.js';
import {inBoth} from './both-kinds.js';
import {shop, shown, withPage} from './endpoint-page.js';
import {docs, page, soon, texts, useBrowser, withSite} from './site.js';

// Overlays apply before a document is shown: from docs.json, from the manifest, and from an attribute in host pages.

const browser = useBrowser();
const overlay = (summary: string, extend = '') =>
  JSON.stringify({
    overlay: '1.0.0',
    info: {title: 'Words', version: '1'},
    ...(extend && {extends: extend}),
    actions: [{target: "$.paths['/orders'].get", update: {summary, description: 'Said by an overlay.'}}],
  });

test('an element on a host page applies its overlays', async () => {
  const body =
    '<openapi-endpoint spec="shop.json" method="get" path="/orders" overlays="one.json two.json"></openapi-endpoint>';
  const files = {'one.json': overlay('First'), 'two.json': overlay('Second')};
  await withPage(browser.open(), {body}, files, async ({page, uncaught}) => {
    await shown(page, 'Second');
    assert.deepEqual(uncaught, []);
  });
});

const navigation = (openapi: unknown) =>
  docs({
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index']},
        {tab: 'API', openapi},
      ],
    },
  });
const project = {
  'index.mdx': page('Welcome', 'Text.'),
  'shop.json': JSON.stringify(shop),
  'words.json': overlay('Orders of the day', './shop.json'),
};
const slug = 'api-reference/orders/orders-of-the-day';

test('a site applies the overlays in docs.json', async () => {
  const files = {...project, 'docs.json': navigation({source: 'shop.json', overlays: ['words.json']})};
  await inBoth(browser.open(), files, slug, async ({page: tab}) => {
    await soon(() => tab.locator('.page-head h1').textContent(), 'Orders of the day');
    await soon(async () => (await tab.locator('.site-main').textContent())?.includes('Said by an overlay.'), true);
    await soon(async () => (await texts(tab, '.sidebar-nav a')).some(text => /Orders of the day/.test(text)), true);
  });
});

test('overlays with `extends` work with prerendering, and with a manifest', async () => {
  const files = {...project, 'docs.json': navigation('shop.json')};
  await inBoth(
    browser.open(),
    files,
    slug,
    async ({page: tab}) => soon(() => tab.locator('.page-head h1').textContent(), 'Orders of the day'),
    {kinds: ['prerendered']},
  );
  const listed = {styles: [], scripts: new Map(), overlays: new Map([['shop.json', ['words.json']]])};
  const manifest = renderManifest(undefined, [{file: 'index.mdx'}], ['shop.json'], listed);
  await withSite(browser.open(), {...files, 'manifest.json': manifest}, ({shows}) => shows('Orders of the day'), {
    attributes: 'manifest="manifest.json"',
    path: `#/${slug}`,
  });
});
