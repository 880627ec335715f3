import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, texts, useBrowser} from './site.js';

// What the search offers when it finds nothing, and when it finds something in several parts of the site.

const browser = useBrowser();
const files = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'hooks']}]},
        {tab: 'Reference', pages: ['events', 'errors']},
      ],
    },
  }),
  'index.mdx': page('Home', 'Text of home.'),
  'hooks.mdx': page('Webhooks', 'What a delivery is.'),
  'events.mdx': page('Events', 'Each delivery has an event.'),
  'errors.mdx': page('Errors', 'What can go wrong.'),
};

for (const width of [1440, 390])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${width} px, ${colorScheme}: nothing found offers the nearest word and the parts of the site`, () =>
      inBoth(
        browser.open(),
        files,
        'index',
        async ({page: tab, kind, uncaught}) => {
          await tab.keyboard.press('Control+k');
          const field = tab.locator('site-search input');
          await field.fill('webbuhkz');
          const rows = () => texts(tab, 'site-search [role=option][id]');
          await soon(rows, ['Did you mean webhooks?', 'HomeGuide › Start', 'EventsReference']);
          assert.equal(await tab.locator('site-search .filters').count(), 0, kind);
          // Read out with it.
          await soon(
            () => tab.locator('site-search [role=status]').textContent(),
            'No results for webbuhkz. Did you mean webhooks?',
          );
          assert.deepEqual(await axeFindings(tab), [], kind);
          await field.press('Enter');
          await soon(() => field.inputValue(), 'webhooks');
          await tab.waitForSelector('site-search a:has-text("Webhooks")');
          assert.deepEqual(uncaught, [], kind);
        },
        {context: {viewport: {width, height: 800}, colorScheme}},
      ));

for (const width of [1440, 390])
  test(`${width} px: results of several parts of the site can be had of one alone, by keyboard`, () =>
    inBoth(
      browser.open(),
      files,
      'index',
      async ({page: tab, kind}) => {
        await tab.keyboard.press('Control+k');
        const field = tab.locator('site-search input');
        await field.fill('delivery');
        const buttons = tab.locator('site-search .filters button');
        const pressed = () =>
          buttons.evaluateAll(found => found.map(each => `${each.textContent} ${each.getAttribute('aria-pressed')}`));
        const slugs = async () =>
          (await texts(tab, 'site-search a[role=option] .title .heading, site-search .page .heading')).sort();
        await soon(slugs, ['Events', 'Webhooks']);
        await soon(async () => (await pressed()).sort(), ['All true', 'Guide false', 'Reference false']);
        assert.equal((await pressed())[0], 'All true', kind);
        assert.deepEqual(await axeFindings(tab), [], kind);
        await tab.keyboard.press('Tab');
        await tab.keyboard.press('Tab');
        assert.equal(
          await tab.evaluate(() => document.querySelector('site-search')?.shadowRoot?.activeElement?.textContent),
          'All',
          kind,
        );
        await buttons.filter({hasText: 'Reference'}).focus();
        await tab.keyboard.press('Enter');
        await soon(slugs, ['Events']);
        await soon(() => tab.locator('site-search [role=status]').textContent(), '1 result');
        assert.equal(await tab.locator('site-search [role=option][aria-selected=true]').count(), 1, kind);
        // Asked for something that is in one part alone, there is nothing to choose, and nothing is held back.
        await field.fill('home');
        await soon(slugs, ['Home']);
        assert.equal(await buttons.count(), 0, kind);
        await tab.keyboard.press('Escape');
        await soon(() => tab.locator('site-search dialog').isVisible(), false);
      },
      {context: {viewport: {width, height: 800}}},
    ));

test('an area shows what it has of the whole result, also where the best pages are all in another', () =>
  inBoth(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          tabs: [
            {tab: 'Guide', pages: ['index', ...Array.from({length: 12}, (_, at) => `order-${at}`)]},
            {tab: 'Reference', pages: ['late']},
          ],
        },
      }),
      'index.mdx': page('Home', 'Text of home.'),
      ...Object.fromEntries(Array.from({length: 12}, (_, at) => [`order-${at}.mdx`, page(`Orders ${at}`, 'Orders.')])),
      'late.mdx': page('Late', 'What comes last may name orders as well.'),
    },
    'index',
    async ({page: tab, kind}) => {
      await tab.keyboard.press('Control+k');
      await tab.locator('site-search input').fill('orders');
      await tab.locator('site-search .filters button', {hasText: 'Reference'}).click();
      await soon(() => texts(tab, 'site-search a[role=option] .heading'), ['Late']);
      await tab.locator('site-search .filters button', {hasText: 'All'}).click();
      await tab.waitForSelector('site-search a:has-text("Orders 1")');
      assert.ok((await tab.locator('site-search a[role=option]').count()) >= 8, kind);
    },
  ));
