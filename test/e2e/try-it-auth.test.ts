import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator} from 'playwright-core';
import {foreign} from './endpoint-page.js';
import {useBrowser, type Visit, withSite} from './site.js';
import {type Host, headerOf, send, withHost} from './try-it-host.js';
import {button, goesTo, openForm, sampleWith, showOperation, textOf} from './try-it-page.js';

// Tests each authentication scheme, and that credentials go only to their own server.

const browser = useBrowser();
const open = (use: (host: Host & Visit) => Promise<void>) =>
  withHost(
    browser.open(),
    ({api}) => ({
      'page.html': foreign({body: `<openapi-endpoint spec="${api.origin}/openapi.yaml"></openapi-endpoint>`}),
    }),
    use,
    {path: 'page.html'},
  );
const secret = (dialog: Locator, label: string) => dialog.getByLabel(label, {exact: true});
const answer = (dialog: Locator) => textOf(dialog.locator('try-it-response .response'));

/** The entered credentials for an operation, the header that arrives, and the user that the server recognizes. */
const cases: readonly (readonly [string, Readonly<Record<string, string>>, string, string, string])[] = [
  ['bearer', {'Bearer token': ' orchard-demo-token '}, 'authorization', 'Bearer orchard-demo-token', 'ada'],
  [
    'basic',
    {'User name': 'Jürgen', Password: 'grüner Apfel'},
    'authorization',
    `Basic ${Buffer.from('Jürgen:grüner Apfel').toString('base64')}`,
    'Jürgen',
  ],
  ['key-in-header', {'API key': 'key-to-the-orchard'}, 'x-orchard-key', 'key-to-the-orchard', 'gardener'],
  ['key-in-query', {'API key': 'key-to-the-orchard'}, '', 'api_key=key-to-the-orchard', 'gardener'],
  ['ticket', {Credentials: 'one-day-at-the-harvest'}, 'authorization', 'Ticket one-day-at-the-harvest', 'guest'],
  ['key-and-bearer', {}, 'x-orchard-key', 'key-to-the-orchard', 'gardener'],
];

test('every scheme reaches the server, and samples contain no credentials', () =>
  open(async ({page, api, requests, uncaught}) => {
    for (const [name, typed, header, expected, user] of cases) {
      await showOperation(page, 'get', `/access/${name}`);
      const dialog = await openForm(page);
      for (const [label, text] of Object.entries(typed)) await secret(dialog, label).fill(text);
      const sent = await send(page, api);
      const got = header === '' ? sent.url.split('?')[1] : headerOf(sent, header).join();
      assert.equal(got, expected, name);
      assert.match(await answer(dialog), new RegExp(`200.*${user}`), name);
      const shown = (await dialog.locator('.sample pre').textContent()) ?? '';
      for (const text of Object.values(typed)) assert.ok(!shown.includes(text.trim()), `${name}: ${shown}`);
      const address = await dialog.locator('.sent-to').textContent();
      assert.ok(!address?.includes('key-to-the-orchard'), 'the address in view holds no key');
      await page.keyboard.press('Escape');
    }
    // Credentials for a scheme apply to every operation that requires it.
    await showOperation(page, 'get', '/access/key-or-bearer');
    const dialog = await openForm(page);
    assert.deepEqual(headerOf(await send(page, api), 'authorization'), []);
    await dialog.getByLabel('Authentication').selectOption({label: 'Bearer token'});
    const second = await send(page, api);
    assert.deepEqual(
      [headerOf(second, 'authorization'), headerOf(second, 'x-orchard-key')],
      [['Bearer orchard-demo-token'], []],
    );
    await sampleWith(dialog, 'Bearer YOUR_TOKEN');
    await page.keyboard.press('Escape');

    await showOperation(page, 'get', '/access/optional');
    const optional = await openForm(page);
    assert.deepEqual(headerOf(await send(page, api), 'authorization'), ['Bearer orchard-demo-token']);
    await optional.getByLabel('Authentication').selectOption({label: 'No credentials'});
    assert.deepEqual(headerOf(await send(page, api), 'authorization'), []);
    await page.keyboard.press('Escape');

    await showOperation(page, 'get', '/access/certificate');
    const note = await textOf((await openForm(page)).locator('section[aria-label="Authorization"]'));
    assert.match(note, /client certificate/);
    for (const url of requests.filter(each => !each.startsWith(api.origin)))
      assert.doesNotMatch(url, /orchard-demo-token|key-to-the-orchard|harvest/);
    assert.deepEqual(uncaught, []);
  }));

