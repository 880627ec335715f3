import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, texts, useBrowser, withSite} from './site.js';

// What the tools tell a site by script tag: heads, dates, where pages are edited.

const browser = useBrowser();
const many = Array.from({length: 300}, (_, at) => `guide/page-${at}`);
const files = {
  'docs.json': docs({footer: {lastUpdated: true}, navigation: {pages: ['index', ...many]}}),
  'index.mdx': page('Welcome', 'Text.'),
  ...Object.fromEntries(
    many.map((slug, at) => [`${slug}.${at === 1 ? 'md' : 'mdx'}`, page(`Title of ${at}`, 'Text.')]),
  ),
};
const entry = (at: number) => ({
  modified: '2024-03-01T10:00:00Z',
  ...(at === 1 && {extension: '.md'}),
  head: {title: `Listed ${at}`},
});
const manifest = JSON.stringify({
  version: 1,
  repository: {url: 'https://github.com/o/r', branch: 'next', folder: 'docs/'},
  pages: Object.fromEntries(many.map((slug, at) => [slug, entry(at)])),
});
const headers = {'last-modified': 'Wed, 01 May 2024 10:00:00 GMT'};
const own = (requests: readonly string[]) => requests.filter(path => !path.startsWith('/_lectern/'));

test('a manifest has the heads of all pages, and alone knows dates and where they are edited', () =>
  withSite(
    browser.open(),
    {...files, 'manifest.json': manifest},
    async ({page: tab, shows, go, requests, messages}) => {
      await shows('Welcome');
      await tab.waitForFunction(
        () => document.querySelectorAll('.sidebar-nav .nav-label')[300]?.textContent === 'Listed 299',
      );
      await tab.waitForSelector('.edit-link');
      // Git does not know this page: it has no date, although the host has one.
      assert.deepEqual(await texts(tab, '.page-meta'), ['Edit this page']);
      await go('#/guide/page-1', 'Title of 1');
      await tab.waitForFunction(() => document.querySelector('.page-meta time'));
      assert.deepEqual(await texts(tab, '.last-updated'), ['Last updated 2024-03-01']);
      assert.equal(
        await tab.getAttribute('.edit-link', 'href'),
        'https://github.com/o/r/edit/next/docs/guide/page-1.md',
      );
      assert.deepEqual(own(requests), ['/', '/docs.json', '/index.mdx', '/manifest.json', '/guide/page-1.md']);
      assert.deepEqual(messages, []);
    },
    {attributes: 'manifest="manifest.json"', headers},
  ));

test('without one every head of a long section is read, and the date is that of the host', () =>
  withSite(
    browser.open(),
    files,
    async ({page: tab, shows, requests}) => {
      await shows('Welcome');
      assert.deepEqual(await texts(tab, '.last-updated'), ['Last updated 2024-05-01']);
      await tab.waitForFunction(() => document.querySelector('.sidebar-nav')?.textContent?.includes('Title of 299'));
      assert.equal(own(requests).filter(path => /^\/guide\/page-\d+\.mdx$/.test(path)).length, 300);
      assert.equal((await texts(tab, '.sidebar-nav .nav-label')).filter(label => /^Title of/.test(label)).length, 300);
    },
    {headers},
  ));

test('a manifest that cannot be had is told of once, and the heads are read', () =>
  withSite(
    browser.open(),
    files,
    async ({page: tab, shows, messages}) => {
      await shows('Welcome');
      await tab.waitForFunction(() => document.querySelector('.sidebar-nav')?.textContent?.includes('Title of 40'));
      assert.deepEqual(await texts(tab, '.last-updated'), ['Last updated 2024-05-01']);
      assert.equal(messages.filter(text => /none\.json cannot be read\./.test(text)).length, 1);
    },
    {attributes: 'manifest="none.json"', headers},
  ));
