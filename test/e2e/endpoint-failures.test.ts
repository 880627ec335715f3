import assert from 'node:assert/strict';
import {test} from 'node:test';
import {order, shopText, shown, withPage} from './endpoint-page.js';
import {serve, texts, useBrowser} from './site.js';

// Tests the messages of <openapi-endpoint> without anything to show, and that a retry works once the cause is fixed.

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
    says: /The API document \S+\/shop\.json does not exist\.\s*Fix: Correct spec="…"/,
  },
  'a server that fails': {status: 503, says: /was not read: the server answered 503\./},
  'a page instead of a document': {file: '<!doctype html><title>Log in</title>', says: /HTML/},
  'JSON that breaks off': {file: '{\n  "openapi": "3.1.0",\n  "info": }', says: /shop\.json:3:11/},
  'an operation that is not there': {
    file: shopText.replaceAll('/orders/{id}', '/order/{id}'),
    says: /shop\.json has no operation "GET \/orders\/{id}"\.\s*Fix: Use "(?:GET|PUT) \/order/,
  },
};

for (const [name, {file, status, says}] of Object.entries(failures)) {
  let isMended = false;
  test(`${name}: the words of the problem in place, and asking again shows the view`, () =>
    withPage(
      browser.open(),
      {body: view},
      file === undefined ? {} : {'shop.json': file},
      async ({page, files, asked, uncaught}) => {
        await page.waitForSelector('openapi-endpoint .operation-failed [role=alert]');
        assert.match((await texts(page, 'openapi-endpoint .operation-failed')).join(), says);
        // Still broken: it says so again, after another request.
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

test('no document: the element says which attribute to add, and takes it when it comes', () =>
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

test('an address that is none is said to be none, and is not asked for', () =>
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

test('another origin that lets nobody read it: the words name the header, and asking again helps', async () => {
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
          /127\.0\.0\.1:\d+ did not respond, or blocks other origins \(CORS\)\. It must send Access-Control-Allow-Origin/,
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

test('a folder of slices without a list: it is said, and asking again helps', () =>
  withPage(
    browser.open(),
    {body: '<openapi-endpoint slices="api" path="/orders"></openapi-endpoint>'},
    {},
    async ({page, files, asked}) => {
      await page.waitForSelector('openapi-endpoint .operation-failed');
      assert.match(
        (await texts(page, 'openapi-endpoint .operation-failed')).join(),
        /api\/index\.json cannot be read\./,
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
    /has no operation with the operationId "getOrders"\.\s*Fix: Use "getOrder", which exists there\./,
  ],
  ['operation-id="zzzzzzzzzzzz"', /Set method="get" and path="\/users" instead of operation-id\./],
];
for (const [attributes, says] of unnamed)
  test(`an operation that is named by ${attributes} alone is said, and the overview is not drawn`, () =>
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