test('a cookie key is sent through the proxy, or the form explains why not', () =>
  open(async ({page, api, proxy, proxied, uncaught}) => {
    await showOperation(page, 'get', '/access/key-in-cookie');
    let dialog = await openForm(page);
    await dialog.getByText('Browsers don’t let pages set the Cookie header.').waitFor();
    await secret(dialog, 'API key').fill('key-to-the-orchard');
    assert.deepEqual(headerOf(await send(page, api), 'cookie'), []);
    assert.match(await answer(dialog), /401/);
    await page.keyboard.press('Escape');

    await page.$eval('openapi-endpoint', (host, address) => host.setAttribute('proxy', address), proxy);
    dialog = await openForm(page);
    const sent = await send(page, api);
    assert.deepEqual(headerOf(sent, 'cookie'), ['orchard_key=key-to-the-orchard']);
    assert.match(await answer(dialog), /200.*gardener/);
    assert.ok(proxied.some(line => line.includes(encodeURIComponent(`${api.origin}/access/key-in-cookie`))));
    assert.deepEqual(uncaught, []);
  }));

test('credentials do not follow a redirect, but a plain request does', () =>
  open(async ({page, api, uncaught}) => {
    const origin = api.origin;
    await showOperation(page, 'get', '/redirect');
    const dialog = await openForm(page);
    await button(dialog, 'Send').click();
    await dialog.locator('try-it-response').getByText('The browser followed a redirect.').waitFor();
    assert.deepEqual(
      api.requests.slice(-2).map(({url}) => url),
      ['/redirect', '/echo?from=redirect'],
    );
    await goesTo(dialog, `${origin}/redirect`);
    assert.deepEqual(uncaught, []);
  }));

const document = (origin: string, other: string) => ({
  openapi: '3.1.0',
  info: {title: 'Redirects', version: '1'},
  servers: [{url: origin}, {url: other, description: 'Test'}],
  security: [{key: []}],
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Orchard-Key'}}},
  paths: {
    '/redirect/away': {get: {responses: {}, parameters: [{name: 'to', in: 'query', schema: {type: 'string'}}]}},
    '/echo': {get: {responses: {}, parameters: [{name: 'X-Word', in: 'header', schema: {type: 'string'}}]}},
    '/status/{code}': {
      get: {responses: {}, parameters: [{name: 'code', in: 'path', required: true, schema: {type: 'string'}}]},
    },
  },
});
const openOwn = (attributes: (origin: string) => string, use: (host: Host & Visit) => Promise<void>) =>
  withHost(
    browser.open(),
    ({api, other}) => ({
      'api.json': JSON.stringify(document(api.origin, other.origin)),
      'page.html': foreign({body: `<openapi-endpoint spec="api.json" ${attributes(api.origin)}></openapi-endpoint>`}),
    }),
    use,
    {path: 'page.html'},
  );

test('a redirected request with a key is not followed', () =>
  openOwn(
    () => '',
    async ({page, api, other, uncaught}) => {
      await showOperation(page, 'get', '/redirect/away');
      const dialog = await openForm(page);
      await secret(dialog, 'API key').fill('CANARY-1');
      await dialog.getByLabel('Value of to').fill(`${other.origin}/echo`);
      const sent = await send(page, api);
      assert.deepEqual(headerOf(sent, 'x-orchard-key'), ['CANARY-1']);
      assert.match(await answer(dialog), /Redirect/);
      assert.deepEqual(other.requests, []);
      assert.deepEqual(uncaught, []);
    },
  ));

test('a key goes to a server that only the document names after consent', () =>
  openOwn(
    origin => `base-url="${origin}"`,
    async ({page, api, other, uncaught}) => {
      await showOperation(page, 'get', '/echo');
      const dialog = await openForm(page);
      const server = dialog.getByLabel('Server', {exact: true});
      assert.deepEqual(
        await server.evaluate(menu =>
          [...menu.querySelectorAll('optgroup')].map(group => [
            group.label,
            ...[...group.children].map(each => each.textContent),
          ]),
        ),
        [
          ['Set by this site', api.origin],
          ['From the document', 'Test'],
        ],
      );
      await secret(dialog, 'API key').fill('for-api');
      assert.deepEqual(headerOf(await send(page, api), 'x-orchard-key'), ['for-api']);

      await server.selectOption({label: 'Test'});
      assert.equal(await secret(dialog, 'API key').inputValue(), '');
      assert.deepEqual(headerOf(await send(page, other), 'x-orchard-key'), []);
      await secret(dialog, 'API key').fill('for-other');
      await button(dialog, 'Send').click();
      const question = dialog.getByRole('alertdialog');
      await question.waitFor();
      assert.match(await textOf(question), new RegExp(`Send credentials to ${other.origin}\\?[\\s\\S]*${api.origin}`));
      await button(dialog, 'Cancel').click();
      await question.waitFor({state: 'detached'});
      assert.equal(other.requests.filter(({method}) => method === 'GET').length, 1);
      await button(dialog, 'Send').click();
      const count = () => other.requests.filter(({method}) => method === 'GET').length;
      await button(dialog, `Send to ${other.origin}`).click();
      await dialog.locator('try-it-response').getByText('for-other').waitFor();
      assert.equal(count(), 2);
      // Asks only once.
      assert.deepEqual(headerOf(await send(page, other), 'x-orchard-key'), ['for-other']);
      await server.selectOption({label: api.origin});
      assert.equal(await secret(dialog, 'API key').inputValue(), 'for-api');
      assert.deepEqual(headerOf(await send(page, api), 'x-orchard-key'), ['for-api']);
      assert.ok(!JSON.stringify(other.requests).includes('for-api'));
      assert.ok(!JSON.stringify(api.requests).includes('for-other'));
      assert.deepEqual(uncaught, []);
    },
  ));

