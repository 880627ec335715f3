import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {foreign} from './endpoint-page.js';
import {docs, soon, useBrowser} from './site.js';
import {withHost} from './try-it-host.js';
import {button, controlOf, openForm, showOperation, textOf} from './try-it-page.js';

// The mock responds within the page: nothing is sent, and the choice is not stored.

const browser = useBrowser();
const tree = {
  type: 'object',
  required: ['id', 'name'],
  properties: {id: {type: 'integer', example: 3}, name: {type: 'string', minLength: 2}},
};
const json = (schema: object, rest: object = {}) => ({
  description: 'd',
  content: {'application/json': {schema, ...rest}},
});
const id = {in: 'path', name: 'id', required: true, schema: {type: 'integer'}, example: 3};
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Trees', version: '1'},
  // No server listens at this URL.
  servers: [{url: 'http://127.0.0.1:9'}],
  security: [{token: []}],
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
  paths: {
    '/trees': {
      post: {
        requestBody: {
          required: true,
          content: {'application/json': {schema: {...tree, required: ['name']}, example: {name: 'Willow'}}},
        },
        responses: {201: json(tree), 422: json({type: 'object'}, {example: {error: 'short'}})},
      },
    },
    '/trees/{id}': {
      parameters: [id],
      get: {responses: {200: json(tree), 404: json({type: 'object'}, {examples: {gone: {value: {error: 'gone'}}}})}},
    },
  },
});
const files = {
  'api.json': spec,
  'page.html': foreign({body: '<openapi-endpoint spec="api.json" method="post" path="/trees"></openapi-endpoint>'}),
};
const away = (requests: readonly string[]) => requests.filter(url => /^[a-z]+:/.test(url));

test('the server menu ends with the mock, which responds without sending', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, requests, uncaught}) => {
      const dialog = await openForm(page);
      const servers = dialog.getByLabel('Server', {exact: true});
      assert.equal(await servers.locator('option').last().textContent(), 'Mock (in this page)');
      await servers.selectOption('mock');
      await dialog.getByText('It sends nothing, and ignores credentials.').waitFor();
      assert.equal(await dialog.locator('#auth-token').count(), 0);
      await button(dialog, 'Send').click();
      await dialog.locator('.status').filter({hasText: '201 Created'}).waitFor();
      assert.equal(await textOf(dialog.locator('.mocked')), 'Mock');
      const note = 'Generated from the API document. No request was sent.';
      assert.equal(await dialog.locator('.mocked').getAttribute('title'), note);
      await dialog.getByText('"Willow"').first().waitFor();

      await controlOf(dialog, 'name').fill('W');
      await button(dialog, 'Send').click();
      await dialog.locator('.status').filter({hasText: '422'}).waitFor();
      await dialog.getByText('body name: Must have at least 2 characters.').waitFor();
      await page.keyboard.press('Escape');

      await showOperation(page, 'get', '/trees/{id}');
      const second = await openForm(page);
      await button(second, 'Send').click();
      await second.locator('.status').filter({hasText: '200 OK'}).waitFor();
      await second.getByText('"Willow"').first().waitFor();
      await second
        .getByLabel('Response', {exact: true})
        .and(second.locator('select'))
        .selectOption({label: '404 · gone'});
      await button(second, 'Send').click();
      await second.locator('.status').filter({hasText: '404'}).waitFor();
      assert.deepEqual(away(requests), []);
      const stored = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
      assert.doesNotMatch(stored, /mock/i);
      assert.deepEqual(uncaught, []);

      await page.reload();
      const third = await openForm(page);
      assert.equal(await third.getByLabel('Server', {exact: true}).inputValue(), '0');
    },
    {path: 'page.html'},
  ));

