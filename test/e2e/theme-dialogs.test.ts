import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, useBrowser, withSite} from './site.js';

// Dialogs and headings follow the character of each theme.

const browser = useBrowser();
const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths: {'/a': {get: {summary: 'Get', tags: ['Things'], responses: {200: {description: 'OK'}}}}},
};
const files = (theme: string) => ({
  'docs.json': docs({
    theme,
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index']},
        {tab: 'API', openapi: 'shop.json'},
      ],
    },
  }),
  'index.mdx': page('Welcome', '## Part\n\nText.\n\n### Smaller\n\nText.'),
  'shop.json': JSON.stringify(shop),
});

/** Expected values: blur of the shadow in pixels, corner radius, and line between rows. */
const wanted: Readonly<Record<string, readonly [blur: number, radius: number, line: string]>> = {
  theme_1: [64, 12, '0px'],
  theme_2: [0, 3, '1px'],
  theme_3: [64, 20, '0px'],
  theme_4: [24, 6, '0px'],
  theme_5: [0, 0, '1px'],
};

for (const [theme, values] of Object.entries(wanted))
  test(`the search dialog has the corners, lines and shadow of ${theme}, and headings have three sizes`, () =>
    withSite(browser.open(), files(theme), async ({page: tab, shows, go}) => {
      await shows('Welcome');
      await tab.keyboard.press('Control+k');
      await tab.locator('site-search [role="option"]').nth(1).waitFor();
      const found = await tab.$eval('site-search', element => {
        const root = element.shadowRoot as ShadowRoot;
        const dialog = getComputedStyle(root.querySelector('dialog') as Element);
        const blurs = [...dialog.boxShadow.matchAll(/-?[\d.]+px -?[\d.]+px ([\d.]+)px/g)].map(each => Number(each[1]));
        const rows = root.querySelectorAll('[role="option"] + [role="option"]');
        // The circle around an icon, or the icon itself, starts where labels and methods do.
        const picture = root.querySelector('[role="option"] > .picture') as Element;
        const hasCircle = getComputedStyle(picture).backgroundColor !== 'rgba(0, 0, 0, 0)';
        const icon = hasCircle ? picture : (picture.firstElementChild as Element);
        const option = picture.parentElement as Element;
        const start = option.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(option).paddingLeft);
        return [
          Math.max(...blurs),
          Number.parseFloat(dialog.borderRadius),
          getComputedStyle(rows[0] as Element).borderTopWidth,
          Math.round(icon.getBoundingClientRect().left - start),
        ];
      });
      assert.deepEqual(found, [...values, 0]);
      await tab.keyboard.press('Escape');
      const size = (selector: string) =>
        tab
          .locator(selector)
          .first()
          .evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize));
      const [large, small] = [await size('.docs-content h2'), await size('.docs-content h3')];
      await go('#/api-reference', 'Shop');
      await tab.locator('.part-operations h3').waitFor();
      // The introduction of an API has the same sizes as other pages.
      assert.deepEqual([await size('.part-operations h2'), await size('.part-operations h3')], [large, small]);
      assert.ok(large - small >= 2, `${large} and ${small}`);
    }));
