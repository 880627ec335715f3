import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Frame, Page} from 'playwright-core';
import {listOwnFiles} from '../../src/base/own-files.js';
import {sharedPath, withoutShared} from '../shared.js';
import {dropFolder, startDemo} from './demo-site.js';
import {readFolder, serve, useBrowser, visit} from './site.js';

// Real projects dropped on the home page show the same content as with a script tag.

const browser = useBrowser();
const projects = ['essal-docs', 'turso-docs', 'fastmcp-docs', 'x402-docs'];
/** Number of compared pages per project. */
const PAGE_COUNT = 5;
const demo = withoutShared('corpus') ? undefined : startDemo();
let url = '';

before(async () => {
  url = (await demo)?.url ?? '';
});
after(async () => (await demo)?.close());

for (const name of projects)
  test(`${name} is dropped as a folder`, {skip: withoutShared(`corpus/${name}`)}, async () => {
    const folder = sharedPath(`corpus/${name}`);
    const files = readFolder(folder);
    const {styles} = listOwnFiles(Object.keys(files));
    const site = await serve(files, {attributes: `styles="${styles.join(' ')}"`});
    const [own, tab] = [await visit(browser.open(), site.url), await visit(browser.open(), url)];
    try {
      await tab.page.waitForSelector('open-project');
      await dropFolder(tab.page, folder);
      const element = await tab.page.waitForSelector('iframe[slot=project]:not([data-coming])', {state: 'attached'});
      const frame = (await element.contentFrame()) as Frame;
      const size = await tab.page.evaluate(() =>
        document.querySelector('iframe[slot=project]')!.getBoundingClientRect(),
      );
      await own.page.setViewportSize({width: Math.round(size.width), height: Math.round(size.height)});
      const pages = (await sidebar(own.page)).slice(0, PAGE_COUNT);
      assert.ok(pages.length > 2, `${pages}`);
      assert.deepEqual((await sidebar(frame)).slice(0, PAGE_COUNT), pages);
      for (const hash of pages) {
        const [wanted, shown] = [await textAt(own.page, hash), await textAt(frame, hash)];
        assert.ok(wanted.length > 20, hash);
        assert.equal(shown, wanted, hash);
      }
      await tab.page.waitForSelector('open-project .count:not([disabled])', {timeout: 60_000});
      assert.match((await tab.page.textContent('open-project dialog .status')) ?? '', /Nothing is uploaded/);
      assert.deepEqual([...tab.uncaught, ...tab.dialogs], []);
    } finally {
      await own.close();
      await tab.close();
      site.close();
    }
  });

async function sidebar(page: Page | Frame): Promise<string[]> {
  await page.waitForSelector('.site-sidebar a[href^="#/"]', {state: 'attached'});
  const hrefs = await page.$$eval('.site-sidebar a[href^="#/"]', found => found.map(each => each.getAttribute('href')));
  return [...new Set(hrefs.map(String))];
}

/** Navigates to a page, and returns its text once it is stable. */
async function textAt(page: Page | Frame, hash: string): Promise<string> {
  await page.evaluate(to => {
    location.hash = to;
  }, hash);
  let text = '';
  for (let equal = 0, turn = 0; equal < 5 && turn < 100; turn++) {
    await new Promise(done => setTimeout(done, 100));
    // Placeholders replace missing files when the browser loads them, so their time varies.
    const next = await page.evaluate(() => {
      const article = document.querySelector('.site-article')?.cloneNode(true) as Element | undefined;
      for (const box of article?.querySelectorAll('.missing-media') ?? []) box.remove();
      return document.querySelector('[data-turning]') ? '' : (article?.textContent ?? '');
    });
    equal = next !== '' && next === text ? equal + 1 : 0;
    text = next;
  }
  return text;
}
