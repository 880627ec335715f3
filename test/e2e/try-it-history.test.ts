import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {Locator, Page} from 'playwright-core';
import {playgroundDocument} from '../../demo/api/documents.js';
import {docs, page, soon, until, useBrowser, type Visit} from './site.js';
import {type Host, type Servers, send, sentTo, withHost} from './try-it-host.js';
import {button, controlOf, openFormAt, textOf} from './try-it-page.js';

// Past requests: of this visit, and stored on the reader's device.

const browser = useBrowser();
const mark = 'CANARY';

/** Opens a site whose pages have the form, next to two servers of the same API. */
function withHistory(use: (host: Host & Visit) => Promise<void>, settings: object = {}): Promise<void> {
  const files: Record<string, string> = {
    'docs.json': docs({
      api: {openapi: 'api.yaml'},
      integrations: {lectern: settings},
      navigation: {pages: ['index', 'status', 'echo', 'access']},
    }),
    'index.mdx': page('Index', 'Text.'),
    'status.mdx': page('Status', 'Text.', 'openapi: GET /status/{code}\n'),
    'echo.mdx': page('Echo', 'Text.', 'openapi: POST /echo\n'),
    'access.mdx': page('Access', 'Text.', 'openapi: GET /access/bearer\n'),
  };
  const project = (servers: Servers) => {
    void playgroundDocument(servers.api.origin).then(text => {
      const second = `description: Your machine\n  - url: ${servers.other.origin}\n    description: Another`;
      files['api.yaml'] = text.replace('description: Your machine', second);
    });
    return files;
  };
  return withHost(browser.open(), project, async host => {
    await host.page.waitForFunction(() => document.querySelector('h1'));
    await use(host);
  });
}

async function openOn(tab: Page, slug: string, path: string): Promise<Locator> {
  await tab.keyboard.press('Escape');
  return openFormAt(tab, slug, path);
}

/** Opens the list of past requests. */
async function openHistory(dialog: Locator): Promise<Locator> {
  const summary = dialog.locator('.history > summary');
  await summary.click();
  const list = dialog.locator('request-history');
  await list.waitFor();
  return list;
}

const entries = async (list: Locator) =>
  (await list.locator('.entry').allTextContents()).map(text => text.replace(/\s+/g, ' ').trim());

/** Returns everything that the browser stores for the site, as text. */
const stored = (tab: Page) =>
  tab.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage).filter(([name]) => !name.startsWith('lectern:credential:'))];
    for (const {name = ''} of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(asked.error);
      });
      for (const each of opened.objectStoreNames)
        found.push(
          await new Promise(done => {
            const asked = opened.transaction(each).objectStore(each).getAll();
            asked.onsuccess = () => done(asked.result);
          }),
        );
      opened.close();
    }
    return JSON.stringify(found);
  });

test('requests of a visit can be repeated, compared and reopened, without storage', () =>
  withHistory(async ({page: tab, api, uncaught}) => {
    let dialog = await openOn(tab, 'status', '/status/');
    assert.equal(await dialog.locator('.history').count(), 0);
    await controlOf(dialog, 'code').fill('404');
    await send(tab, api);
    await controlOf(dialog, 'code').fill('201');
    await send(tab, api);
    const list = await openHistory(dialog);
    await soon(async () => (await entries(list)).length, 2);
    const [last, first] = await entries(list);
    assert.match(last ?? '', /^\d\d:\d\d:\d\d GET \/status\/201 201, \d+\sms$/);
    assert.match(first ?? '', /GET \/status\/404 404, /);

    await list.locator('button.entry').nth(1).click();
    await dialog.locator('try-it-response .status').filter({hasText: '404'}).waitFor();
    assert.equal(await list.locator('button.entry').nth(1).getAttribute('aria-pressed'), 'true');
    await list.getByLabel('Repeat GET /status/404').click();
    await until(() => sentTo(api).length === 3);
    assert.equal(sentTo(api).at(-1)?.url, '/status/404');
    assert.equal(await controlOf(dialog, 'code').inputValue(), '404');

    const boxes = list.locator('li input[type=checkbox]');
    await soon(() => boxes.count(), 3);
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    const comparison = list.getByRole('region', {name: 'Comparison of responses'});
    assert.match(await textOf(comparison.locator('pre del').first()), /404/);
    assert.match(await textOf(comparison.locator('pre ins').first()), /201/);
    await boxes.nth(0).check();
    assert.deepEqual(await comparison.locator('p').last().allTextContents(), ['The responses have the same body.']);

    dialog = await openOn(tab, 'echo', '/echo');
    const others = await openHistory(dialog);
    await soon(async () => (await entries(others)).length, 3);
    const before = sentTo(api).length;
    await others.getByLabel('Open GET /status/201').click();
    await tab.waitForFunction(() => location.hash.startsWith('#/status'));
    await tab.locator('try-it dialog[open]').getByText('Filled from a link.').waitFor();
    assert.equal(await controlOf(tab.locator('try-it dialog[open]'), 'code').inputValue(), '201');
    assert.equal(sentTo(api).length, before);
    assert.deepEqual(await tab.evaluate(() => indexedDB.databases()), []);
    assert.doesNotMatch(await stored(tab), /status/);
    assert.deepEqual(uncaught, []);
  }));

