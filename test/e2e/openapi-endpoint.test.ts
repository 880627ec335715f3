import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {type Hosted, order, shopText, shown, withPage, yaml} from './endpoint-page.js';
import {soon, texts, until, useBrowser} from './site.js';

// A hand-written `<openapi-endpoint>` in a host page.

const browser = useBrowser();
const hostile = '* { all: unset !important; font-size: 40px !important }';
const view = `<openapi-endpoint ${order}></openapi-endpoint>`;

/** Returns every computed value of every visible element of the view, by path. */
const inside = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const walk = (element: Element, path: string) => {
      if (element.closest('[hidden], code > *, svg > *, select > *')) return;
      const style = getComputedStyle(element);
      found[path] = [...style]
        .sort()
        .map(name => `${name}:${style.getPropertyValue(name)}`)
        .join(';');
      for (const [index, child] of [...element.children].entries()) walk(child, `${path}>${child.localName}${index}`);
    };
    const content = document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.docs-foreign');
    if (content) walk(content, '');
    return found;
  });
const own = (page: Page) =>
  page.evaluate(() =>
    ['html', 'body', 'main', '#own', 'main > p'].map(name => {
      const style = getComputedStyle(document.querySelector(name) as Element);
      return [...style]
        .filter(each => !/height|block-size|origin/.test(each))
        .map(each => `${each}:${style.getPropertyValue(each)}`)
        .join(';');
    }),
  );
const colors = (page: Page) => page.waitForSelector('openapi-endpoint .operation-aside [class^=hljs-]');

test('an operation renders in a shadow root without console messages', () =>
  withPage(browser.open(), {body: view}, {}, async ({page, asked, messages, uncaught}) => {
    await shown(page, 'Get an order');
    await page.waitForSelector('openapi-endpoint .operation-aside request-example');
    assert.equal(await page.$eval('openapi-endpoint', host => host.innerHTML), '');
    assert.deepEqual(await texts(page, 'openapi-endpoint .api-heading'), [
      'Authorization',
      'Path parameters',
      'Query parameters',
      'Responses',
    ]);
    assert.deepEqual(await texts(page, 'openapi-endpoint .part-parameters .field-name'), ['id', 'expand']);
    assert.deepEqual(await texts(page, 'openapi-endpoint .response .status'), ['200', '404']);
    assert.deepEqual(await texts(page, 'openapi-endpoint .example-title'), ['Request example', 'Response example']);
    assert.deepEqual([asked, messages, uncaught], [['/shop.json'], [], []]);
  }));

test('a hostile style sheet and the element do not affect each other', async () => {
  const seen: {inside?: Record<string, string>; own?: string[]} = {};
  await withPage(browser.open(), {style: 'main{width:900px}', body: view}, {}, async ({page}) => {
    await colors(page);
    await page.waitForLoadState('networkidle');
    seen.inside = await inside(page);
  });
  const style = `${hostile} main{width:900px !important;display:block !important}`;
  await withPage(browser.open(), {style, scripts: [], body: view}, {}, async ({page}) => {
    seen.own = await own(page);
  });
  await withPage(browser.open(), {style, body: view}, {}, async ({page}) => {
    await colors(page);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await own(page), seen.own);
    const after = await inside(page);
    assert.ok(Object.keys(after).length > 100, `${Object.keys(after).length} elements`);
    assert.deepEqual(Object.keys(after), Object.keys(seen.inside ?? {}));
    const differing = Object.entries(after).flatMap(([path, style]) => {
      const other = seen.inside?.[path]?.split(';') ?? [];
      return style
        .split(';')
        .flatMap((each, index) => (each === other[index] ? [] : [`${path} ${each}, not ${other[index]}`]));
    });
    assert.deepEqual(differing.slice(0, 9), []);
  });
});

test('the mode follows the page and the attribute live', () =>
  withPage(
    browser.open(),
    {style: ':root.night{color-scheme:dark}', body: view},
    {},
    async ({page}) => {
      await shown(page, 'Get an order');
      const color = () =>
        page.evaluate(() => {
          const host = document.querySelector('openapi-endpoint') as HTMLElement;
          const title = host.shadowRoot?.querySelector('.operation-title') as Element;
          const [red = 0] = /\d+/.exec(getComputedStyle(title).color) ?? [];
          return [host.dataset.mode, Number(red) > 128 ? 'pale' : 'deep'];
        });
      const change = (work: (host: Element) => void) => page.$eval('openapi-endpoint', work);
      const becomes = async (mode: string, words: string) => {
        await soon(color, [mode, words]);
      };
      await becomes('light', 'deep');
      await change(() => document.documentElement.classList.add('night'));
      await becomes('dark', 'pale');
      await change(host => host.setAttribute('mode', 'light'));
      await becomes('light', 'deep');
      await change(host => host.setAttribute('mode', 'dark'));
      await change(() => document.documentElement.classList.remove('night'));
      await becomes('dark', 'pale');
      await change(host => host.removeAttribute('mode'));
      await becomes('light', 'deep');
    },
    {context: {colorScheme: 'light'}},
  ));

