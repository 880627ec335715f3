import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator} from 'playwright-core';
import {foreign} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';
import {withHost} from './try-it-host.js';
import {button, goesTo, openForm, showOperation} from './try-it-page.js';

// Tests the target of a request: the reader's choice, and rejected URLs.

const browser = useBrowser();
const region = {
  url: 'https://{region}.api.example/{stage}',
  variables: {region: {default: 'eu', enum: ['eu', 'us'], description: 'Where'}, stage: {default: 'v1'}},
};
const spec = (servers: readonly object[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Servers', version: '1'},
    servers,
    paths: {'/a': {get: {responses: {}}}, '/b': {get: {responses: {}}}},
  });
const three = [{url: 'https://live.example'}, {url: 'https://test.example/api', description: 'Test'}, region];
const menu = (dialog: Locator) => dialog.getByLabel('Server', {exact: true});
const endpoint = (path: string, more = '') =>
  `<openapi-endpoint ${more} spec="api.json" method="get" path="${path}"></openapi-endpoint>`;

test('the selected server applies to all elements, tabs and visits while it is offered', () => {
  const files: Record<string, string> = {
    'api.json': spec(three),
    'page.html': foreign({body: endpoint('/a', 'id="a"') + endpoint('/b', 'id="b" base-url="https://own.example"')}),
  };
  return withHost(
    browser.open(),
    () => files,
    async ({page, site, uncaught}) => {
      let dialog = await openForm(page, '#a');
      await goesTo(dialog, 'https://live.example/a');
      await menu(dialog).selectOption({label: 'Test'});
      await goesTo(dialog, 'https://test.example/api/a');
      await page.keyboard.press('Escape');
      // The other element has its own server, listed first. The reader's choice has priority.
      dialog = await openForm(page, '#b');
      await goesTo(dialog, 'https://test.example/api/b');
      assert.equal(await menu(dialog).locator('option').first().textContent(), 'https://own.example');

      const second = await page.context().newPage();
      await second.goto(`${site.url}page.html`);
      const other = await openForm(second, '#a');
      await goesTo(other, 'https://test.example/api/a');
      await menu(other).selectOption({label: region.url});
      await goesTo(other, 'https://eu.api.example/v1/a');
      await goesTo(dialog, 'https://eu.api.example/v1/b');
      await other.getByLabel('Value of region').selectOption('us');
      await other.getByLabel('Value of stage').fill('v2');
      await other.getByLabel('Value of stage').press('Tab');
      await goesTo(dialog, 'https://us.api.example/v2/b');
      await second.close();

      files['api.json'] = spec(three.slice(0, 1));
      await page.reload();
      await goesTo(await openForm(page, '#a'), 'https://live.example/a');
      await page.keyboard.press('Escape');
      await goesTo(await openForm(page, '#b'), 'https://own.example/b');
      files['api.json'] = spec(three);
      await page.reload();
      await goesTo(await openForm(page, '#a'), 'https://us.api.example/v2/a');
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  );
});

test('invalid and misleading URLs are rejected with a reason', () => {
  const files: Record<string, string> = {'page.html': foreign({body: endpoint('/a')})};
  const host = {url: 'https://{tenant}.api.example', variables: {tenant: {default: 'a'}}};
  const cases: readonly (readonly [object, string, RegExp])[] = [
    [{url: 'https://api.example@canary.invalid/'}, '', /contains a user name/],
    [{url: 'https://u:p@api.example/'}, '', /contains a user name/],
    [{url: 'javascript:alert(1)'}, '', /neither http nor https|No server is named|is not an address/],
    [{url: 'ftp://api.example/'}, '', /neither http nor https|No server is named|is not an address/],
    [host, 'evil.example/', /points to a host/],
    [host, 'evil.example#', /points to a host/],
    [host, 'evil.example\\', /points to a host/],
    [host, 'u@', /contains a user name/],
  ];
  return withHost(
    browser.open(),
    () => ({
      ...files,
      get 'api.json'() {
        return files['api.json'] as string;
      },
    }),
    async ({page, requests, uncaught}) => {
      for (const [server, typed, reason] of cases) {
        files['api.json'] = spec([server]);
        await page.reload();
        await showOperation(page, 'get', '/a');
        const dialog = await openForm(page);
        if (typed !== '') {
          const input = dialog.locator('[id^="server-"]');
          await input.fill(typed);
          await input.press('Tab');
        }
        await dialog.locator('.form .warn').filter({hasText: reason}).waitFor();
        assert.ok(await button(dialog, 'Send').isDisabled(), JSON.stringify(server));
        await page.keyboard.press('Control+Enter');
      }
      assert.deepEqual(
        requests.filter(url => /^[a-z]+:/.test(url)),
        [],
      );
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  );
});

test("without servers, requests go to the document's host, with credentials after consent", () => {
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
    security: [{token: []}],
    paths: {'/octocat': {get: {summary: 'Octocat', responses: {200: {description: 'ok'}}}}},
  };
  const files = {'page.html': foreign({body: endpoint('/octocat')}), 'api.json': JSON.stringify(document)};
  return withHost(
    browser.open(),
    () => files,
    async ({page, site, uncaught}) => {
      const {origin} = new URL(site.url);
      const dialog = await openForm(page);
      await goesTo(dialog, `${origin}/octocat`);
      assert.equal(await page.locator('.base-url code').textContent(), origin);
      await dialog.locator('#auth-token').fill('secret');
      const sent: (string | null)[] = [];
      page.on('request', request => {
        if (request.url() === `${origin}/octocat`) sent.push(request.headers().authorization ?? null);
      });
      await button(dialog, 'Send').click();
      await dialog.locator('.confirm').waitFor();
      assert.deepEqual(sent, []);
      await dialog.locator('.confirm button.primary').click();
      await soon(async () => sent, ['Bearer secret']);
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  );
});
