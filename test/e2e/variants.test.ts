import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {axeFindings} from './axe.js';
import {useBoth} from './both-kinds.js';
import {docs, pages, texts, useBrowser, visit} from './site.js';

// A page that two versions list has one URL. The site shows it in the reader's current version (contract section 3).

const browser = useBrowser();
const version = (name: string, ...own: readonly string[]) => ({
  version: name,
  tabs: [
    {
      tab: `Guide ${name}`,
      groups: [
        {group: `Group ${name}`, pages: own},
        {group: 'Both', pages: ['shared', 'last']},
      ],
    },
    {tab: 'More', pages: [`more-${name}`]},
  ],
});
const files: Readonly<Record<string, string>> = {
  'docs.json': docs({navigation: {versions: [version('v1', 'index', 'one'), version('v2', 'two')]}}),
  ...pages('index', 'one', 'two', 'more-v1', 'more-v2', 'last', 'loose'),
  'shared.mdx': '---\ntitle: Shared\n---\n\n[Loose](/loose) [One](/one)\n',
};
const {both} = useBoth(files);

const isIn = (tab: Page, name: string, title: string) =>
  tab.waitForFunction(
    ([wanted, heading]) =>
      document.querySelector('h1')?.textContent === heading &&
      // The page chrome renders one frame after the text.
      document.querySelector('[data-turning]') === null &&
      document.querySelector('.site-header .selector-label')?.textContent === wanted &&
      document.querySelector('.site-sidebar .nav-title')?.textContent === `Group ${wanted}` &&
      document.querySelector('.tab-row')?.textContent?.includes(`Guide ${wanted}`),
    [name, title] as const,
  );

async function choose(tab: Page, name: string): Promise<void> {
  await tab.focus('.site-header .selector summary, .site-header .selector button');
  await tab.keyboard.press('Enter');
  await tab.focus(`.site-header .selector a:has-text("${name}")`);
  await tab.keyboard.press('Enter');
}

for (const kind of ['runtime', 'prerendered'] as const)
  test(`a shared page keeps the last version, and offers the others: ${kind}`, async () => {
    const opened = await visit(browser.open(), `${both()[kind]}shared`);
    const tab = opened.page;
    const go = (path: string) => tab.goto(both()[kind] + path + (kind === 'runtime' ? '' : '/'));
    const follow = (label: string) => tab.click(`.site-sidebar .nav-link:has-text("${label}")`);
    try {
      await isIn(tab, 'v1', 'Shared');
      await go('two');
      await isIn(tab, 'v2', 'Two');
      await follow('Shared');
      await isIn(tab, 'v2', 'Shared');
      assert.deepEqual(await texts(tab, '.page-bottom a:first-of-type'), ['PreviousTwo']);
      await go('shared');
      await isIn(tab, 'v2', 'Shared');
      assert.deepEqual(await texts(tab, '.site-sidebar [aria-current=page] .nav-label'), ['Shared']);
      assert.deepEqual(await axeFindings(tab), []);
      const entries = await tab.evaluate(() => history.length);
      await choose(tab, 'v1');
      await isIn(tab, 'v1', 'Shared');
      assert.equal(await tab.evaluate(() => history.length), entries);
      await follow('Last');
      await isIn(tab, 'v1', 'Last');
      await choose(tab, 'v2');
      await isIn(tab, 'v2', 'Last');
      await follow('Two');
      await isIn(tab, 'v2', 'Two');
      // This page belongs to no version.
      await go('loose');
      await tab.waitForSelector('h1:has-text("Loose")');
      await go('shared');
      await isIn(tab, 'v2', 'Shared');
      await tab.click('.site-article a:has-text("One")');
      await isIn(tab, 'v1', 'One');
      await go('last');
      await isIn(tab, 'v1', 'Last');
      assert.deepEqual(opened.uncaught, []);
    } finally {
      await opened.close();
    }
  });

test('without JavaScript, a shared page is shown in its first version only', async () => {
  const opened = await visit(browser.open(), `${both().prerendered}shared/`, {javaScriptEnabled: false});
  assert.deepEqual(await texts(opened.page, '.site-sidebar .nav-title'), ['Group v1', 'Both']);
  assert.equal(await opened.page.locator(':visible:has-text("Group v2")').count(), 0);
  await opened.close();
});