test('elements share one document request, and changed attributes change the view', () =>
  withPage(
    browser.open(),
    {
      body: `${view}<openapi-endpoint id="b" spec="/shop.json" method="PUT" path="/orders/{id}"></openapi-endpoint><openapi-endpoint id="c" spec="./shop.json" overview></openapi-endpoint>`,
    },
    {'other.yaml': yaml},
    async ({page, asked}) => {
      await shown(page, 'Get an order');
      await shown(page, 'Change an order', '#b');
      await shown(page, 'Shop API', '#c');
      assert.deepEqual(asked, ['/shop.json']);
      const set = (name: string, value: string) =>
        page.$eval('#b', (host, pair) => host.setAttribute(pair[0] as string, pair[1] as string), [name, value]);
      await set('method', 'get');
      await shown(page, 'Get an order', '#b');
      await set('path', '/orders');
      await shown(page, 'List orders', '#b');
      assert.deepEqual(asked, ['/shop.json']);
      await page.$eval('#b', host => {
        host.setAttribute('spec', 'other.yaml');
        host.setAttribute('path', '/a');
      });
      await shown(page, 'Get an A', '#b');
      assert.deepEqual(asked, ['/shop.json', '/other.yaml']);
    },
  ));

test('a late response does not replace a newer view', async () => {
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await withPage(
    browser.open(),
    {body: '<openapi-endpoint spec="slow.json" path="/orders"></openapi-endpoint>'},
    {'slow.json': shopText},
    async ({page, asked, requests}) => {
      const events = () => page.evaluate(() => (globalThis as unknown as {events: string[]}).events);
      await page.evaluate(() => {
        const list: string[] = [];
        Object.assign(globalThis, {events: list});
        document.addEventListener('openapi-shown', event =>
          list.push((event as Event & {view: {title: string}}).view.title),
        );
      });
      await until(() => requests.includes('/slow.json'));
      await page.$eval('openapi-endpoint', host => {
        host.setAttribute('spec', 'shop.json');
        host.setAttribute('path', '/orders/{id}');
      });
      await shown(page, 'Get an order');
      release();
      await until(() => asked.includes('/slow.json'));
      await page.waitForTimeout(300);
      await shown(page, 'Get an order');
      assert.deepEqual(await events(), ['Get an order']);
    },
    {delays: new Map([['/slow.json', held]])},
  );
});

test('openapi-shown contains title, outline and problems, and openapi-failed the reason', () =>
  withPage(
    browser.open(),
    {body: ''},
    {
      'odd.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Odd', version: '1'},
        paths: {
          '/odd': {get: {summary: 'Odd', parameters: [{$ref: '#/nowhere'}], responses: {200: {description: 'ok'}}}},
        },
      }),
    },
    async ({page}) => {
      interface Seen {
        readonly type: string;
        readonly bubbles: boolean;
        readonly composed: boolean;
        readonly view?: {title: string; outline: {id: string; title: string}[]; problems: {code: string}[]};
        readonly problems?: {code: string; message: string}[];
      }
      const seen = (attributes: Record<string, string>) =>
        page.evaluate(
          given =>
            new Promise<Seen>(done => {
              // From a host's shadow tree, only composed events escape.
              const outer = document.createElement('div');
              const host = document.createElement('openapi-endpoint');
              for (const [name, value] of Object.entries(given)) host.setAttribute(name, value);
              const tell = (event: Event) => {
                const {type, bubbles, composed, view, problems} = event as Event & Seen;
                done({type, bubbles, composed, ...(view && {view}), ...(problems && {problems})});
              };
              for (const type of ['openapi-shown', 'openapi-failed'])
                document.addEventListener(type, tell, {once: true});
              outer.attachShadow({mode: 'open'}).append(host);
              document.body.append(outer);
            }),
          attributes,
        );
      const good = await seen({spec: 'shop.json', path: '/orders/{id}'});
      assert.deepEqual([good.type, good.bubbles, good.composed], ['openapi-shown', true, true]);
      assert.equal(good.view?.title, 'Get an order');
      assert.deepEqual(good.view?.problems, []);
      assert.deepEqual(
        good.view?.outline.map(({id}) => id),
        ['authorization', 'path-parameters', 'query-parameters', 'responses'],
      );
      const odd = await seen({spec: 'odd.json', path: '/odd'});
      assert.equal(odd.type, 'openapi-shown');
      assert.deepEqual(
        odd.view?.problems.map(({code}) => code),
        ['spec-ref-missing'],
      );
      const bad = await seen({spec: 'shop.json', path: '/nowhere'});
      assert.deepEqual([bad.type, bad.bubbles, bad.composed], ['openapi-failed', true, true]);
      assert.match(
        bad.problems?.[0]?.message ?? '',
        /references the operation "GET \/nowhere", which does not exist in \S*shop\.json\.$/,
      );
    },
  ));

