import assert from 'node:assert/strict';
import {test} from 'node:test';
import {order, shopText, shown, withPage} from './endpoint-page.js';
import {serve, texts, useBrowser} from './site.js';

// Tests the messages of `<openapi-endpoint>` if it has nothing to show, and a retry after the cause is fixed.

const browser = useBrowser();
const view = `<openapi-endpoint ${order}></openapi-endpoint>`;

interface Failure {
  readonly file?: string | undefined;
  readonly status?: number;
  readonly says: RegExp;
}

const failures: Readonly<Record<string, Failure>> = {
  'a document that is not there': {
    status: 404,
    says: /references the API document "\S+\/shop\.json", which does not exist\.\s*Fix: Correct spec="…"/,
  },
  'a server that fails': {status: 503, says: /which Lectern cannot read: the server responded with status 503\./},
  'a page instead of a document': {file: '<!doctype html><title>Log in</title>', says: /HTML/},
  'JSON that breaks off': {file: '{\n  "openapi": "3.1.0",\n  "info": }', says: /shop\.json:3:11/},
  'an operation that is not there': {
    file: shopText.replaceAll('/orders/{id}', '/order/{id}'),
    says: /references the operation "GET \/orders\/{id}", which does not exist in \S*shop\.json\.\s*Fix: Write "(?:GET|PUT) \/order/,
  },
};

for (const [name, {file, status, says}] of Object.entries(failures)) {
  let isMended = false;
  test(`${name}: the problem is shown in place, and a retry shows the view`, () =>
    withPage(
      browser.open(),
      {body: view},
      file === undefined ? {} : {'shop.json': file},
      async ({page, files, asked, uncaught}) => {
        await page.waitForSelector('openapi-endpoint .operation-failed [role=alert]');
        assert.match((await texts(page, 'openapi-endpoint .operation-failed')).join(), says);
        // The cause remains, so a new request fails with the same message.
        await page.getByRole('button', {name: 'Try again'}).click();
        await page.waitForTimeout(300);
        assert.match((await texts(page, 'openapi-endpoint .operation-failed')).join(), says);
        assert.equal(asked.length, 2);
        isMended = true;
        files['shop.json'] = shopText;
        await page.getByRole('button', {name: 'Try again'}).press('Enter');
        await shown(page, 'Get an order');
        assert.equal(await page.locator('.operation-failed').count(), 0);
        assert.deepEqual(uncaught, []);
      },
      {status: path => (status && path === '/shop.json' && !isMended ? status : undefined)},
    ));
}

test('an element without a document names the attribute, and accepts it later', () =>
  withPage(
    browser.open(),
    {body: '<openapi-endpoint path="/orders"></openapi-endpoint>'},
    {},
    async ({page, asked, messages}) => {
      await page.waitForSelector('openapi-endpoint .operation-failed');
      assert.match(
        (await texts(page, 'openapi-endpoint .operation-failed')).join(),
        /<openapi-endpoint> names no document\.\s*Fix: Add spec="openapi\.yaml"/,
      );
      assert.deepEqual([asked, messages], [[], []]);
      await page.$eval('openapi-endpoint', host => host.setAttribute('spec', 'shop.json'));
      await shown(page, 'List orders');
    },
  ));

test('an invalid URL is reported and not requested', () =>
  withPage(
    browser.open(),
    {body: '<openapi-endpoint spec="javascript:alert(1)" path="/orders"></openapi-endpoint>'},
    {},
    async ({page, asked, dialogs}) => {
      await page.waitForSelector('openapi-endpoint .operation-failed');
      assert.match(
        (await texts(page, 'openapi-endpoint .operation-failed')).join(),
        /<openapi-endpoint> has spec="javascript:alert\(1\)", which is no address of a document\./,
      );
      assert.deepEqual([asked, dialogs], [[], []]);
    },
  ));

test('a CORS failure names the header, and a retry works', async () => {
  const headers: Record<string, string> = {};
  const api = await serve({'shop.json': shopText}, {headers});
  try {
    await withPage(
      browser.open(),
      {body: `<openapi-endpoint spec="${api.url}shop.json" path="/orders"></openapi-endpoint>`},
      {},
      async ({page}) => {
        await page.waitForSelector('openapi-endpoint .operation-failed');
        assert.match(
          (await texts(page, 'openapi-endpoint .operation-failed')).join(),
          /127\.0\.0\.1:\d+ did not respond, or does not send Access-Control-Allow-Origin \(CORS\)\./,
        );
        headers['access-control-allow-origin'] = '*';
        await page.getByRole('button', {name: 'Try again'}).click();
        await shown(page, 'List orders');
      },
    );
  } finally {
    api.close();
  }
});

test('slices without their list are reported, and a retry works', () =>
  withPage(
    browser.open(),
    {body: '<openapi-endpoint slices="api" path="/orders"></openapi-endpoint>'},
    {},
    async ({page, files, asked}) => {
      await page.waitForSelector('openapi-endpoint .operation-failed');
      assert.match(
        (await texts(page, 'openapi-endpoint .operation-failed')).join(),
        /Lectern cannot read \S*api\/index\.json\./,
      );
      files['api/index.json'] = JSON.stringify({
        title: 'Shop API',
        operations: [{id: 'list-orders', method: 'GET', path: '/orders', kind: 'operation', tags: []}],
      });
      files['api/list-orders.json'] = shopText;
      await page.getByRole('button', {name: 'Try again'}).click();
      await shown(page, 'List orders');
      assert.deepEqual(asked, ['/api/index.json', '/api/index.json', '/api/list-orders.json']);
    },
  ));

const unnamed: readonly (readonly [attributes: string, says: RegExp])[] = [
  ['method="get"', /<openapi-endpoint> has method="get" but no path\.\s*Fix: Add path="\/users"/],
  [
    'operation-id="getOrders"',
    /references the operationId "getOrders", which does not exist in \S+\.\s*Fix: Write "getOrder", which exists\./,
  ],
  ['operation-id="zzzzzzzzzzzz"', /Set method="get" and path="\/users" instead of operation-id\./],
];
for (const [attributes, says] of unnamed)
  test(`an operation with only ${attributes} is reported, without an overview`, () =>
    withPage(
      browser.open(),
      {body: `<openapi-endpoint spec="/shop.json" ${attributes}></openapi-endpoint>`},
      {},
      async ({page}) => {
        await page.waitForSelector('openapi-endpoint .operation-failed [role=alert]');
        assert.match((await texts(page, 'openapi-endpoint .operation-failed')).join(), says);
        await page.locator('openapi-endpoint').evaluate(element => {
          element.removeAttribute('method');
          element.setAttribute('operation-id', 'getOrder');
        });
        await shown(page, 'Get an order');
      },
    ));