test('readers can store requests and responses per API origin, and delete them', () =>
  withHistory(async ({page: tab, api, uncaught}) => {
    let dialog = await openOn(tab, 'echo', '/echo');
    await send(tab, api);
    let list = await openHistory(dialog);
    await list.getByLabel('Keep history on this device').check();
    // The previous request is stored without its body.
    await soon(async () => /"url":/.test(await stored(tab)), true);
    assert.doesNotMatch(await stored(tab), /basket|response"/);

    await tab.reload();
    dialog = await openOn(tab, 'echo', '/echo');
    list = await openHistory(dialog);
    await soon(async () => (await entries(list)).length, 1);
    assert.equal(await list.locator('button.entry').count(), 0, 'its response was not kept');
    const before = sentTo(api).length;
    await list.getByLabel('Repeat POST /echo').click();
    await list.getByText('Some values were not stored.').waitFor();
    assert.equal(sentTo(api).length, before, 'what was not kept is not sent');

    await list.getByLabel('Keep bodies and responses').check();
    await send(tab, api);
    await soon(async () => /basket/.test(await stored(tab)), true);
    await tab.reload();
    dialog = await openOn(tab, 'echo', '/echo');
    list = await openHistory(dialog);
    await soon(async () => (await entries(list)).length, 2);
    await list.locator('button.entry').click();
    await dialog.locator('try-it-response .status').filter({hasText: '200'}).waitFor();
    await dialog.locator('try-it-response').getByRole('button', {name: 'Raw'}).click();
    await dialog
      .locator('try-it-response .panel')
      .getByText(/basket/)
      .waitFor();
    await list.getByLabel('Repeat POST /echo').first().click();
    await until(() => sentTo(api).length === before + 2);
    assert.match(sentTo(api).at(-1)?.body.toString() ?? '', /basket/);

    await dialog.getByLabel('Server', {exact: true}).selectOption({label: 'Another'});
    await list.getByText('No requests yet.').waitFor();
    await dialog.getByLabel('Server', {exact: true}).selectOption({index: 0});
    await soon(async () => (await entries(list)).length, 3);

    await list.getByRole('button', {name: 'Forget history'}).click();
    await list.getByText('No requests yet.').waitFor();
    await soon(() => tab.evaluate(() => indexedDB.databases()), []);
    assert.equal(await list.getByLabel('Keep history on this device').isChecked(), false);
    assert.deepEqual(uncaught, []);
  }));

test('security D1: credentials are not stored, and deleting them deletes the history', () =>
  withHistory(async ({page: tab, api}) => {
    const dialog = await openOn(tab, 'access', '/access/bearer');
    const token = dialog.locator('section[aria-label="Authorization"] input[type=password]');
    await token.fill(`${mark}-token`);
    await send(tab, api);
    const list = await openHistory(dialog);
    await list.getByLabel('Keep history on this device').check();
    await list.getByLabel('Keep bodies and responses').check();
    await send(tab, api);
    // The API repeats the credential in its response.
    await tab.route(`${api.origin}/access/bearer`, route =>
      route.fulfill({
        headers: {'access-control-allow-origin': '*'},
        contentType: 'application/json',
        body: JSON.stringify({authorization: route.request().headers().authorization}),
      }),
    );
    await button(dialog, 'Send').click();
    await dialog.locator('try-it-response .panel').getByText(`${mark}-token`).waitFor();
    await soon(async () => (await stored(tab)).split('"url":').length, 4);
    assert.doesNotMatch(await stored(tab), new RegExp(mark));
    const saving = tab.waitForEvent('download');
    await list.getByRole('button', {name: 'Save as HAR'}).click();
    const saved = await saving;
    assert.match(saved.suggestedFilename(), /^127\.0\.0\.1-\d+\.har$/);
    const archive = readFileSync(await saved.path(), 'utf8');
    assert.equal(JSON.parse(archive).log.entries.length, 3);
    assert.doesNotMatch(archive, new RegExp(mark));
    // Another tab deletes the requests, and this tab updates.
    const second = await tab.context().newPage();
    await second.goto(tab.url());
    const other = await openOn(second, 'access', '/access/bearer');
    await button(other, 'Forget all credentials').click();
    await list.getByText('No requests yet.').waitFor();
    await soon(() => tab.evaluate(() => indexedDB.databases()), []);
  }));

test('an author can disable the history, which deletes stored requests', () =>
  withHistory(
    async ({page: tab, api}) => {
      await tab.evaluate(async () => {
        localStorage.setItem('lectern:keep-requests:/', 'requests');
        await new Promise(done => {
          indexedDB.open('lectern:requests:/').onsuccess = event => {
            (event.target as IDBOpenDBRequest).result.close();
            done(undefined);
          };
        });
      });
      const dialog = await openOn(tab, 'echo', '/echo');
      await send(tab, api);
      const list = await openHistory(dialog);
      assert.equal((await entries(list)).length, 1);
      assert.equal(await list.locator('.choices input').count(), 0);
      await soon(() => tab.evaluate(() => indexedDB.databases()), []);
    },
    {requestHistory: false},
  ));