const kinds: readonly (readonly [attributes: string, title: string, look: string, expected: readonly string[]])[] = [
  ['webhook="orderShipped"', 'An order left us', '.operation-head .method', ['WEBHOOK']],
  ['schema="Order"', 'Order', '.api-view .field-name', ['id', 'buyer', 'name', 'address', 'city', 'lines', 'count']],
  ['overview', 'Shop API', '.operation-name', ['Get an order', 'Change an order', 'List orders', 'An order left us']],
  ['path="/orders" base-url="https://test.example/v9"', 'List orders', '.base-url code', ['https://test.example/v9']],
  ['path="/orders" auth-method="bearer"', 'List orders', '.part-security .field-name', ['bearer']],
  ['path="/orders" auth-method="key" auth-name="X-Own"', 'List orders', '.part-security .field-name', ['X-Own']],
  ['path="/orders" auth-method="none"', 'List orders', '.part-security .field-name', []],
  ['path="/orders" languages="go python"', 'List orders', '[name=samples] [role=tab]', ['Go', 'Python']],
  ['path="/orders" languages="js, curl"', 'List orders', '[name=samples] [role=tab]', ['JavaScript', 'cURL']],
];

for (const [attributes, title, look, expected] of kinds)
  test(`attributes select the view: ${attributes}`, () =>
    withPage(
      browser.open(),
      {body: `<openapi-endpoint spec="shop.json" ${attributes}></openapi-endpoint>`},
      {},
      async ({page, messages}) => {
        await shown(page, title);
        await page.waitForLoadState('networkidle');
        assert.deepEqual(await texts(page, `openapi-endpoint ${look}`), expected);
        assert.deepEqual(messages, []);
      },
    ));

const described: readonly (readonly [description: string, sheets: number])[] = [
  ['Words.', 0],
  ['### About\n\nWords.', 1],
  ['- one\n- two', 2],
  ['```sh\nls\n```', 11],
];

for (const [description, sheets] of described)
  test(`the first view waits for its style sheets: ${sheets} for ${JSON.stringify(description)}`, () => {
    const paths = {'/a': {get: {summary: 'Get an A', description, responses: {}}}};
    const texts = {openapi: '3.1.0', info: {title: 'Texts', version: '1'}, paths};
    return withPage(browser.open(), {body: ''}, {'texts.json': JSON.stringify(texts)}, async ({page}) => {
      const added = await page.evaluate(async () => {
        await customElements.whenDefined('openapi-endpoint');
        document.body.insertAdjacentHTML(
          'beforeend',
          '<openapi-endpoint spec="texts.json" path="/a"></openapi-endpoint>',
        );
        const root = document.querySelector('openapi-endpoint')?.shadowRoot as ShadowRoot;
        const before = root.adoptedStyleSheets.length;
        return new Promise<number>(done => {
          const look = () => {
            if (root.querySelector('.operation-title')) done(root.adoptedStyleSheets.length - before);
          };
          new MutationObserver(look).observe(root, {childList: true, subtree: true});
        });
      });
      assert.equal(added, sheets);
    });
  });

test('playground selects how to try the operation', () =>
  withPage(
    browser.open(),
    {body: '<openapi-endpoint spec="shop.json" path="/orders" playground="hide"></openapi-endpoint>'},
    {},
    async ({page}) => {
      await shown(page, 'List orders');
      const said = () => page.$eval('openapi-endpoint .operation-line', line => line.getAttribute('data-playground'));
      assert.equal(await said(), 'hide');
      await page.$eval('openapi-endpoint', host => host.setAttribute('playground', 'simple'));
      await page.waitForSelector('openapi-endpoint .operation-line[data-playground=simple]');
    },
  ));

const twice: Readonly<Record<string, Hosted['scripts']>> = {
  'the script twice': ['/_lectern/elements/openapi-endpoint.js', '/_lectern/elements/openapi-endpoint.js?again'],
  'all elements beside it': ['/_lectern/elements/openapi-endpoint.js', '/_lectern/elements.js'],
  'all elements before it': ['/_lectern/elements.js', '/_lectern/elements/openapi-endpoint.js'],
};

for (const [name, scripts] of Object.entries(twice))
  test(`${name}: nothing is defined twice, nothing throws, and the view appears`, () =>
    withPage(
      browser.open(),
      {...(scripts && {scripts}), body: `${view}<docs-note>A note.</docs-note>`},
      {},
      async ({page, asked, messages, uncaught}) => {
        await shown(page, 'Get an order');
        await page.waitForLoadState('networkidle');
        await page.waitForSelector('openapi-endpoint request-example[data-upgraded]');
        assert.deepEqual([asked, messages, uncaught], [['/shop.json'], [], []]);
      },
    ));

test('"Try it" keeps its press and focus when the view updates', () =>
  withPage(browser.open(), {body: view}, {}, async ({page}) => {
    const handle = await page.waitForSelector('openapi-endpoint .try-button');
    await handle.focus();
    await page.waitForSelector('openapi-endpoint .operation-aside request-example');
    await page.evaluate(() => new Promise(done => setTimeout(done, 200)));
    assert.equal(await handle.evaluate(each => each.isConnected && each.getRootNode() instanceof ShadowRoot), true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('try-it dialog[open]');
  }));
