import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, page, texts, useBrowser, withSite} from './site.js';

// Until the metadata of a page has loaded, its sidebar entry has no visible words that change.

const browser = useBrowser();
const slugs = ['index', ...Array.from({length: 12}, (_, at) => `guide/part-${at}`)];
const files = {
  'docs.json': docs({navigation: {pages: slugs}}),
  ...Object.fromEntries(slugs.map(slug => [`${slug}.mdx`, page(`Title of ${slug}`, 'Text.')])),
};
const manifest = JSON.stringify({
  version: 1,
  pages: Object.fromEntries(slugs.map(slug => [slug, {head: {title: `Title of ${slug}`}}])),
});

/** Records each visible change of words in the sidebar. */
async function watch(tab: Page): Promise<void> {
  await tab.addInitScript(() => {
    const seen = new Map<string, string>();
    const changes: string[] = [];
    Object.assign(window, {changes});
    const look = () => {
      for (const link of document.querySelectorAll<HTMLElement>('.site-sidebar [data-slug]')) {
        const label = link.querySelector('.nav-label');
        if (!label || getComputedStyle(label).color === 'rgba(0, 0, 0, 0)') continue;
        const [slug = '', text] = [link.dataset.slug, label.textContent ?? ''];
        const before = seen.get(slug);
        if (before !== undefined && before !== text) changes.push(`${before} → ${text}`);
        seen.set(slug, text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

for (const [source, attributes] of [
  ['pages', undefined],
  ['a manifest', 'manifest="manifest.json"'],
] as const)
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`no visible words change when the titles of ${source} arrive (motion: ${reducedMotion})`, () =>
      withSite(
        browser.open(),
        {...files, 'manifest.json': manifest},
        async ({page: tab, shows}, {url}) => {
          await shows('Title of index');
          await watch(tab);
          await tab.evaluate(() => sessionStorage.clear());
          await tab.goto(`${url}#/guide/part-3`);
          await tab.reload();
          await shows('Title of guide/part-3');
          await tab.waitForFunction(() => document.querySelectorAll('.nav-label:not(.is-guess)').length === 13);
          assert.equal((await texts(tab, '.nav-label'))[12], 'Title of guide/part-11');
          assert.deepEqual(await tab.evaluate(() => (window as unknown as {changes: string[]}).changes), []);
        },
        {...(attributes && {attributes}), context: {reducedMotion}},
      ));

test('after 600 ms, an entry without metadata shows words from its slug', () =>
  withSite(
    browser.open(),
    files,
    async ({page: tab, shows}) => {
      await shows('Title of index');
      const label = tab.locator('[data-slug="guide/part-3"] .nav-label');
      await label.waitFor();
      await tab.waitForTimeout(900);
      assert.notEqual(await label.evaluate(found => getComputedStyle(found).color), 'rgba(0, 0, 0, 0)');
      assert.equal(await label.textContent(), 'Part 3');
    },
    {status: path => (path.startsWith('/guide/part-3.') ? 500 : undefined)},
  ));

test('an entry without a file leaves the sidebar', () =>
  withSite(
    browser.open(),
    Object.fromEntries(Object.entries(files).filter(([file]) => file !== 'guide/part-3.mdx')),
    async ({page: tab, shows}) => {
      await shows('Title of index');
      await tab.waitForFunction(() => document.querySelectorAll('.nav-label:not(.is-guess)').length === 12);
      assert.equal(await tab.locator('[data-slug="guide/part-3"]').count(), 0);
    },
  ));
