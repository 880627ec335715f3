import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, useBrowser} from './site.js';

// "Try it" is reachable from every scroll position of an operation page.

const browser = useBrowser();
const fields = Array.from({length: 40}, (_, at) => ({
  name: `field${at}`,
  in: 'query',
  description: 'Words about it.',
  schema: {type: 'string'},
}));
const files = {
  'docs.json': docs({navigation: {pages: ['find', 'text']}}),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Parts', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {
      '/parts/{id}': {get: {summary: 'Find parts', parameters: fields, responses: {200: {description: 'Parts.'}}}},
    },
  }),
  'find.mdx': page('Find parts', '', 'openapi: api.json GET /parts/{id}\n'),
  'text.mdx': page('Text', 'Text.'),
};
const bar = (tab: Page) => tab.locator('.operation-bar > div');
const scroll = (tab: Page, top: number) => tab.evaluate(to => window.scrollTo(0, to), top);

test('method, path and "Try it" stay below the header after scrolling', () =>
  inBoth(browser.open(), files, 'find', async ({page: tab, kind, messages}) => {
    await bar(tab).waitFor({state: 'attached'});
    assert.equal(await bar(tab).isVisible(), false, kind);
    const place = () =>
      tab.evaluate(() => scrollY + (document.querySelector('.site-article .field')?.getBoundingClientRect().y ?? 0));
    const before = await place();
    await scroll(tab, 600);
    await bar(tab).waitFor();
    assert.equal(await place(), before, 'nothing moves');
    assert.equal(await bar(tab).textContent(), 'GET/parts/{id}Try it');
    const [header, row, article] = await Promise.all(
      ['.site-header', '.operation-bar > div', '.site-article .field'].map(selector =>
        tab.locator(selector).first().boundingBox(),
      ),
    );
    assert.ok(Math.abs((row?.y ?? 0) - (header?.height ?? 0)) <= 1, kind);
    assert.equal((row?.x ?? 0) + 12, article?.x, 'its words begin where the text begins');
    await bar(tab).getByRole('button', {name: 'Try it'}).click();
    await tab.locator('try-it dialog').waitFor();
    await tab.keyboard.press('Escape');
    await soon(() => tab.evaluate(() => Math.round(scrollY)), 600);
    await scroll(tab, 0);
    await bar(tab).waitFor({state: 'hidden'});
    assert.deepEqual(messages, []);
  }));

test('on phones, the bar is at the bottom, touchable, and covers nothing at the end', () =>
  inBoth(
    browser.open(),
    files,
    'find',
    async ({page: tab, kind}) => {
      // It is visible from the start, and has the only "Try it" of the page.
      await bar(tab).waitFor();
      assert.equal(await tab.locator('.try-button').isVisible(), false, kind);
      const places = await tab.$$eval(
        '.page-head > .operation-head > :is(.method, .operation-path, copy-text)',
        parts =>
          parts.map(part => {
            const {top, bottom} = part.getBoundingClientRect();
            return Math.round(top + bottom);
          }),
      );
      assert.equal(new Set(places).size, 1, `${kind}: one line`);
      await scroll(tab, 100_000);
      const boxOf = (selector: string) => tab.locator(selector).boundingBox();
      const [row, button] = await Promise.all(['.operation-bar > div', '.operation-bar button'].map(boxOf));
      assert.deepEqual([row?.x, row?.width, (row?.y ?? 0) + (row?.height ?? 0)], [0, 390, 844], kind);
      assert.equal(button?.height, 44);
      // Late parts of the page change its height.
      await soon(async () => {
        await scroll(tab, 100_000);
        const footer = await boxOf('.site-footer');
        return (footer?.y ?? 0) + (footer?.height ?? 0) <= (row?.y ?? 0);
      }, true);
      // On a wider window, the button is in the method line again.
      await scroll(tab, 0);
      await tab.setViewportSize({width: 1024, height: 844});
      await bar(tab).waitFor({state: 'hidden'});
      assert.equal(await tab.locator('.try-button').isVisible(), true, kind);
    },
    {context: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}},
  ));

test('a skip link leads to "Try it" only on operation pages', () =>
  inBoth(browser.open(), files, 'find', async ({page: tab, kind}) => {
    await bar(tab).waitFor({state: 'attached'});
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Tab');
    assert.equal(await tab.evaluate(() => document.activeElement?.className), 'skip-link', kind);
    await tab.keyboard.press('Enter');
    await tab.locator('try-it dialog').waitFor();
    await tab.keyboard.press('Escape');
    await tab.locator('.site-sidebar').getByText('Text', {exact: true}).click();
    await tab.waitForFunction(() => document.querySelector('h1')?.textContent?.trim() === 'Text');
    await soon(() => tab.locator('.operation-bar, button.skip-link').count(), 0);
  }));
