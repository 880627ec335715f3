import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {serveBoth} from '../tools/parity/sites.js';
import {axeNow} from './axe.js';
import {shopText, shown} from './endpoint-page.js';
import {clipboard, docs, page, useBrowser, visit, writeProject} from './site.js';

// In both kinds of site, "Embed this operation" copies HTML that shows the operation on another page.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'embed-action-'));
after(() => rmSync(folder, {recursive: true}));

test('an operation page copies HTML that embeds it, by pointer and keyboard', async () => {
  writeProject(folder, {
    'docs.json': docs({
      navigation: {
        tabs: [
          {tab: 'Guide', pages: ['index']},
          {tab: 'API', openapi: {source: 'shop.json', directory: 'shop'}},
        ],
      },
    }),
    'index.mdx': page('Home', 'Text.'),
    'shop.json': shopText,
  });
  const both = await serveBoth(folder);
  try {
    assert.ok(existsSync(join(both.folder, '_lectern/lectern-endpoint.js')));
    for (const url of [both.runtime, both.prerendered]) {
      const context = {permissions: ['clipboard-read', 'clipboard-write']};
      const opened = await visit(browser.open(), `${url}shop/orders/get-an-order/`, context);
      const {page: tab} = opened;
      await opened.shows('Get an order');
      const menu = tab.locator('.page-actions summary');
      await menu.press('Enter');
      assert.deepEqual(await axeNow(tab), []);
      const entry = tab.getByRole('button', {name: 'Embed this operation'});
      await entry.press('Enter');
      // The menu confirms the copy at the clicked entry, and then closes.
      await tab.locator('.page-actions .menu-link', {hasText: 'Copied'}).waitFor();
      await tab.locator('.page-actions details:not([open])').waitFor();
      assert.equal(await tab.evaluate(() => document.activeElement?.localName), 'summary');
      const snippet = await clipboard(tab, `<script src="${url}`);
      assert.equal(
        snippet,
        `<script src="${url}_lectern/lectern-endpoint.js"></script>\n<openapi-endpoint spec="${url}shop.json" method="get" path="/orders/{id}"></openapi-endpoint>\n`,
      );
      await tab.route('**/elsewhere.html', route =>
        route.fulfill({contentType: 'text/html', body: `<!doctype html><html lang="en"><title>x</title>${snippet}`}),
      );
      await tab.goto(`${url}elsewhere.html`);
      await shown(tab, 'Get an order');
      await opened.close();
    }
  } finally {
    both.close();
  }
});

test('pages without an operation do not offer embedding or load its script', async () => {
  const plain = mkdtempSync(join(tmpdir(), 'embed-plain-'));
  writeProject(plain, {'docs.json': docs({navigation: {pages: ['index']}}), 'index.mdx': page('Home', 'Text.')});
  const both = await serveBoth(plain);
  try {
    assert.equal(existsSync(join(both.folder, '_lectern/lectern-endpoint.js')), false);
    const opened = await visit(browser.open(), both.prerendered);
    await opened.shows('Home');
    assert.equal(await opened.page.locator('[data-action="embed"]').count(), 0);
    await opened.close();
  } finally {
    both.close();
    rmSync(plain, {recursive: true});
  }
});
