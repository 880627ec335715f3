import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, page, pages, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({
    navbar: {
      links: [{label: 'Blog', href: 'https://example.com/blog'}],
      primary: {type: 'button', label: 'Start', href: '/v2/setup'},
    },
    footer: {socials: {github: 'https://github.com/acme'}, repo: 'https://github.com/acme/docs'},
    banner: {content: 'News', dismissible: true},
    navigation: {
      versions: [
        {
          version: 'v2',
          tabs: [
            {tab: 'Guides', groups: [{group: 'Start', pages: ['v2/intro', {group: 'More', pages: ['v2/setup']}]}]},
            {tab: 'Reference', pages: ['v2/api']},
          ],
        },
        {version: 'v1', pages: ['v1/intro']},
      ],
    },
  }),
  ...pages('v2/setup', 'v2/api', 'v1/intro'),
  'v2/intro.mdx': page(
    'Start',
    '<Tabs><Tab title="One">1</Tab><Tab title="Two">2</Tab></Tabs>\n\n```js\nconst a = 1;\n```\n\n## First\n\nText.\n\n## Second\n\nText.',
  ),
};

/** Returns short names of the tab stops, from the top of the document until Tab returns to it. */
async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return `invisible ${element.outerHTML.slice(0, 80)}`;
      const {outlineStyle, boxShadow} = getComputedStyle(element);
      const spoken = element.cloneNode(true) as Element;
      for (const silent of spoken.querySelectorAll('[aria-hidden=true]')) silent.remove();
      const words = (element.getAttribute('aria-label') ?? spoken.textContent ?? '').replace(/\s+/g, ' ').trim();
      return `${words}${outlineStyle === 'none' && boxShadow === 'none' ? ' (focus not visible)' : ''}`;
    });
    if (!stop || stop === stops[0]) break;
    stops.push(stop);
  }
  return stops;
}

test('Tab reaches every control of the page chrome in order with a visible focus', () =>
  withSite(browser.open(), files, async ({page, shows}) => {
    await shows('Start');
    await page.waitForFunction(() => document.querySelector('docs-tabs [role=tab]'));
    await page.locator('code-block .code-copy').waitFor({state: 'attached'});
    assert.deepEqual(await tabStops(page), [
      'Skip to content',
      'Dismiss announcement',
      'Acme',
      'Version: v2',
      'Search the docs',
      'Blog',
      'Start',
      'Color mode: Light',
      'Guides',
      'Reference',
      'Start',
      'More',
      'Copy page',
      'More page actions',
      'On this page',
      'First',
      'Second',
      'One',
      'JavaScript',
      'Copy code',
      'Link to this section: First',
      'Link to this section: Second',
      'Edit this page',
      'NextSetup',
      'github',
    ]);
  }));

test('every control of the page chrome works with Enter', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      const press = async (selector: string, key = 'Enter') => {
        await page.focus(selector);
        await page.keyboard.press(key);
      };
      const focused = () => page.evaluate(() => document.activeElement?.className || document.activeElement?.id);
      await shows('Start');
      await press('.skip-link');
      assert.equal(await page.evaluate(() => document.activeElement?.id), 'content-area');
      await press('.banner-close');
      assert.equal(await page.$('.banner'), null);
      await press('site-theme button');
      assert.equal(await page.evaluate(() => document.documentElement.dataset.mode), 'dark');
      await press('.search-button');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.classList.contains('search-button'));
      await press('[data-action=copy-page]');
      await page.waitForFunction(() => document.querySelector('.button-words')?.textContent === 'Copied');
      await press('code-block .code-copy');
      await page.waitForSelector('.code-copy.is-done');
      await press('docs-tabs [role=tab]', 'ArrowRight');
      assert.deepEqual(await texts(page, 'docs-tabs [aria-selected=true]'), ['Two']);
      await press('.contents-link[data-id=second]');
      await page.waitForFunction(() => document.activeElement?.id === 'second');
      await press('.nav-group summary');
      assert.equal(await page.isVisible('.nav-group a'), true);
      await press('.nav-group a');
      await shows('Setup');
      await press('.pager-next, .pager-previous');
      await shows('Start');
      await press('.tab-row a >> nth=1');
      await shows('Api');
      await press('.header-selectors summary');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      assert.equal(await focused(), 'menu-link');
      await page.keyboard.press('Escape');
      assert.equal(await focused(), 'menu-summary');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('.selector-label')?.textContent === 'v1');
    },
    {context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test('on a small screen, Enter opens the complete drawer, and Escape closes it', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Start');
      await page.focus('[data-action=drawer]');
      await page.keyboard.press('Enter');
      assert.deepEqual(await texts(page, '.drawer-only .section-switch .menu-link'), ['Guides', 'Reference']);
      assert.deepEqual(await texts(page, '.drawer-links a'), ['Blog', 'Start']);
      // The focus moves in the next frame, when the drawer is visible.
      await page.waitForFunction(() => document.querySelector('.site-sidebar')?.contains(document.activeElement));
      await page.keyboard.press('Escape');
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-action')), 'drawer');
    },
    {context: {viewport: {width: 390, height: 844}}},
  ));

test('the focus stays in place in the sidebar when page titles arrive', () => {
  let send = () => {};
  const held = new Promise<void>(done => {
    send = done;
  });
  const setup = {...files, 'v2/setup.mdx': page('Set it up', 'Text.')};
  return withSite(
    browser.open(),
    setup,
    async ({page, shows}) => {
      await shows('Start');
      await page.focus('.nav-group summary');
      await page.$eval('.nav-group summary', summary => summary.setAttribute('data-focused', ''));
      send();
      await page.waitForFunction(() => document.querySelector('.nav-group')?.textContent?.includes('Set it up'));
      assert.equal(await page.evaluate(() => document.activeElement?.matches('summary[data-focused]')), true);
    },
    {delays: new Map([['/v2/setup.mdx', held]])},
  );
});
