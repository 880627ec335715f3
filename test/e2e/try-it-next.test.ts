import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {unpackText} from '../../src/api-reference/form/pack-text.js';
import {inBoth} from './both-kinds.js';
import {foreign} from './endpoint-page.js';
import {clipboard, docs, soon, useBrowser} from './site.js';
import {withHost} from './try-it-host.js';
import {button, controlOf, goesTo, openDialog, openForm, textOf} from './try-it-page.js';

// Links of a response open the next requests with its values (security D8). They never send a request.

const browser = useBrowser();
const order = {type: 'object', properties: {id: {type: 'string'}, page: {type: 'integer'}}};
const json = (links: object) => ({description: 'd', content: {'application/json': {schema: order}}, links});
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'http://127.0.0.1:9/v1'}],
  security: [{token: []}],
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        parameters: [{in: 'query', name: 'page', schema: {type: 'integer'}}],
        responses: {
          200: json({
            one: {operationId: 'get/Order', parameters: {id: '$response.body#/id'}},
            page: {operationRef: '#/paths/~1orders/get', parameters: {page: '$response.body#/page'}},
            none: {operationId: 'get/Order', parameters: {id: '$response.body#/missing'}},
            evil: {operationId: 'get/Order', parameters: {id: '$response.body#/id', admin: 'yes'}},
          }),
        },
      },
    },
    '/orders/{id}': {
      parameters: [{in: 'path', name: 'id', required: true, schema: {type: 'string'}}],
      get: {operationId: 'get/Order', responses: {200: json({})}},
    },
  },
});

async function respond(page: Page, body: unknown): Promise<void> {
  await page.route('http://127.0.0.1:9/**', route =>
    route.fulfill({
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
}

const site = {
  'docs.json': docs({
    navigation: {
      groups: [
        {group: 'API', openapi: 'api.json'},
        {group: 'Guide', pages: ['index']},
      ],
    },
  }),
  'index.mdx': '# Orders',
  'api.json': spec,
};

test('on a site, a link opens its operation with a filled form, and sends nothing', () =>
  inBoth(browser.open(), site, 'api-reference/get-orders', async ({page, requests, uncaught, kind}) => {
    await respond(page, {id: 'a/b?c', page: 2});
    const dialog = await openForm(page);
    await dialog.locator('#auth-token').fill('canary');
    await button(dialog, 'Send').click();
    const next = dialog.locator('next-requests');
    await next.waitFor();
    const links = next.getByRole('link');
    assert.deepEqual(await links.allInnerTexts(), ['GET /orders/a/b?c', 'GET /orders?page=2'], kind);
    const sent = () => requests.filter(url => url.startsWith('http://127.0.0.1:9')).length;
    const before = sent();

    // A link to the same page.
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    const again = await openDialog(page);
    await soon(() => controlOf(again, 'page').inputValue(), '2');
    await again.getByText('Filled from a link.').waitFor();

    await links.first().click();
    await soon(
      async () => (await page.locator('try-it dialog[open] .sent-to code').textContent()) ?? '',
      'http://127.0.0.1:9/v1/orders/a%2Fb%3Fc',
    );
    const other = await openDialog(page);
    await soon(() => controlOf(other, 'id').inputValue(), 'a/b?c');
    await goesTo(other, 'http://127.0.0.1:9/v1/orders/a%2Fb%3Fc');
    await page.waitForTimeout(200);
    assert.equal(sent(), before, kind);
    assert.deepEqual(uncaught, []);
  }));

test('a link from a response of the mock leads to the mock', () =>
  inBoth(browser.open(), site, 'api-reference/get-orders', async ({page, requests, kind}) => {
    const dialog = await openForm(page);
    await dialog.getByLabel('Server', {exact: true}).selectOption('mock');
    await button(dialog, 'Send').click();
    await dialog.locator('next-requests').getByRole('link').first().click();
    const next = await openDialog(page);
    await controlOf(next, 'id').waitFor();
    assert.equal(await next.getByLabel('Server', {exact: true}).inputValue(), 'mock', kind);
    await button(next, 'Send').click();
    await next.locator('try-it-response .mocked').waitFor();
    assert.deepEqual(
      requests.filter(url => url.startsWith('http://127.0.0.1:9')),
      [],
      kind,
    );
  }));

/** Returns the decoded data of the links. */
async function linkTexts(page: Page): Promise<string[]> {
  const links = await page.locator('next-requests a').all();
  const hrefs = await Promise.all(links.map(link => link.getAttribute('href')));
  return Promise.all(
    hrefs.map(async href => (await unpackText(href?.split('try=')[1] ?? '', 64_000)) ?? assert.fail(`${href}`)),
  );
}

test('a link contains no credential, even if the response repeats it', () =>
  inBoth(browser.open(), site, 'api-reference/get-orders', async ({page, kind}) => {
    await respond(page, {id: 'token is canary', page: 2});
    const dialog = await openForm(page);
    await dialog.locator('#auth-token').fill('canary');
    await button(dialog, 'Send').click();
    await dialog.locator('next-requests').waitFor();
    const [order = '', list = ''] = await linkTexts(page);
    assert.match(list, /"query page":\[2\]/, kind);
    assert.match(order, /GET \/orders\/\{id\}/, kind);
    assert.doesNotMatch(order + list, /canary/, kind);
  }));

test('a link stays in its own document if another has the same path', () => {
  const groups = ['one', 'two'].map(name => ({group: name, openapi: {source: `${name}.json`, directory: name}}));
  const two = {
    'docs.json': docs({navigation: {groups: [...groups, {group: 'Guide', pages: ['index']}]}}),
    'index.mdx': '# Orders',
    'one.json': spec,
    'two.json': spec.replace('"Orders"', '"More orders"'),
  };
  return inBoth(browser.open(), two, 'two/get-orders', async ({page, kind}) => {
    await respond(page, {id: 'o1', page: 2});
    const dialog = await openForm(page);
    await button(dialog, 'Send').click();
    const links = dialog.locator('next-requests a');
    await links.first().waitFor();
    for (const link of await links.all()) assert.match((await link.getAttribute('href')) ?? '', /\/two\/get-/, kind);
  });
});

const files = {
  'api.json': spec,
  'page.html': foreign({body: '<openapi-endpoint spec="api.json" method="get" path="/orders"></openapi-endpoint>'}),
};

test('on a page without the other operation, the filled URL can be copied', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, uncaught}) => {
      await respond(page, {id: 'o 1'});
      const dialog = await openForm(page);
      await button(dialog, 'Send').click();
      const next = dialog.locator('next-requests');
      await next.waitFor();
      assert.equal(await textOf(next.locator('li')), 'GET /orders/o 1Copy URL');
      assert.equal(await next.getByRole('link').count(), 0);
      await next.getByRole('button').click();
      await clipboard(page, 'http://127.0.0.1:9/v1/orders/o%201');
      // Responses of the mock have links too.
      await dialog.getByLabel('Server', {exact: true}).selectOption('mock');
      await button(dialog, 'Send').click();
      await dialog.locator('.mocked').waitFor();
      await soon(() => next.locator('li').count(), 2);
      assert.equal(await dialog.locator('response-drift').count(), 0);
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html', context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));
