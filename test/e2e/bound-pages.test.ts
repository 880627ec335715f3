import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, pages, texts, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const field = {
  type: 'object',
  properties: Object.fromEntries(Array.from({length: 40}, (_, at) => [`f${at}`, {type: 'string'}])),
};
const files = {
  'docs.json': docs({
    api: {openapi: 'api.json', auth: {method: 'key'}},
    navigation: {pages: ['intro', 'send', 'hand']},
  }),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: {
      '/orders': {
        post: {
          summary: 'Send an order',
          requestBody: {content: {'application/json': {schema: field}}},
          responses: {200: {description: 'Done.', content: {'application/json': {schema: field}}}},
        },
      },
    },
  }),
  'intro.mdx': page('Intro', 'Text.'),
  'hand.mdx': page('Hand', 'Text.\n\n<OpenApiEndpoint spec="api.json" method="post" path="/orders" />'),
  'send.mdx': page(
    'Send',
    '## Before you start\n\nText.\n\n## After\n\nText.\n\n<RequestExample>\n```python Own\nown()\n```\n</RequestExample>\n\n<ResponseExample>\n```json 200\n{"own": true}\n```\n</ResponseExample>',
    'openapi: POST /orders\n',
  ),
};

test("code fences of a bound page are in its operation's column and contents", () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Send');
      await page.waitForSelector('.operation-aside response-example');
      assert.equal(await page.locator('request-example:visible').count(), 1);
      assert.equal(await page.locator('response-example:visible').count(), 1);
      const aside = (await texts(page, '.operation-aside')).join(' ');
      assert.match(aside, /own\(\)/);
      assert.match(aside, /"own": true/);
      assert.deepEqual(await texts(page, '.contents-link'), [
        'Before you start',
        'After',
        'Authorization',
        'Body',
        'Responses',
      ]);
      assert.match((await texts(page, '.part-security')).join(' '), /API key. The document doesn’t state its name/);
    },
    {path: '#/send'},
  ));

for (const [title, slug] of [
  ['Send', 'send'],
  ['Hand', 'hand'],
] as const)
  test(`a fragment leads to its field after the operation of "${title}" has loaded`, () =>
    withSite(
      browser.open(),
      files,
      async ({page, shows}) => {
        await shows(title);
        await page.waitForFunction(() => document.activeElement?.id === 'response-f30');
        const top = await page.$eval('#response-f30', target => target.getBoundingClientRect().top);
        assert.ok(top > 0 && top < 300, String(top));
      },
      {path: `#/${slug}#response-f30`},
    ));

test('a prerendered view stays until an attribute changes, and requests rows once', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Hand');
      await page.waitForSelector('#response-f30');
      await page.evaluate(() => {
        const host = document.querySelector('openapi-endpoint') as HTMLElement;
        const ahead = host.cloneNode(true) as HTMLElement;
        ahead.id = 'ahead';
        ahead.querySelector('.api-view')?.setAttribute('data-ahead', '');
        host.replaceWith(ahead);
      });
      await page.waitForTimeout(300);
      assert.equal(await page.locator('#ahead [data-ahead]').count(), 1);
      await page.$eval('#ahead', host => host.setAttribute('playground', 'hide'));
      await page.waitForFunction(() => document.querySelector('#ahead .api-view:not([data-ahead])'));
    },
    {path: '#/hand'},
  ));

const manyPages = (count: number) => Array.from({length: count}, (_, at) => `guide/p${at}`);
const hasTab = (text: readonly (string | null)[]) => text.some(each => each?.includes('API reference'));

test("listed bound pages replace the API's own tab", () =>
  withSite(browser.open(), files, async ({page: tab, shows, requests}) => {
    await shows('Intro');
    await tab.waitForLoadState('networkidle');
    assert.ok(!hasTab(await texts(tab, 'a, .tab-row *')));
    // No page shows the document, so the site does not request it.
    assert.ok(!requests.includes('/api.json'));
  }));

test('beyond 24 pages, the tab disappears when a bound page is read', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'docs.json': docs({
        api: {openapi: 'api.json'},
        navigation: {
          tabs: [
            {tab: 'Guide', pages: ['intro', ...manyPages(40)]},
            {tab: 'Mine', pages: ['send']},
          ],
        },
      }),
      ...pages(...manyPages(40)),
    },
    async ({page: tab, shows, go, requests}) => {
      const tabs = () => texts(tab, '.tab-row a');
      const finds = async () => {
        await tab.keyboard.press('Control+k');
        await tab.waitForFunction(
          () => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open,
        );
        await tab.keyboard.type('order');
        await tab.waitForTimeout(1000);
        const found = await tab.evaluate(() => document.querySelector('site-search')?.shadowRoot?.innerHTML ?? '');
        await tab.keyboard.press('Escape');
        return /api-reference/.test(found);
      };
      await shows('Intro');
      assert.ok(requests.filter(path => path.startsWith('/guide/')).length <= 24);
      assert.deepEqual(await tabs(), ['Guide', 'Mine', 'API reference']);
      assert.ok(await finds());
      await tab.click('.tab-row a:has-text("Mine")');
      await shows('Send');
      await tab.waitForFunction(() => document.querySelectorAll('.tab-row a').length === 2);
      assert.deepEqual(await tabs(), ['Guide', 'Mine']);
      assert.ok(!(await finds()));
      // The sidebar shows a hidden section while one of its pages is open.
      await go('#/api-reference', 'Shop');
      await go('#/intro', 'Intro');
      assert.deepEqual(await tabs(), ['Guide', 'Mine']);
    },
  ));
