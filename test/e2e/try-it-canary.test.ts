import assert from 'node:assert/strict';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {type BrowserContext, chromium, type Page} from 'playwright-core';
import {playgroundDocument} from '../../demo/api/documents.js';
import type {RunningApi} from '../../demo/api/start-api.js';
import {chromeSwitches, findChrome} from '../../scripts/find-chrome.js';
import {docs, page} from './site.js';
import {answered, type Host, send, sentTo, withServers} from './try-it-host.js';
import {button, openForm, openFormAt} from './try-it-page.js';

// Marked credentials of every scheme. After all actions of a reader, the test searches for the marks in everything that
// was stored or sent.

const mark = 'CANARY';
const typed = {
  bearer: {'Bearer token': `${mark}-bearer`},
  basic: {'User name': `${mark}-user`, Password: `${mark}-password`},
  'key-in-header': {'API key': `${mark}-header`},
  'key-in-query': {'API key': `${mark}-query`},
  'key-in-cookie': {'API key': `${mark}-cookie`},
  ticket: {Credentials: `${mark}-ticket`},
  client: {'Client ID': 'greenhouse', 'Client secret': `${mark}-secret`},
} as const;
/** `basic` encodes the mark as base64. */
const marks = [mark, Buffer.from(`${mark}-user`).toString('base64').slice(0, 12)];
const isMarked = (text: string) => marks.some(each => text.includes(each));

const pages = {
  'docs.json': docs({
    api: {openapi: 'api.yaml'},
    navigation: {pages: ['index', 'away', ...Object.keys(typed)]},
  }),
  'away.mdx': page('Away', 'Text.', 'openapi: GET /redirect/away\nauthMethod: bearer\n'),
  'index.mdx': page('Index', 'Words to search for.'),
  ...Object.fromEntries(
    Object.keys(typed).map(name => [`${name}.mdx`, page(`Who ${name}`, 'Text.', `openapi: GET /access/${name}\n`)]),
  ),
};

interface Seen {
  readonly urls: string[];
  readonly said: string[];
}

/** Records every tab's requests and console messages from the start. */
function watch(context: BrowserContext, seen: Seen): void {
  context.on('request', request => {
    seen.urls.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  });
  context.on('console', message => seen.said.push(message.text()));
  context.on('weberror', error => seen.said.push(String(error.error())));
}

