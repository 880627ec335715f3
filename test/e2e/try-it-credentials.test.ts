import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type BrowserContext, chromium, type Locator, type Page} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../scripts/find-chrome.js';
import {foreign} from './endpoint-page.js';
import {docs, page, useBrowser} from './site.js';
import {type Servers, send, withHost, withServers} from './try-it-host.js';
import {button, openForm, showOperation, textOf} from './try-it-page.js';

// The lifetime of a credential, and the places where readers can enter it.

const browser = useBrowser();
const document = ({api, other}: Servers) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Keys', version: '1'},
    servers: [{url: api.origin}, {url: other.origin}],
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'header', name: 'X-Orchard-Key'},
        login: {type: 'http', scheme: 'basic'},
      },
    },
    paths: {'/echo': {get: {security: [{key: [], login: []}], responses: {}}}},
  });
const project = (servers: Servers) => ({
  'docs.json': docs({api: {openapi: 'api.json'}, navigation: {pages: ['index', 'call']}}),
  'index.mdx': page('Index', 'Text.'),
  'call.mdx': page('Call', 'Text.', 'openapi: GET /echo\n'),
  'api.json': document(servers),
  'page.html': foreign({body: '<openapi-endpoint spec="api.json" method="get" path="/echo"></openapi-endpoint>'}),
  'allowed.html': foreign({
    body: '<openapi-endpoint spec="api.json" method="get" path="/echo" allow-frame></openapi-endpoint>',
  }),
  'frame.html': '<!doctype html><title>Frame</title><iframe src="page.html" width="1000" height="800"></iframe>',
  'frame-allowed.html':
    '<!doctype html><title>Frame</title><iframe src="allowed.html" width="1000" height="800"></iframe>',
});

const key = (dialog: Locator) => dialog.getByLabel('API key', {exact: true});
const note = (dialog: Locator) => textOf(dialog.locator('.keep > .note'));
const stored = (tab: Page) =>
  tab.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('lectern:credential')));
/** Waits until a field has a value, which can come from another tab. */
const holds = async (field: Locator, value: string) => {
  await field
    .page()
    .waitForFunction(([element, wanted]) => (element as HTMLInputElement).value === wanted, [
      await field.elementHandle(),
      value,
    ] as const);
};
const isEmpty = (tab: Page) =>
  tab.waitForFunction(() => !Object.keys(localStorage).some(name => name.startsWith('lectern:credential')));

test('a credential lives as long as the session, over reloads and tabs', () =>
  withServers(project, async ({site, api, other}) => {
    const context: BrowserContext = await browser.open().newContext({viewport: {width: 1200, height: 800}});
    const open = async (path: string) => {
      const tab = await context.newPage();
      await tab.goto(site.url + path);
      return tab;
    };
    const form = async (tab: Page) => {
      await tab.waitForSelector('.try-button');
      return openForm(tab);
    };
    try {
      const first = await open('#/call');
      let dialog = await form(first);
      await key(dialog).fill('secret-a');
      await dialog.getByLabel('User name', {exact: true}).fill('ada');
      assert.match(await note(dialog), new RegExp(`^Stored for this browser session. Sent to ${api.origin} only`));
      assert.deepEqual((await stored(first)).map(([name]) => name).sort(), [
        `lectern:credential:/ ${api.origin} key`,
        `lectern:credential:/ ${api.origin} login`,
      ]);
      await first.reload();
      dialog = await form(first);
      await holds(key(dialog), 'secret-a');
      assert.equal(await dialog.getByLabel('User name', {exact: true}).inputValue(), 'ada');

      // Another server does not get the credential, and has its own.
      await dialog.getByLabel('Server', {exact: true}).selectOption({label: other.origin});
      assert.equal(await key(dialog).inputValue(), '');
      assert.match(await note(dialog), new RegExp(`Sent to ${other.origin} only`));
      await key(dialog).fill('secret-b');
      await dialog.getByLabel('Server', {exact: true}).selectOption({label: api.origin});
      assert.equal(await key(dialog).inputValue(), 'secret-a');

      const second = await open('#/call');
      const inSecond = await form(second);
      await holds(key(inSecond), 'secret-a');
      await key(inSecond).fill('secret-c');
      await holds(key(dialog), 'secret-c');
      await button(inSecond, 'Forget all credentials').click();
      await holds(key(dialog), '');
      assert.deepEqual(await stored(first), []);

      await key(dialog).fill('secret-d');
      await first.close();
      // One tab remains. The session continues, and a new tab joins it.
      await second.reload();
      await holds(key(await form(second)), 'secret-d');
      await second.close();

      // A new session erases the credential, even if the reader opens neither the form nor its page.
      const third = await open('');
      await isEmpty(third);
      await third.goto(`${site.url}#/call`);
      dialog = await form(third);
      await holds(key(dialog), '');
      await key(dialog).fill('secret-e');
      await dialog.getByLabel('Remember on this device').check();
      assert.match(await note(dialog), /^Stored on this device until you forget it/);
      await third.close();

      const fourth = await open('#/call');
      dialog = await form(fourth);
      await holds(key(dialog), 'secret-e');
      await dialog.getByLabel('Remember on this device').uncheck();
      await fourth.close();
      const fifth = await open('');
      await isEmpty(fifth);
    } finally {
      await context.close();
    }
  }));

