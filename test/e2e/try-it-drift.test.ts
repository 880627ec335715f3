import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {foreign} from './endpoint-page.js';
import {clipboard, docs, soon, useBrowser} from './site.js';
import {withHost} from './try-it-host.js';
import {button, openForm, textOf} from './try-it-page.js';

// The worker compares a response with its documentation. The form lists the differences between status and body.

const browser = useBrowser();
const order = {
  type: 'object',
  required: ['id'],
  properties: {id: {type: 'string'}, total: {type: 'number'}, status: {type: 'string'}},
};
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'http://127.0.0.1:9'}],
  paths: {
    '/orders': {
      get: {
        responses: {
          200: {description: 'd', content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        },
      },
    },
  },
  components: {schemas: {Order: order}},
});
const files = {
  'api.json': spec,
  'page.html': foreign({body: '<openapi-endpoint spec="api.json" method="get" path="/orders"></openapi-endpoint>'}),
};
const context = {permissions: ['clipboard-read', 'clipboard-write']};

/** Responds to all requests to the API. */
async function respond(page: Page, body: unknown, {status = 200, type = 'application/json'} = {}): Promise<void> {
  await page.unrouteAll();
  await page.route('http://127.0.0.1:9/**', route =>
    route.fulfill({
      status,
      headers: {'access-control-allow-origin': '*', 'content-type': type},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

async function send(dialog: Locator, status: string): Promise<void> {
  await button(dialog, 'Send').click();
  await dialog.locator('try-it-response .status').filter({hasText: status}).waitFor();
  await dialog.getByRole('tab', {name: 'Body'}).waitFor();
}

/** Waits as long as a report usually takes. */
const settled = (page: Page) => page.waitForTimeout(400);

test('a response with differences has a row, a list and an overlay', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, site, requests, uncaught}) => {
      await respond(page, {id: 'o1', total: 1});
      const dialog = await openForm(page);
      assert.equal(requests.filter(url => url.includes('body-worker')).length, 0);
      const row = dialog.locator('response-drift');
      await send(dialog, '200');
      await settled(page);
      assert.equal(await row.count(), 0);

      await respond(page, {total: 'secret-value', risk_score: 0.12, status: null});
      await send(dialog, '200');
      await row.waitFor();
      assert.equal(await textOf(row.locator('p')), 'total is string, documented as number. and 3 more');
      const announced = dialog.locator('try-it-response [role="status"]');
      await soon(() => textOf(announced), 'total is string, documented as number. and 3 more');
      const above = (await row.boundingBox())?.y ?? 0;
      assert.ok(above > ((await dialog.locator('try-it-response .status').boundingBox())?.y ?? 0));
      assert.ok(above < ((await dialog.locator('try-it-response .bar').boundingBox())?.y ?? 0));

      const more = button(row, 'and 3 more');
      assert.equal(await row.getByRole('listitem').count(), 0);
      await more.focus();
      await page.keyboard.press('Enter');
      assert.equal(await more.getAttribute('aria-expanded'), 'true');
      assert.deepEqual(await row.getByRole('listitem').allInnerTexts(), [
        'status is null, documented as string.',
        'The required property id is missing.',
        'The API document doesn’t list the property risk_score.',
      ]);

      await button(row, 'Copy as Overlay').click();
      const overlay = await clipboard(page, '{');
      assert.deepEqual(JSON.parse(overlay).overlay, '1.0.0');
      assert.doesNotMatch(overlay, /secret-value|0\.12/);
      assert.match(overlay, /risk_score/);

      await respond(page, 'gone', {status: 410, type: 'text/plain'});
      await send(dialog, '410');
      await soon(() => textOf(row.locator('p')), 'The API document doesn’t list status 410.');
      // The body of a 401 says more about the request than the difference.
      await respond(page, 'gone', {status: 401, type: 'text/plain'});
      await send(dialog, '401');
      await soon(() => textOf(row.locator('p')), 'The API document doesn’t list status 401.');
      const body = await dialog.locator('try-it-response .panel').boundingBox();
      assert.ok(body && ((await row.boundingBox())?.y ?? 0) >= body.y + body.height);
      // The previous response has its row again.
      await dialog.locator('.history > summary').click();
      await dialog.locator('request-history .entry').nth(2).click();
      await soon(() => textOf(row.locator('p')), 'total is string, documented as number. and 3 more');
      assert.deepEqual(
        requests.filter(
          url => !url.startsWith('/') && !url.startsWith(site.url) && !/^(?:blob:|http:\/\/127\.0\.0\.1:9)/.test(url),
        ),
        [],
      );
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html', context},
  ));

test('mocked responses, and pages without workers, have no drift row', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, uncaught}) => {
      await page.evaluate(() => {
        (globalThis as {Worker?: unknown}).Worker = undefined;
      });
      await respond(page, {risk_score: 1});
      const dialog = await openForm(page);
      await send(dialog, '200');
      await settled(page);
      assert.equal(await dialog.locator('response-drift').count(), 0);
      await dialog.getByLabel('Server', {exact: true}).selectOption('mock');
      await send(dialog, '200');
      await settled(page);
      assert.equal(await dialog.locator('response-drift').count(), 0);
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));

test('drift works under a policy that forbids compiling', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, uncaught}) => {
      await respond(page, {id: 'o1', risk_score: 1});
      const dialog = await openForm(page);
      await send(dialog, '200');
      await soon(
        () => textOf(dialog.locator('response-drift p')),
        'The API document doesn’t list the property risk_score.',
      );
      assert.deepEqual(uncaught, []);
    },
    {
      path: 'page.html',
      headers: {'content-security-policy': "script-src 'self'; connect-src 'self' http://127.0.0.1:9"},
    },
  ));

const site = {
  'docs.json': docs({navigation: {pages: ['index', 'call']}}),
  'index.mdx': '# Orders',
  'call.mdx': '---\nopenapi: api.json GET /orders\n---\n',
  'api.json': spec,
};

test('drift works on a site', () =>
  inBoth(browser.open(), site, 'call', async ({page, uncaught}) => {
    await respond(page, {id: 'o1', risk_score: 1});
    const dialog = await openForm(page);
    await send(dialog, '200');
    await soon(
      () => textOf(dialog.locator('response-drift p')),
      'The API document doesn’t list the property risk_score.',
    );
    assert.deepEqual(uncaught, []);
  }));
