import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openProject} from '../../src/prerender/open-project.js';
import {writeSlices} from '../../src/prerender/write-slices.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {order, shopText, shown, withPage} from './endpoint-page.js';
import {docs, texts, useBrowser} from './site.js';

// Tests data that `<openapi-endpoint>` loads on demand: rows of long schemas, and files of slices.

const browser = useBrowser();

/** Returns an object with many properties. The first contains another object, for many levels. */
const long = (padding = '') =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Long', version: '1'},
    'x-padding': padding,
    paths: {
      '/long': {
        post: {
          summary: 'Long',
          requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Long'}}}},
          responses: {200: {description: 'ok'}},
        },
      },
    },
    components: {
      schemas: {
        Long: {
          type: 'object',
          properties: Object.fromEntries([
            ['first', {$ref: '#/components/schemas/Node'}],
            ...Array.from({length: 449}, (_, at) => [`p${at}`, {type: 'string'}]),
          ]),
        },
        Node: {type: 'object', properties: {name: {type: 'string'}, next: {$ref: '#/components/schemas/Node2'}}},
        Node2: {type: 'object', properties: {deep: {type: 'object', properties: {deeper: {type: 'integer'}}}}},
      },
    },
  });

const places = {'in the page': long(), 'through the worker': long('x'.repeat(3_100_000))};

for (const [name, text] of Object.entries(places))
  test(`closed sections load on opening, and long lists continue in place: ${name}`, () =>
    withPage(
      browser.open(),
      {body: '<openapi-endpoint spec="long.json" method="post" path="/long"></openapi-endpoint>'},
      {'long.json': text},
      async ({page, asked, messages, uncaught}) => {
        await shown(page, 'Long');
        assert.equal(page.workers().length, name === 'in the page' ? 0 : 1);
        const body = page.locator('openapi-endpoint .part-body');
        const fold = body.locator('details[data-row]').first();
        assert.equal(await fold.locator('.field').count(), 0);
        await fold.locator('summary').focus();
        await page.keyboard.press('Enter');
        await body.getByText('next', {exact: true}).waitFor();
        // The new rows work too, down to the last level.
        for (let level = 0; level < 4; level++)
          for (const summary of await body.locator('details.expandable:not([open]) > summary').all()) {
            await summary.press('Enter');
            await page.waitForTimeout(50);
          }
        await body.getByText('deeper', {exact: true}).waitFor();
        assert.equal(await page.locator('openapi-endpoint [aria-busy]').count(), 0);
        const rows = () => body.locator('.field-name').allTextContents();
        const before = await rows();
        const more = page.locator('openapi-endpoint button.rows-more');
        let turns = 0;
        while ((await more.count()) > 0) {
          const shownBefore = (await rows()).at(-1);
          await more.first().press('Enter');
          await page.waitForFunction(
            last => {
              const root = document.querySelector('openapi-endpoint')?.shadowRoot;
              return root?.activeElement?.matches('.field') && !root.activeElement.textContent?.startsWith(last ?? '');
            },
            shownBefore,
            {timeout: 5000},
          );
          // The first new row has the focus.
          const focused = await page.evaluate(
            () =>
              document.querySelector('openapi-endpoint')?.shadowRoot?.activeElement?.querySelector('.field-name')
                ?.textContent,
          );
          const all = await rows();
          assert.equal(focused, all[all.indexOf(shownBefore ?? '') + 1]);
          turns++;
        }
        const names = await rows();
        assert.ok(turns > 0 && names.length > before.length);
        assert.deepEqual(
          names.filter(each => /^p\d+$/.test(each)),
          Array.from({length: 449}, (_, at) => `p${at}`),
        );
        assert.deepEqual([asked, messages, uncaught], [['/long.json'], [], []]);
      },
    ));

/** Returns the slices that prerendering writes for the shop document. */
async function slicesOf(): Promise<Record<string, string>> {
  const project = {'docs.json': docs({navigation: {pages: ['index']}}), 'shop.json': shopText};
  const files: Record<string, string> = {};
  await writeSlices(await openProject(createMemoryProject(project), assert.fail), async (path, text) => {
    files[`site/${path}`] = text;
  });
  return files;
}
const slices = 'site/_lectern/api/shop.json/';

test('a sliced document only loads its list and the one operation', async () => {
  const files = await slicesOf();
  await withPage(
    browser.open(),
    {body: `<openapi-endpoint slices="${slices}" method="get" path="/orders/{id}"></openapi-endpoint>`},
    files,
    async ({page, asked, messages, uncaught}) => {
      await shown(page, 'Get an order');
      await page.waitForSelector('openapi-endpoint .operation-aside request-example');
      assert.deepEqual(await texts(page, 'openapi-endpoint .response .status'), ['200', '404']);
      assert.deepEqual(asked, [`/${slices}index.json`, `/${slices}get-order.json`]);
      await page.$eval('openapi-endpoint', host => host.setAttribute('method', 'put'));
      await shown(page, 'Change an order');
      assert.deepEqual(asked, [`/${slices}index.json`, `/${slices}get-order.json`, `/${slices}change-order.json`]);
      await page.$eval('openapi-endpoint', host => host.setAttribute('path', '/order/{id}'));
      await page.waitForSelector('openapi-endpoint .operation-failed');
      assert.match(
        (await texts(page, 'openapi-endpoint .operation-failed')).join(),
        /no operation PUT \/order\/{id}\./,
      );
      assert.deepEqual([asked.length, messages, uncaught], [3, [], []]);
    },
  );
});

test('one slice is a complete document', async () => {
  const files = await slicesOf();
  await withPage(
    browser.open(),
    {body: `<openapi-endpoint ${order.replace('shop.json', `${slices}get-order.json`)}></openapi-endpoint>`},
    files,
    async ({page, asked}) => {
      await shown(page, 'Get an order');
      assert.deepEqual(await texts(page, 'openapi-endpoint .part-parameters .field-name'), ['id', 'expand']);
      assert.deepEqual(asked, [`/${slices}get-order.json`]);
    },
  );
});