test('without storage, a credential lives as long as the page', () =>
  withServers(project, async ({site, api}) => {
    const context = await browser.open().newContext();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Not here', 'SecurityError');
          },
        });
    });
    try {
      const tab = await context.newPage();
      const errors: string[] = [];
      tab.on('pageerror', error => errors.push(error.message));
      await tab.goto(`${site.url}#/call`);
      await tab.waitForSelector('.try-button');
      let dialog = await openForm(tab);
      assert.match(
        await note(dialog),
        /^This browser blocks storage, so the credentials last until you leave the page/,
      );
      assert.ok(await dialog.getByLabel('Remember on this device').isDisabled());
      await key(dialog).fill('secret');
      assert.match(JSON.stringify((await send(tab, api)).rawHeaders), /secret/);
      await tab.keyboard.press('Escape');
      dialog = await openForm(tab);
      assert.equal(await key(dialog).inputValue(), 'secret');
      await button(dialog, 'Forget all credentials').click();
      assert.equal(await key(dialog).inputValue(), '');
      await key(dialog).fill('secret');
      await tab.reload();
      await tab.waitForSelector('.try-button');
      assert.equal(await key(await openForm(tab)).inputValue(), '');
      assert.deepEqual(errors, []);
    } finally {
      await context.close();
    }
  }));

test('an insecure page keeps credentials in memory only', () =>
  withServers(project, async ({site}) => {
    const port = new URL(site.url).port;
    const own = await chromium.launch({
      executablePath: findChrome(),
      args: [...chromeSwitches, '--host-resolver-rules=MAP docs.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
    try {
      const tab = await own.newPage();
      await tab.goto(`http://docs.test:${port}/page.html`);
      const dialog = await openForm(tab);
      assert.equal(await tab.evaluate(() => isSecureContext), false);
      await key(dialog).fill('secret');
      assert.match(await note(dialog), /last until you leave the page/);
      assert.deepEqual(await stored(tab), []);
      await tab.reload();
      assert.equal(await key(await openForm(tab)).inputValue(), '');
    } finally {
      await own.close();
    }
  }));

test('a framed page accepts no credentials, unless the element allows it', () =>
  withHost(
    browser.open(),
    project,
    async ({page: tab, site, api}) => {
      for (const [path, count] of [
        ['frame.html', 0],
        ['frame-allowed.html', 3],
      ] as const) {
        await tab.goto(site.url + path);
        const frame = tab.frameLocator('iframe');
        await frame.locator('.try-button').click();
        const part = frame.locator('try-it dialog[open] section[aria-label="Authorization"]');
        await part.waitFor();
        assert.equal(await part.locator('input:not([type=checkbox])').count(), count, path);
        if (count === 0) assert.match(await textOf(part), /Open it in its own tab/);
      }
      assert.deepEqual(api.requests, []);
    },
    {path: 'page.html'},
  ));

test("the page's URL never provides credentials", () =>
  withHost(
    browser.open(),
    project,
    async ({page: tab, api}) => {
      await showOperation(tab, 'get', '/echo');
      const dialog = await openForm(tab);
      assert.equal(await key(dialog).inputValue(), '');
      assert.deepEqual(await stored(tab), []);
      assert.doesNotMatch(JSON.stringify(await send(tab, api)), /CANARY/);
    },
    {path: 'page.html?token=CANARY&key=CANARY&X-Orchard-Key=CANARY#access_token=CANARY'},
  ));
