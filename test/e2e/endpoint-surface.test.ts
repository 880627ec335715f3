import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {foreign, shop, shown, withPage, yaml} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';
import {headerOf, type Servers, send, sentTo, withHost} from './try-it-host.js';
import {controlOf, goesTo, openForm} from './try-it-page.js';

// Tests the public interface of `<openapi-endpoint>`: properties, hidden parts, CSS parts, slots, requests.

/** The type that the package declares. */
type BeforeSend = Event & {request: {url: string; headers: readonly (readonly [string, string])[]}};

const browser = useBrowser();
const order = 'spec="shop.json" method="get" path="/orders/{id}"';
const endpoint = (attributes: string, inside = '') => `<openapi-endpoint ${attributes}>${inside}</openapi-endpoint>`;

test('properties reflect attributes, and documents can be objects or text, even before definition', () =>
  withPage(browser.open(), {body: '<div id="box"></div>', scripts: []}, {}, async ({page, asked, site}) => {
    await page.evaluate(document => {
      const element = globalThis.document.createElement('openapi-endpoint');
      Object.assign(element, {spec: document, method: 'get', path: '/orders/{id}'});
      globalThis.document.querySelector('#box')?.append(element);
    }, shop as object);
    await page.addScriptTag({type: 'module', url: `${site.url}_lectern/elements/openapi-endpoint.js`});
    await shown(page, 'Get an order');
    await page.$eval(
      'openapi-endpoint',
      (element, text) => {
        Object.assign(element, {spec: text, path: '/a'});
      },
      yaml,
    );
    await shown(page, 'Get an A');
    await page.$eval('openapi-endpoint', element => {
      Object.assign(element, {spec: 'shop.json', path: undefined, method: null, operationId: 'getOrder'});
    });
    assert.deepEqual(
      await page.$eval('openapi-endpoint', element =>
        element.getAttributeNames().filter(name => !name.startsWith('data-') && name !== 'style'),
      ),
      ['spec', 'operation-id'],
    );
    assert.deepEqual(asked.filter(path => path === '/shop.json').length <= 1, true);
  }));

const visible = (page: Page, selector: string) =>
  page.$eval(
    'openapi-endpoint',
    (host, inner) => {
      const found = [...(host.shadowRoot?.querySelectorAll(inner) ?? [])];
      return found.length > 0 && found.some(each => each.checkVisibility() && each.getClientRects().length > 0);
    },
    selector,
  );

test('each part can be hidden', () =>
  withPage(browser.open(), {body: endpoint(order)}, {}, async ({page}) => {
    await shown(page, 'Get an order');
    const pieces: Readonly<Record<string, string>> = {
      title: '.operation-title',
      auth: '.part-security',
      parameters: '.part-parameters',
      responses: '.part-responses',
      examples: '.operation-aside > *',
      form: '.try-button',
    };
    await page.waitForFunction(() =>
      document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.try-button'),
    );
    for (const [name, selector] of Object.entries(pieces)) {
      assert.equal(await visible(page, selector), true, name);
      await page.$eval('openapi-endpoint', (host, word) => Object.assign(host, {hide: word}), name);
      await page.waitForFunction(
        inner =>
          ![...(document.querySelector('openapi-endpoint')?.shadowRoot?.querySelectorAll(inner) ?? [])].some(each =>
            each.checkVisibility(),
          ),
        selector,
      );
      await page.$eval('openapi-endpoint', host => Object.assign(host, {hide: null}));
    }
  }));

test('initially hidden parts never appear, and the page sets the columns', async () => {
  for (const [layout, width, columns] of [
    ['auto', 1100, 2],
    ['stacked', 1100, 1],
    ['auto', 700, 1],
    ['columns', 700, 2],
  ] as const)
    await withPage(
      browser.open(),
      {body: `<div style="width:${width}px">${endpoint(`${order} layout="${layout}" hide="title"`)}</div>`},
      {},
      async ({page}) => {
        await page.waitForFunction(() =>
          document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.part-responses'),
        );
        assert.equal(await visible(page, '.operation-title'), false);
        const side = await page.$eval('openapi-endpoint', host => {
          const box = (selector: string) => host.shadowRoot?.querySelector(selector)?.getBoundingClientRect();
          return (box('.operation-aside > *')?.left ?? 0) > (box('.part-parameters')?.right ?? 0);
        });
        assert.equal(side ? 2 : 1, columns, `${layout} ${width}`);
      },
    );
});

