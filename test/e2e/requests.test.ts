import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, page, pages, serve, useBrowser, visit, withSite} from './site.js';

const browser = useBrowser();
const many = Array.from({length: 23}, (_, at) => `guide/page-${at}`);
const files = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index', ...many]},
        {tab: 'API', pages: ['api/one', 'api/two']},
      ],
    },
  }),
  ...pages('api/one', 'api/two'),
  'index.mdx': page('Welcome', 'Plain words.\n\n## One\n\nText.\n\n## Two\n\nText.'),
  ...Object.fromEntries(many.map((slug, at) => [`${slug}.mdx`, page(`Title of ${at}`, 'Text.')])),
};
const own = (requests: readonly string[]) => requests.filter(path => !path.startsWith('/_lectern/'));
const isRead = (page: Page, text: string) =>
  page.waitForFunction(wanted => document.querySelector('.sidebar-nav')?.textContent?.includes(wanted), text);

test("a visit requests only docs.json and the section's pages, each once, without messages", () =>
  withSite(browser.open(), files, async ({page, shows, requests, messages, uncaught}) => {
    const failed: string[] = [];
    page.on('response', response => response.status() >= 400 && failed.push(response.url()));
    await shows('Welcome');
    await isRead(page, 'Title of 22');
    assert.deepEqual(
      own(requests).sort(),
      ['/', '/docs.json', '/index.mdx', ...many.map(slug => `/${slug}.mdx`)].sort(),
    );
    assert.deepEqual(failed, []);
    assert.deepEqual(messages, []);
    assert.deepEqual(uncaught, []);
  }));

test('frontmatter loads four pages at a time, nearest first', async () => {
  let waiting = 0;
  let most = 0;
  const order: string[] = [];
  const site = await serve(files, {
    status: path => {
      if (path.startsWith('/guide/')) order.push(path);
      return undefined;
    },
  });
  const {page, shows, close} = await visit(browser.open(), 'about:blank');
  try {
    page.on('request', request => {
      if (request.url().includes('/guide/')) most = Math.max(most, ++waiting);
    });
    page.on('requestfinished', request => {
      if (request.url().includes('/guide/')) waiting--;
    });
    await page.goto(`${site.url}#/guide/page-10`);
    await shows('Title of 10');
    await isRead(page, 'Title of 22');
    assert.ok(most <= 4, `${most} at once`);
    // Four requests run in parallel, so their order varies.
    const far = order.slice(0, 7).map(path => Math.abs(Number(/\d+/.exec(path)?.[0]) - 10));
    assert.ok(Math.max(...far) <= 5, `${order.slice(0, 7)}`);
  } finally {
    await close();
    site.close();
  }
});

test('titles arrive without a layout shift', () =>
  withSite(browser.open(), files, async ({page, shows}) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & {value: number}).value;
        Object.assign(globalThis, {shift});
      }).observe({type: 'layout-shift', buffered: true});
      Object.assign(globalThis, {shift});
    });
    await page.reload();
    await shows('Welcome');
    await isRead(page, 'Title of 22');
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await page.evaluate(() => (globalThis as unknown as {shift: number}).shift), 0);
  }));

test('a page that was read for its frontmatter is not requested again', () =>
  withSite(browser.open(), files, async ({page, shows, go, requests}) => {
    await shows('Welcome');
    await isRead(page, 'Title of 22');
    const before = requests.length;
    await go('#/guide/page-3', 'Title of 3');
    assert.deepEqual(requests.slice(before), []);
  }));

test('a project of .md pages causes one missing request, only on the first visit', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index', 'a', 'b']}}),
      'index.md': page('Welcome', 'Hello.'),
      'a.md': page('First', 'A.'),
      'b.md': page('Second', 'B.'),
    },
    async ({page, shows, go, requests}) => {
      await shows('Welcome');
      await isRead(page, 'Second');
      assert.deepEqual(own(requests), ['/', '/docs.json', '/index.mdx', '/index.md', '/a.md', '/b.md']);
      requests.length = 0;
      await page.reload();
      await go('#/b', 'Second');
      assert.deepEqual(
        own(requests).filter(path => path.endsWith('.mdx')),
        [],
      );
    },
  ));
