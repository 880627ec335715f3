import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, texts, useBrowser} from './site.js';

// Tests the search without results.

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
    test(`${width} px, ${colorScheme}: nothing found offers the nearest words and the parts of the site`, () =>
      inBoth(
        browser.open(),
        files,
        'index',
        async ({page: tab, kind, uncaught}) => {
          await tab.keyboard.press('Control+k');
          const field = tab.locator('site-search input');
          await field.fill('webbhokz');
          const rows = () => texts(tab, 'site-search [role=option][id]');
          await soon(rows, ['Did you mean webhooks?', 'HomeGuide › Start', 'EventsReference']);
          assert.equal(await tab.locator('site-search .filters').count(), 0, kind);
          // Screen readers announce it too.
          await soon(
            () => tab.locator('site-search [role=status]').textContent(),
            'No results for webbhokz. Did you mean webhooks?',
          );
          assert.deepEqual(await axeFindings(tab), [], kind);
          await field.press('Enter');
          await soon(() => field.inputValue(), 'webhooks');
          await tab.waitForSelector('site-search a:has-text("Webhooks")');
          assert.deepEqual(uncaught, [], kind);
        },
        {context: {viewport: {width, height: 800}, colorScheme}},
      ));
