import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {everything, visits} from './everything.js';
import {useBrowser, withSite} from './site.js';

const browser = useBrowser();

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing in ${colorScheme} mode at ${width} px`, () =>
      withSite(
        browser.open(),
        everything,
        async ({page, go, shows}) => {
          await shows('Welcome');
          for (const [name, hash, title] of visits) {
            if (hash) await go(hash, title);
            assert.deepEqual(await axeFindings(page), [], name);
          }
        },
        {context: {colorScheme, viewport: {width, height: 900}}},
      ));

test('axe finds nothing in the search dialog and in the open drawer', () =>
  withSite(
    browser.open(),
    everything,
    async ({page, shows}) => {
      await shows('Welcome');
      await page.click('[data-action=drawer]');
      assert.deepEqual(await axeFindings(page), [], 'drawer');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('users');
      assert.deepEqual(await axeFindings(page), [], 'search');
    },
    {context: {viewport: {width: 390, height: 900}}},
  ));

test('at 320 px no page scrolls to the side', () =>
  withSite(
    browser.open(),
    everything,
    async ({page, go, shows}) => {
      await shows('Welcome');
      for (const [name, hash, title] of visits) {
        if (hash) await go(hash, title);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.equal(Math.max(0, overflow), 0, name);
      }
    },
    {context: {viewport: {width: 320, height: 800}}},
  ));
