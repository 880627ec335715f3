import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, useBrowser, withSite} from './site.js';

const browser = useBrowser();
const operation = (word: string, mark: object) => ({
  summary: `${word} summary`,
  responses: {200: {description: 'OK'}},
  ...mark,
});
const files = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', groups: [{group: 'Guide', pages: ['index', 'plan', 'draft', 'last']}]},
        {tab: 'Zebra tab', public: false, pages: ['around']},
        {tab: 'API', openapi: 'api.json'},
      ],
    },
  }),
  'index.mdx': page('Home', 'Text of the home page.'),
  'plan.mdx': page('Zebra plan', 'Zebra text.', 'groups: [admin]\n'),
  'draft.mdx': page('Zebra draft', 'Zebra text.', 'draft: true\n'),
  'around.mdx': page('Zebra around', 'Zebra text.'),
  'last.mdx': page('Last', 'Text of the last page.'),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    servers: [{url: 'https://api.shop.example'}],
    paths: {
      '/orders': {
        get: {
          summary: 'List orders',
          responses: {
            200: {
              description: 'OK',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      id: {type: 'integer'},
                      zebraCost: {type: 'number', description: 'Zebra cost', 'x-mint': {groups: ['admin']}},
                    },
                  },
                },
              },
            },
          },
        },
        post: operation('Zebra groups', {'x-mint': {groups: ['admin']}}),
        put: operation('Zebra internal', {'x-internal': true}),
      },
    },
  }),
};

test('with a script tag, the site shows no private content anywhere', () =>
  withSite(browser.open(), files, async ({page, shows}) => {
    await shows('Home');
    await page.waitForSelector('.nav-link[data-slug="last"]');
    await page.waitForFunction(() => document.querySelector('.nav-link[data-slug="last"]')?.textContent === 'Last');
    const isClean = async (where: string) =>
      assert.doesNotMatch(`${await page.title()}\n${await page.locator('body').textContent()}`, /zebra/i, where);
    await isClean('home');
    for (const slug of ['plan', 'draft', 'around']) {
      await page.evaluate(to => (location.hash = `#/${to}`), slug);
      await page.waitForFunction(() => /not found|404/i.test(document.body.textContent));
      await isClean(slug);
    }
    await page.evaluate(() => (location.hash = '#/api-reference/list-orders'));
    await page.waitForFunction(() => document.querySelector('.operation-aside, [data-api] .operation'));
    await page.waitForFunction(() => document.body.textContent.includes('List orders'));
    await isClean('operation');
    await page.keyboard.press('ControlOrMeta+k');
    await page.locator('site-search input:focus').waitFor();
    await page.keyboard.type('zebra');
    await page.waitForFunction(() =>
      /No results for zebra/.test(document.querySelector('site-search')?.shadowRoot?.textContent ?? ''),
    );
  }));
