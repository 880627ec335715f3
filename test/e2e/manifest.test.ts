import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, page, texts, useBrowser, withSite} from './site.js';

// Tests the manifest of a site with a script tag: page metadata, dates, edit links.

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

test('a manifest contains all frontmatter, dates and edit links', () =>
  withSite(
    browser.open(),
    {...files, 'manifest.json': manifest},
    async ({page: tab, shows, go, requests, messages}) => {
      await shows('Welcome');
      await tab.waitForFunction(
        () => document.querySelectorAll('.sidebar-nav .nav-label')[300]?.textContent === 'Listed 299',
      );
      await tab.waitForSelector('.edit-link');
      // Git does not track this page. It has no date, although the host sends one.
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

test('an API page has the date from the manifest, not from the host', () => {
  const api = JSON.stringify({openapi: '3.1.0', info: {title: 'Stars', version: '1'}, paths: {}});
  const dates = {'stars.json': '2024-02-01T10:00:00Z'};
  const navigation = {
    tabs: [
      {tab: 'Guide', pages: ['index']},
      {tab: 'API', openapi: 'stars.json'},
    ],
  };
  return withSite(
    browser.open(),
    {
      'docs.json': docs({footer: {lastUpdated: true}, navigation}),
      'index.mdx': page('Welcome', 'Text.'),
      'stars.json': api,
      'manifest.json': JSON.stringify({...JSON.parse(manifest), dates}),
    },
    async ({page: tab, shows}) => {
      await shows('Stars');
      await tab.waitForSelector('.page-meta time');
      assert.deepEqual(await texts(tab, '.last-updated'), ['Last updated 2024-02-01']);
      assert.equal(await tab.getAttribute('.edit-link', 'href'), 'https://github.com/o/r/edit/next/docs/stars.json');
    },
    {attributes: 'manifest="manifest.json"', headers, path: '#/api-reference'},
  );
});

test('without a manifest, the first page needs 41 requests and the second three', () =>
  withSite(
    browser.open(),
    {...files, 'index.mdx': page('Welcome', 'Text.\n\n```js\nrun();\n```\n\n<Card icon="rocket" title="One" />')},
    async ({page: tab, shows, go, requests}) => {
      await shows('Welcome');
      assert.deepEqual(await texts(tab, '.last-updated'), ['Last updated 2024-05-01']);
      const heads = () => own(requests).filter(path => /^\/guide\/page-\d+\.mdx?$/.test(path)).length;
      const shows10 = (from: number) =>
        tab.waitForFunction(
          at => document.querySelector(`[data-slug="guide/page-${at}"]`)?.textContent?.includes(`Title of ${at}`),
          from + 10,
        );
      await shows10(0);
      await tab.waitForTimeout(700);
      assert.ok(requests.length <= 41, `${requests.length} requests:\n${requests.join('\n')}`);
      assert.ok(heads() >= 12, `${heads()} heads`);
      for (const second of ['guide/page-3', 'guide/page-9']) {
        const before = own(requests).length;
        await tab.click(`.sidebar-nav [data-slug="${second}"]`);
        await shows(`Title of ${second.slice('guide/page-'.length)}`);
        await tab.waitForTimeout(700);
        assert.ok(own(requests).length - before <= 3, own(requests).slice(before).join('\n'));
      }
      // A link in a text or in the search opens another part of the sidebar.
      await go('#/guide/page-150', 'Title of 150');
      await shows10(145);
      const before = heads();
      assert.ok(before <= 60, `${before} heads`);
      // The site reads the entries that the reader scrolls to.
      await tab.hover('.site-sidebar');
      await tab.mouse.wheel(0, 2500);
      await tab.waitForFunction(() => document.querySelector('.sidebar-nav')?.textContent?.includes('Title of 220'));
      assert.ok(heads() > before + 10);
      assert.ok((await texts(tab, '.sidebar-nav .nav-label')).filter(label => /^Title of/.test(label)).length >= 30);
    },
    {headers},
  ));

test('an unavailable manifest is reported once, and frontmatter is read instead', () =>
  withSite(
    browser.open(),
    files,
    async ({page: tab, shows, messages}) => {
      await shows('Welcome');
      await tab.waitForFunction(() => document.querySelector('.sidebar-nav')?.textContent?.includes('Title of 10'));
      assert.deepEqual(await texts(tab, '.last-updated'), ['Last updated 2024-05-01']);
      assert.equal(messages.filter(text => /Lectern cannot read \S*none\.json\./.test(text)).length, 1);
    },
    {attributes: 'manifest="none.json"', headers},
  ));

test('an operation needs at most twenty requests, including document and form', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {openapi: 'shop.json', pages: ['GET /orders']}}),
      'shop.json': operation('List orders', '/orders'),
    },
    async ({page: tab, shows, requests}) => {
      await shows('List orders');
      await tab.waitForSelector('openapi-endpoint .operation-aside pre');
      await tab.waitForTimeout(700);
      assert.ok(requests.length <= 20, `${requests.length} requests:\n${requests.join('\n')}`);
    },
  ));