test('after a network failure, the response panel offers the mock', () =>
  withHost(
    browser.open(),
    () => files,
    async ({page, uncaught}) => {
      const dialog = await openForm(page);
      await button(dialog, 'Send').click();
      await button(dialog, 'Respond with the mock').click();
      await dialog.locator('.status').filter({hasText: '201 Created'}).waitFor();
      assert.equal(await dialog.getByLabel('Server', {exact: true}).inputValue(), 'mock');
      await soon(() => button(dialog, 'Respond with the mock').count(), 0);
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));

test("on a phone, the form's buttons stay visible beside the response", () =>
  withHost(
    browser.open(),
    () => files,
    async ({page}) => {
      const dialog = await openForm(page);
      await dialog.getByLabel('Server', {exact: true}).selectOption('mock');
      await button(dialog, 'Send').click();
      await dialog.locator('.status').filter({hasText: '201 Created'}).waitFor();
      // The panel scrolls into view when the response is rendered.
      await soon(() => dialog.locator('.columns').evaluate(columns => columns.scrollTop > 0), true);
      assert.equal(await dialog.evaluate(element => element.scrollTop), 0);
    },
    {path: 'page.html', context: {viewport: {width: 390, height: 700}}},
  ));

const site = (settings: object) => ({
  'docs.json': docs({navigation: {pages: ['index', 'call', 'find']}, integrations: {lectern: settings}}),
  'index.mdx': '# Trees',
  'call.mdx': '---\nopenapi: api.json POST /trees\n---\n',
  'find.mdx': '---\ntitle: Find\nopenapi: api.json GET /trees/{id}\n---\n',
  'api.json': spec,
});

for (const isOff of [false, true])
  test(`a site ${isOff ? 'removes the mock by integrations.lectern.mock' : 'has the mock unless it says otherwise'}`, () =>
    inBoth(browser.open(), site(isOff ? {mock: false} : {}), 'call', async ({page, kind}) => {
      await page.waitForSelector('.request-bar');
      assert.equal(await page.locator('.request-bar [value="mock"]').count(), isOff ? 0 : 1, kind);
      const dialog = await openForm(page);
      assert.equal(await dialog.locator('option[value="mock"]').count(), isOff ? 0 : 1, kind);
      if (isOff) return;
      await dialog.getByLabel('Server', {exact: true}).selectOption('mock');
      await soon(() => page.locator('.request-bar select').inputValue(), 'mock');
      await button(dialog, 'Send').click();
      await dialog.locator('.status').filter({hasText: '201 Created'}).waitFor();
    }));

test('the mock is used if the reader chose it before the script ran', () =>
  inBoth(
    browser.open(),
    site({}),
    'call',
    async ({page}) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const menu = document.querySelector<HTMLSelectElement>('select.request-host');
          if (menu) menu.value = 'mock';
        }),
      );
      await page.reload();
      await page.waitForSelector('request-example[data-upgraded] .request-send');
      await page.locator('.request-send').click();
      await page
        .locator('request-panel try-it-response .status')
        .filter({hasText: '201 Created'})
        .waitFor({timeout: 10_000});
    },
    {context: {viewport: {width: 1440, height: 900}}, kinds: ['prerendered']},
  ));

test('a click on Send before its code has loaded counts', () =>
  inBoth(
    browser.open(),
    site({}),
    'call',
    async ({page, url}) => {
      let release: () => void = () => undefined;
      const held = new Promise<void>(done => {
        release = done;
      });
      // All code but the first script waits until the reader has clicked.
      await page.route(/_lectern\/enhance\//, async route => {
        await held;
        await route.continue();
      });
      await page.goto(`${url}call/`, {waitUntil: 'commit'});
      await page.locator('.request-send').waitFor();
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.locator('select.request-host').selectOption('mock');
      await page.locator('.request-send').click();
      assert.equal(await page.locator('.request-send').getAttribute('aria-busy'), 'true');
      release();
      await page.locator('request-panel try-it-response .status').filter({hasText: '201 Created'}).waitFor();
      assert.equal(await page.locator('.request-send').getAttribute('aria-busy'), null);
    },
    {context: {viewport: {width: 1440, height: 900}}, kinds: ['prerendered']},
  ));

test('a server that the reader chooses just before they send applies to the request', () =>
  inBoth(
    browser.open(),
    site({}),
    'call',
    async ({page, to}) => {
      await page.route(/\.js$/, async route => {
        await new Promise(done => setTimeout(done, 100));
        await route.continue();
      });
      // While the panel's code loads, imports of it can end in another order than they began.
      for (const milliseconds of [3, 10, 30]) {
        await to('call');
        await page.waitForSelector('request-example[data-upgraded] .request-send');
        await page.evaluate(async pause => {
          const menu = document.querySelector<HTMLSelectElement>('select.request-host');
          if (menu) menu.value = 'mock';
          menu?.dispatchEvent(new Event('change', {bubbles: true}));
          await new Promise(done => setTimeout(done, pause));
          document.querySelector<HTMLElement>('.request-send')?.click();
        }, milliseconds);
        await page.locator('request-panel try-it-response .status').filter({hasText: '201 Created'}).waitFor();
      }
    },
    {context: {viewport: {width: 1440, height: 900}}},
  ));

test('the mock responds beside the documentation in two steps, without credentials', () =>
  inBoth(
    browser.open(),
    site({}),
    'call',
    async ({page, kind}) => {
      await page.waitForSelector('request-example[data-upgraded] .request-send');
      const server = page.locator('.request-bar').getByLabel('Server', {exact: true});
      await server.selectOption('mock');
      await page.locator('.request-send').click();
      const response = page.locator('request-panel try-it-response');
      await response.locator('.status').filter({hasText: '201 Created'}).waitFor();
      assert.equal(await textOf(response.locator('.mocked')), 'Mock', kind);
      // The mock stays selected for this visit.
      await page.locator('.site-sidebar a', {hasText: 'Find'}).click();
      await page.locator('.request-path', {hasText: '/trees/{id}'}).waitFor();
      await soon(() => server.inputValue(), 'mock');
    },
    {context: {viewport: {width: 1440, height: 900}}},
  ));