test('a page can style parts, reserve a height, and fill slots', () =>
  withPage(
    browser.open(),
    {
      style: 'openapi-endpoint::part(title) {color: rgb(1, 2, 3)} openapi-endpoint::part(response) {opacity: 0.5}',
      body: `${endpoint(`${order} min-height="50rem"`, '<p slot="header" id="above">Above</p><p slot="footer" id="below">Below</p>')}
        <openapi-endpoint id="bad" spec="none.json" method="get" path="/x"><p slot="error" id="sorry">Sorry.</p></openapi-endpoint>`,
    },
    {},
    async ({page}) => {
      await shown(page, 'Get an order');
      const facts = () =>
        page.$eval('openapi-endpoint', host => {
          const style = (selector: string) => getComputedStyle(host.shadowRoot?.querySelector(selector) as Element);
          const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
          return {
            title: style('.operation-title').color,
            response: style('.response').opacity,
            minHeight: host.style.minHeight,
            isAround: top('#above') < top('#below') && top('#below') - top('#above') > 200,
          };
        });
      await page.waitForFunction(() =>
        document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.response[part]'),
      );
      assert.deepEqual(await facts(), {title: 'rgb(1, 2, 3)', response: '0.5', minHeight: '50rem', isAround: true});
      await page.locator('#sorry').waitFor();
      assert.equal(
        await page.$eval('#bad', host => host.shadowRoot?.querySelector('.operation-failed')?.checkVisibility()),
        false,
      );
    },
  ));

const echo = ({api, other}: Servers) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Keys', version: '1'},
    servers: [{url: api.origin}, {url: other.origin}],
    components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Orchard-Key'}}},
    paths: {
      '/echo': {
        get: {
          security: [{key: []}],
          parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}],
          responses: {},
        },
      },
    },
  });
const project = (servers: Servers) => ({
  'api.json': echo(servers),
  'page.html': foreign({body: endpoint('spec="api.json" method="get" path="/echo"')}),
});

test('a page can set values, change or cancel requests, and receive responses', () =>
  withHost(
    browser.open(),
    project,
    async ({page, api, other}) => {
      await page.locator('openapi-endpoint .try-button').waitFor();
      await page.$eval('openapi-endpoint', host => {
        Object.assign(host, {values: {limit: 7}});
        const heard: unknown[] = [];
        Object.assign(globalThis, {heard});
        document.addEventListener('openapi-before-send', given => {
          const event = given as BeforeSend;
          event.request = {...event.request, headers: [...event.request.headers, ['X-Extra', 'yes']]};
          heard.push(event.request.url);
        });
        document.addEventListener('openapi-response', given => {
          heard.push((given as Event & {response: {status: number}}).response.status);
        });
      });
      const dialog = await openForm(page);
      assert.equal(await controlOf(dialog, 'limit').inputValue(), '7');
      await goesTo(dialog, `${api.origin}/echo?limit=7`);
      assert.deepEqual(headerOf(await send(page, api), 'x-extra'), ['yes']);
      assert.deepEqual(await page.evaluate('heard'), [`${api.origin}/echo?limit=7`, 200]);
      // Cancels the request.
      await page.evaluate(() => {
        document.addEventListener('openapi-before-send', event => event.preventDefault(), {once: true});
      });
      const before = sentTo(api).length;
      await dialog.locator('header .primary').click();
      await page.waitForTimeout(200);
      assert.equal(sentTo(api).length, before);
      assert.equal(sentTo(other).length, 0);
    },
    {path: 'page.html'},
  ));