const operation = (summary: string, path: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: {[path]: {get: {summary, responses: {200: {description: 'Done.'}}}}},
  });
const bound = {
  'docs.json': docs({navigation: {pages: ['index', 'lists', 'named']}}),
  'index.mdx': page('Welcome', 'Text.'),
  'lists.mdx': '---\nopenapi: GET /orders\n---\n',
  'named.mdx': '---\nopenapi: other.json GET /other\n---\n',
  'shop.json': operation('List orders', '/orders'),
  'other.json': operation('Get the other', '/other'),
};
const labels = (...wanted: readonly string[]) => ({
  wanted,
  read: (list: readonly string[]) =>
    JSON.stringify([...document.querySelectorAll('.sidebar-nav .nav-label')].map(each => each.textContent)) ===
    JSON.stringify(list),
});
const documents = (named?: string) => ({
  ...bound,
  ...(named !== undefined && {
    'docs.json': docs({api: {openapi: named}, navigation: {pages: ['index', 'lists', 'named']}}),
  }),
  'manifest.json': JSON.stringify({
    version: 1,
    documents: ['other.json', 'shop.json'],
    pages: {index: {head: {title: 'Welcome'}}, lists: {head: {openapi: 'GET /orders'}}, named: {}},
  }),
});

for (const named of [undefined, 'other.json'])
  test(`a page shows a document that only the manifest lists, docs.json names ${named ?? 'none'}`, () =>
    withSite(
      browser.open(),
      documents(named),
      async ({page: tab, shows, go, messages}) => {
        await shows('List orders');
        await tab.waitForSelector('.operation-box');
        const all = labels('Welcome', 'List orders', 'Get the other');
        await tab.waitForFunction(all.read, all.wanted);
        await go('#/index', 'Welcome');
        await go('#/lists', 'List orders');
        await tab.waitForSelector('.operation-box');
        assert.deepEqual(messages, []);
      },
      {attributes: 'manifest="manifest.json"', path: '#/lists'},
    ));

test('without a manifest, such a page names the missing key', () =>
  withSite(browser.open(), bound, async ({page: tab, shows, go, messages}) => {
    await shows('Welcome');
    const before = labels('Welcome', 'Lists', 'Get the other');
    await tab.waitForFunction(before.read, before.wanted);
    await go('#/named', 'Get the other');
    await go('#/lists', 'Lists');
    await tab.waitForSelector('text=docs.json has no API document');
    await tab.waitForSelector('text=To write one, run lectern init --runtime');
    await go('#/index', 'Welcome');
    await tab.waitForFunction(before.read, before.wanted);
    assert.deepEqual(messages, []);
  }));

test('a document shown by listed pages generates none, with or without a manifest', async () => {
  const files = documents('shop.json');
  const tabs = (tab: Page) => texts(tab, '.tab-row a');
  await withSite(browser.open(), files, async ({page: tab, shows}) => {
    await shows('Welcome');
    await tab.waitForSelector('.nav-label');
    assert.deepEqual(await tabs(tab), []);
  });
  await withSite(
    browser.open(),
    files,
    async ({page: tab, shows, go}) => {
      await shows('List orders');
      await shows('Page not found');
      await tab.waitForFunction(() => !document.querySelector('.tab-row'));
      await go('#/index', 'Welcome');
    },
    {attributes: 'manifest="manifest.json"', path: '#/api-reference/list-orders'},
  );
});

test('the current entry stays in place in a long sidebar while titles arrive', () => {
  const groups = Array.from({length: 14}, (_, group) => ({
    group: `Group ${group}`,
    pages: Array.from({length: 20}, (_, at) => `g${group}/p${at}`),
  }));
  const slugs = groups.flatMap(each => each.pages);
  const heads = slugs.map(slug => [slug, {head: {title: `The page ${slug}`}}]);
  const place = () => document.querySelector('.sidebar-nav [aria-current=page]')?.getBoundingClientRect().top;
  return withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {groups}}),
      'g9/p5.mdx': page('The page g9/p5', 'Text.'),
      'manifest.json': JSON.stringify({version: 1, pages: Object.fromEntries(heads)}),
    },
    async ({page: tab, shows}) => {
      await shows('The page g9/p5');
      await tab.waitForFunction(() => (document.querySelector('.site-sidebar')?.scrollTop ?? 0) > 0);
      const before = await tab.evaluate(place);
      await tab.waitForSelector('.nav-label:text-is("The page g9/p0")', {state: 'attached'});
      for (let turn = 0; turn < 10; turn++) {
        await tab.waitForTimeout(50);
        assert.equal(await tab.evaluate(place), before);
      }
    },
    {attributes: 'manifest="manifest.json"', path: '#/g9/p5'},
  );
});