const launch = (folder: string) =>
  chromium.launchPersistentContext(folder, {
    executablePath: findChrome(),
    args: [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: {width: 1280, height: 860},
  });

/** Returns everything that a site can store in a browser, without the storage for credentials. */
const kept = (tab: Page) =>
  tab.evaluate(async () => {
    const permitted = (name: string) => name.startsWith('lectern:credential:');
    const local = Object.entries(localStorage).filter(([name]) => !permitted(name));
    const databases = (await indexedDB.databases?.()) ?? [];
    const caches = await globalThis.caches.keys();
    const session = Object.entries(sessionStorage);
    return JSON.stringify([
      local,
      session,
      document.cookie,
      databases,
      caches,
      history.state,
      window.name,
      location.href,
    ]);
  });

/** Returns the page's markup with all shadow roots, without the values of inputs. */
const markup = (tab: Page) =>
  tab.evaluate(() => {
    const texts: string[] = [];
    const walk = (root: ParentNode) => {
      for (const each of root.querySelectorAll('*')) {
        texts.push([...each.attributes].map(({value}) => value).join(' '));
        if (each.shadowRoot) walk(each.shadowRoot);
      }
      texts.push(root instanceof Element ? root.outerHTML : (root.textContent ?? ''));
      texts.push([...root.childNodes].map(node => node.textContent ?? '').join(' '));
    };
    walk(document);
    return texts.join('\n');
  });

const openPage = (tab: Page, slug: string, path = `/access/${slug}`) => openFormAt(tab, slug, path);

/** Types, sends, reads and copies on the page of one scheme. */
async function useScheme(tab: Page, name: string, labels: Readonly<Record<string, string>>, api: RunningApi) {
  const dialog = await openPage(tab, name);
  const texts: string[] = [];
  for (const [label, text] of Object.entries(labels)) await dialog.getByLabel(label, {exact: true}).fill(text);
  if (name === 'client') {
    await button(dialog, 'Get a token').click();
    await dialog.getByText(/Sign-in failed: invalid_client/).waitFor();
  }
  await send(tab, api);
  for (const copy of [dialog.locator('.sample .copy'), dialog.getByRole('button', {name: 'Copy as curl'})]) {
    await copy.click();
    texts.push(await tab.evaluate(() => navigator.clipboard.readText()));
  }
  const languages = dialog.getByLabel('Sample language');
  for (const label of await languages.locator('option').allTextContents()) {
    await languages.selectOption({label});
    texts.push((await dialog.locator('.sample pre').textContent()) ?? '');
  }
  // This API's response does not repeat the request.
  texts.push(await markup(tab));
  await tab.keyboard.press('Escape');
  return texts;
}

/** Returns the paths of requests that contain a mark. */
const marked = (server: RunningApi) =>
  server.requests
    .filter(each => isMarked([each.url, ...each.rawHeaders, each.body.toString('latin1')].join(' ')))
    .map(({method, url}) => `${method} ${url.split('?')[0]}`);

test('credentials are only in API requests and their storage, and disappear with the session', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-profile-'));
  const files: Record<string, string> = {...pages};
  let context: BrowserContext | undefined;
  try {
    await withServers(
      () => files,
      async host => {
        const {api, other, site} = host;
        files['api.yaml'] = (await playgroundDocument(api.origin)).replace(
          'description: Your machine',
          `description: Your machine\n  - url: ${other.origin}\n    description: Another`,
        );
        const seen: Seen = {urls: [], said: []};
        context = await launch(folder);
        watch(context, seen);
        const tab = context.pages()[0] ?? (await context.newPage());
        await tab.goto(site.url);
        const texts: string[] = [];
        for (const [name, labels] of Object.entries(typed)) texts.push(...(await useScheme(tab, name, labels, api)));
        await elsewhere(tab, host);
        const second = await context.newPage();
        await second.goto(`${site.url}#/bearer`);
        await second.waitForSelector('.page-head .try-button');
        const again = await openForm(second, '.page-head');
        assert.equal(await again.getByLabel('Bearer token', {exact: true}).inputValue(), `${mark}-away`);
        texts.push(await markup(second), await kept(second), await kept(tab), await markup(tab));

        assert.deepEqual(texts.filter(isMarked), []);
        assert.deepEqual(seen.said.filter(isMarked), []);
        assert.deepEqual([...new Set(marked(api))].sort(), [
          'GET /access/basic',
          'GET /access/bearer',
          'GET /access/key-in-header',
          'GET /access/key-in-query',
          'GET /access/ticket',
          'GET /redirect/away',
          'POST /oauth/token',
        ]);
        assert.deepEqual(marked(other), []);
        assert.deepEqual(host.proxied, []);
        assert.deepEqual(
          seen.urls.filter(line => isMarked(line) && !line.startsWith(`${api.origin}/`)),
          [],
        );

        // Restarts the browser. The first loaded page erases the remaining data.
        await context.close();
        context = await launch(folder);
        watch(context, seen);
        const late = context.pages()[0] ?? (await context.newPage());
        await late.goto(site.url);
        await late.waitForFunction(
          () => !Object.keys(localStorage).some(name => name.startsWith('lectern:credential')),
        );
        const left = await late.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
        assert.ok(!isMarked(left), left);
        await late.goto(`${site.url}#/bearer`);
        await late.waitForSelector('.page-head .try-button');
        const dialog = await openForm(late, '.page-head');
        assert.equal(await dialog.getByLabel('Bearer token', {exact: true}).inputValue(), '');
        const before = sentTo(api).length;
        await send(late, api);
        assert.ok(
          !isMarked(
            JSON.stringify(
              sentTo(api)
                .slice(before)
                .map(({rawHeaders}) => rawHeaders),
            ),
          ),
        );
      },
    );
  } finally {
    await context?.close();
    await rm(folder, {recursive: true, force: true});
  }
});

/** Other actions of a reader: other servers, a failing page, search, back and forward. */
async function elsewhere(tab: Page, {api, other}: Host): Promise<void> {
  const dialog = await openPage(tab, 'bearer');
  const server = dialog.getByLabel('Server', {exact: true});
  await server.selectOption({label: 'Another'});
  await send(tab, other);
  await server.selectOption({label: 'Your machine'});
  // The API disconnects during a request.
  await tab.route(`${api.origin}/access/bearer`, route => route.abort());
  await button(dialog, 'Send').click();
  await dialog.locator('try-it-response').getByText('No response').first().waitFor();
  await answered(tab);
  await tab.unroute(`${api.origin}/access/bearer`);
  await tab.keyboard.press('Escape');
  const away = await openPage(tab, 'away', '/redirect/away');
  await away.locator('section[aria-label="Authorization"] input[type=password]').fill(`${mark}-away`);
  await away.getByLabel('Value of to').fill(`${other.origin}/echo`);
  await send(tab, api);
  await away.locator('try-it-response [data-code="redirect"]').waitFor();
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Control+k');
  await tab.locator('site-search input').waitFor();
  await tab.keyboard.type(mark);
  // The search shows the query, and no longer contains it after deletion.
  await tab.keyboard.press('Control+a');
  await tab.keyboard.press('Backspace');
  await tab.keyboard.press('Escape');
  await tab.goBack();
  await tab.goForward();
}