test("a page's credential only signs requests to its server, and is unreadable", () =>
  withHost(
    browser.open(),
    project,
    async ({page, api, other}) => {
      await page.locator('openapi-endpoint .try-button').waitFor();
      await page.$eval('openapi-endpoint', host => {
        Object.assign(host, {credential: {value: 'canary-4711'}});
      });
      const dialog = await openForm(page);
      // The credential is not in the form, the page, an event, storage, or a property.
      assert.equal(await dialog.getByLabel('API key', {exact: true}).count(), 0);
      const everywhere = await page.evaluate(() => {
        const element = document.querySelector('openapi-endpoint') as HTMLElement & {credential?: unknown};
        const texts: unknown[] = [element.credential, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
        const walk = (root: ParentNode) => {
          for (const each of root.querySelectorAll('*')) {
            texts.push(each.outerHTML, (each as HTMLInputElement).value);
            if (each.shadowRoot) walk(each.shadowRoot);
          }
        };
        walk(document);
        return texts.join('\n');
      });
      assert.equal(everywhere.includes('canary-4711'), false);
      // The form shows every response of the API.
      assert.deepEqual(headerOf(await send(page, api), 'x-orchard-key'), ['canary-4711']);
      // If the page changes the URL to another origin, the request has no credential.
      await page.evaluate(origin => {
        document.addEventListener('openapi-before-send', given => {
          const event = given as BeforeSend;
          assertClean(event.request);
          event.request = {...event.request, url: `${origin}/echo`};
        });
        function assertClean(request: unknown) {
          if (JSON.stringify(request).includes('canary')) throw new Error('a credential is in the event');
        }
      }, other.origin);
      assert.deepEqual(headerOf(await send(page, other), 'x-orchard-key'), []);
    },
    {path: 'page.html'},
  ));

test('a page can keep credentials in memory only, or disable them', () =>
  withHost(
    browser.open(),
    project,
    async ({page, api}) => {
      await page.locator('openapi-endpoint .try-button').waitFor();
      await page.$eval('openapi-endpoint', host => Object.assign(host, {credentials: 'memory'}));
      const dialog = await openForm(page);
      await dialog.getByLabel('API key', {exact: true}).fill('by-hand');
      assert.deepEqual(headerOf(await send(page, api), 'x-orchard-key'), ['by-hand']);
      assert.equal(await page.evaluate(() => JSON.stringify(localStorage).includes('by-hand')), false);
      await page.keyboard.press('Escape');
      await page.$eval('openapi-endpoint', host => Object.assign(host, {credentials: 'none'}));
      const again = await openForm(page);
      assert.equal(await again.getByRole('group', {name: 'Authorization'}).count(), 0);
      assert.deepEqual(headerOf(await send(page, api), 'x-orchard-key'), []);
    },
    {path: 'page.html'},
  ));

test('a single file renders operations of any document without other files', () =>
  withPage(
    browser.open(),
    {
      scripts: [],
      body: `${endpoint('spec="a.yaml" method="get" path="/a"')}<script src="/_lectern/lectern-endpoint.js"></script>`,
    },
    {'a.yaml': yaml},
    async ({page, messages}) => {
      const ours: string[] = [];
      page.on('request', request => {
        const {pathname} = new URL(request.url());
        if (pathname.startsWith('/_lectern/')) ours.push(pathname);
      });
      await page.reload();
      await shown(page, 'Get an A');
      await openForm(page);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(ours, ['/_lectern/lectern-endpoint.js']);
      assert.deepEqual(messages, []);
    },
  ));

test('messages name attributes, not docs.json settings', () =>
  withHost(
    browser.open(),
    servers => ({
      'api.json': echo(servers),
      'page.html': foreign({body: endpoint('spec="api.json" method="get" path="/echo" proxy="http://127.0.0.1:9/x"')}),
    }),
    async ({page}) => {
      await page.locator('openapi-endpoint .try-button').waitFor();
      const dialog = await openForm(page);
      await dialog.locator('header .primary').click();
      await dialog.getByText('Start the proxy, or remove proxy="…" from the element.').first().waitFor();
      assert.doesNotMatch((await dialog.textContent()) ?? '', /docs\.json|api\.playground/);
    },
    {path: 'page.html'},
  ));

test('on right-to-left pages, code and descriptions have their own direction, and nothing overflows', () =>
  withPage(browser.open(), {body: `<div dir="rtl" style="width:100%">${endpoint(order)}</div>`}, {}, async ({page}) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await shown(page, 'Get an order');
    for (const width of [1200, 320]) {
      await page.setViewportSize({width, height: 800});
      const facts = () =>
        page.$eval('openapi-endpoint', host => ({
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          code: [...(host.shadowRoot?.querySelectorAll('pre, .operation-path, .field-name, .field-type') ?? [])].filter(
            each => getComputedStyle(each).direction !== 'ltr',
          ).length,
          description: getComputedStyle(host.shadowRoot?.querySelector('.response-words') as Element).unicodeBidi,
        }));
      // The code style sheet loads after the first paint, which contains no code.
      await soon(facts, {over: 0, code: 0, description: 'plaintext'});
    }
  }));