test("a credential goes to the document's own site only after consent, once", () =>
  withSite(
    browser.open(),
    {
      'page.html': foreign({body: '<openapi-endpoint spec="/api.yaml" method="get" path="/a"></openapi-endpoint>'}),
      'api.yaml': `openapi: 3.1.0
info: {title: A, version: '1'}
servers: [{url: /rest}]
security: [{key: []}]
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
paths:
  /a: {get: {responses: {'200': {description: ok}}}}
  /b: {get: {responses: {'200': {description: ok}}}}
`,
    },
    async ({page}, site) => {
      const {origin} = new URL(site.url);
      const sent: string[] = [];
      page.on('request', request => {
        const {pathname} = new URL(request.url());
        if (pathname.startsWith('/rest/')) sent.push(`${pathname} ${request.headers()['x-key'] ?? 'without'}`);
      });
      const dialog = await openForm(page);
      await secret(dialog, 'API key').fill('for-the-api');
      await button(dialog, 'Send').click();
      const question = dialog.getByRole('alertdialog');
      await question.waitFor();
      assert.match(await textOf(question), new RegExp(`${origin} is this site itself`));
      assert.deepEqual(sent, []);
      await button(dialog, `Send to ${origin}`).click();
      await dialog.locator('try-it-response').getByText('404', {exact: true}).first().waitFor();
      assert.deepEqual(sent, ['/rest/a for-the-api']);
      await page.keyboard.press('Escape');
      await showOperation(page, 'get', '/b');
      const next = await openForm(page);
      await secret(next, 'API key').fill('for-the-api');
      await button(next, 'Send').click();
      await next.locator('try-it-response').getByText('404', {exact: true}).first().waitFor();
      assert.deepEqual(sent.slice(1), ['/rest/b for-the-api']);
    },
    {path: 'page.html'},
  ));

test('typed values cannot escape from a path or a header', () =>
  openOwn(
    () => '',
    async ({page, api, uncaught}) => {
      await showOperation(page, 'get', '/status/{code}');
      let dialog = await openForm(page);
      for (const [typed, path] of [
        ['%2e%2e', '/status/%252e%252e'],
        ['?x=', '/status/%3Fx%3D'],
        ['#', '/status/%23'],
        ['a/../b', '/status/a%2F..%2Fb'],
        ['..\\', '/status/..%5C'],
      ] as const) {
        await dialog.getByLabel('Value of code').fill(typed);
        assert.equal((await send(page, api)).url, path);
      }
      const before = api.requests.length;
      for (const typed of ['.', '..']) {
        await dialog.getByLabel('Value of code').fill(typed);
        await dialog.getByText('it would change the path').waitFor();
        await button(dialog, 'Send').click();
      }
      await page.keyboard.press('Escape');
      assert.deepEqual(
        api.requests.slice(before).filter(({url}) => !url.startsWith('/status/')),
        [],
      );

      await showOperation(page, 'get', '/echo');
      dialog = await openForm(page);
      await dialog.getByLabel('Value of X-Word').evaluate((input: HTMLInputElement) => {
        // Imitates a script of the page, because a text field accepts no line breaks from the keyboard.
        Object.defineProperty(input, 'value', {value: 'a\r\nX-Evil: b', configurable: true});
        input.dispatchEvent(new Event('input', {bubbles: true}));
      });
      const sent = await send(page, api);
      assert.deepEqual([headerOf(sent, 'x-word'), headerOf(sent, 'x-evil')], [['a X-Evil: b'], []]);
      assert.deepEqual(uncaught, []);
    },
  ));
