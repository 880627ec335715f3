import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

// The search on a slow connection: keys that the reader types before its dialog opens.

const browser = useBrowser();
const project = {
  'docs.json': docs({navigation: {pages: ['index', 'orders']}}),
  'index.mdx': page('Home', 'Text.'),
  'orders.mdx': page('Orders', 'Text of orders.'),
};

/** Delays all later scripts of a page. */
async function holdScripts(tab: Page) {
  let release = () => {};
  const released = new Promise<void>(done => {
    release = done;
  });
  let held = 0;
  await tab.route(/\.js(?:\?|$)/, async route => {
    held++;
    await released;
    await route.continue();
  });
  return {
    release,
    async isHeld() {
      for (let turn = 0; held === 0 && turn < 100; turn++) await tab.waitForTimeout(20);
      return held > 0;
    },
  };
}

const query = (tab: Page) => tab.locator('site-search input').inputValue();
const isOpen = (tab: Page) =>
  tab.evaluate(() => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open ?? false);
const opened = (tab: Page) =>
  tab.waitForFunction(() => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open);

for (const opener of ['Control+k', '/'])
  test(`keys typed after ${opener} are in the field when the dialog opens`, async () => {
    await inBoth(browser.open(), project, 'index', async ({page: tab}) => {
      const scripts = await holdScripts(tab);
      await tab.keyboard.press(opener);
      await tab.keyboard.type('a/b K');
      await tab.keyboard.press('Control+k');
      await tab.keyboard.press('Backspace');
      await tab.keyboard.press('Backspace');
      await tab.keyboard.press('Enter');
      await tab.keyboard.type(' orde');
      assert.ok(await scripts.isHeld());
      assert.equal(await isOpen(tab), false);
      scripts.release();
      await opened(tab);
      assert.equal(await query(tab), 'a/b orde');
      await tab.keyboard.type('rs');
      assert.equal(await query(tab), 'a/b orders');
    });
  });

test('keys typed early start a search and replace the last query', async () => {
  await inBoth(browser.open(), project, 'index', async ({page: tab}) => {
    const scripts = await holdScripts(tab);
    await tab.keyboard.press('/');
    await tab.keyboard.type('orders');
    assert.ok(await scripts.isHeld());
    scripts.release();
    const found = tab.locator('site-search [role="option"]', {hasText: 'Orders'}).first();
    await found.waitFor();
    await tab.keyboard.press('Escape');
    // The focus leaves a closed dialog in the next frame.
    await tab.evaluate(() => new Promise(requestAnimationFrame));
    await tab.keyboard.press('/');
    await tab.keyboard.type('home');
    await opened(tab);
    assert.equal(await query(tab), 'home');
  });
});

test('hovering the button loads the search, which then opens immediately', async () => {
  await inBoth(browser.open(), project, 'index', async ({page: tab}) => {
    const scripts = await holdScripts(tab);
    await tab.locator('[data-action="search"]').first().hover();
    assert.ok(await scripts.isHeld());
    assert.equal(await isOpen(tab), false);
    scripts.release();
    await tab.waitForLoadState('networkidle');
    const late: string[] = [];
    tab.on('request', request => /\.js$/.test(request.url()) && late.push(request.url()));
    await tab.locator('[data-action="search"]').first().click();
    await opened(tab);
    assert.deepEqual(
      late.filter(url => /search|lit|shared/.test(url)),
      [],
    );
  });
});

test('Escape cancels an opening dialog, and the next key opens it empty', async () => {
  await inBoth(browser.open(), project, 'index', async ({page: tab}) => {
    const scripts = await holdScripts(tab);
    await tab.keyboard.press('/');
    await tab.keyboard.type('orders');
    await tab.keyboard.press('Escape');
    assert.ok(await scripts.isHeld());
    scripts.release();
    await tab.waitForTimeout(500);
    assert.equal(await isOpen(tab), false);
    await tab.keyboard.press('/');
    await opened(tab);
    assert.equal(await query(tab), '');
  });
});

test('keys typed into another field stay there', async () => {
  await inBoth(browser.open(), project, 'index', async ({page: tab}) => {
    await tab.evaluate(() => {
      const fields = ['input', 'textarea'].map(name => document.createElement(name));
      document.querySelector('.site-article')?.append(...fields);
    });
    const [first, second] = ['input', 'textarea'].map(name => tab.locator(`.site-article > ${name}`));
    await first!.focus();
    await tab.keyboard.type('a/');
    const scripts = await holdScripts(tab);
    await tab.keyboard.press('Control+k');
    await tab.keyboard.type('b');
    await second!.focus();
    await tab.keyboard.type('c');
    assert.ok(await scripts.isHeld());
    scripts.release();
    await opened(tab);
    assert.deepEqual([await query(tab), await first!.inputValue(), await second!.inputValue()], ['b', 'a/', 'c']);
  });
});
