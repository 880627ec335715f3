import assert from 'node:assert/strict';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {inflateRawSync} from 'node:zlib';
import type {Page, Route} from 'playwright-core';
import {inBoth, type Kind, type Opened} from './both-kinds.js';
import {clipboard, docs, page, serve, useBrowser, visit} from './site.js';
import {button, controlOf, openForm, sampleWith} from './try-it-page.js';

// The reader's session: the values that it fills, and the servers that receive it. The site stores no part of the
// session.

const browser = useBrowser();
const mark = 'CANARY';

interface Api {
  readonly origin: string;
  readonly port: number;
  readonly got: {readonly url: string; readonly headers: IncomingHttpHeaders}[];
  close(): void;
}

/** Starts an API with open CORS, and records its requests. */
async function startApi(): Promise<Api> {
  const got: Api['got'] = [];
  const server = createServer((request, response) => {
    const {origin = '*'} = request.headers;
    const cors = {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'authorization, x-org, x-key',
      'Access-Control-Allow-Credentials': 'true',
    };
    if (request.method !== 'OPTIONS') got.push({url: request.url ?? '', headers: request.headers});
    response.writeHead(200, {...cors, 'Content-Type': 'application/json'}).end('{"content": {"firstName": "Eve"}}');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {origin: `http://127.0.0.1:${port}`, port, got, close};
}

let api: Api;
let other: Api;
before(async () => {
  [api, other] = [await startApi(), await startApi()];
});
after(() => {
  api.close();
  other.close();
});

const fine = {responses: {'200': {description: 'Fine.'}}};
const orders = {
  summary: 'List orders',
  security: [{token: [], key: []}],
  parameters: [
    {name: 'X-Org', in: 'header', schema: {type: 'string'}},
    {name: 'tenant', in: 'query', schema: {type: 'string'}},
    {name: 'limit', in: 'query', schema: {type: 'string', default: '10'}},
  ],
  ...fine,
};
const shop = () => ({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: `http://{host}:${api.port}`, variables: {host: {default: 'api.invalid'}}}, {url: other.origin}],
  components: {
    securitySchemes: {
      token: {type: 'http', scheme: 'bearer'},
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
    },
  },
  paths: {'/orders': {get: orders}},
});

const project = (userInfo = '/session', lectern: Record<string, unknown> = {}) => ({
  'docs.json': docs({
    navigation: {pages: ['index', 'orders', 'open', 'admin', 'second']},
    integrations: {lectern: {userInfo, ...lectern}},
  }),
  'index.mdx': page(
    'Index',
    [
      'Hello {user.firstName ?? "there"}, {user.lastName}!',
      '{user.plan === "pro" ? <b className="plan">Pro of {user.firstName}</b> : <b className="plan">Free</b>}',
      '<a href={user.url ?? "/login"}>Account</a>',
      '<a href={user.script ?? "/script"}>Script</a>',
    ].join('\n\n'),
  ),
  'second.mdx': page('Second', 'Again {user.firstName ?? "nobody"}.'),
  'orders.mdx': page('Orders', '', 'openapi: shop.json GET /orders\n'),
  'open.mdx': page('Open', '', 'openapi: shop.json GET /orders\nauthMethod: none\n'),
  'admin.mdx': page('Admin', 'Text.', lectern.private ? 'groups: ["admin"]\n' : ''),
  'shop.json': JSON.stringify(shop()),
});

const session = {
  groups: ['reader'],
  content: {
    firstName: 'Ada',
    lastName: '<img src=x onerror=alert(1)>',
    plan: 'pro',
    url: 'https://account.example/me',
    script: 'javascript:alert(1)',
  },
  apiPlaygroundInputs: {
    header: {Authorization: `Bearer ${mark}-token`, 'X-Key': `${mark}-key`, 'X-Org': `${mark}-org`},
    query: {tenant: `${mark}-tenant`},
    server: {host: '127.0.0.1'},
  },
};

/** Responds to the session request, and counts these requests. */
function answering(answer: (route: Route) => Promise<unknown>, url = '**/session') {
  const asked: string[] = [];
  const prepare = (tab: Page) =>
    tab.route(url, async route => {
      asked.push(JSON.stringify(await route.request().allHeaders()));
      await answer(route);
    });
  return {asked, prepare};
}

const withSession = (more: object = {}) =>
  answering(route => route.fulfill({json: {...session, ...more}, headers: {'Cache-Control': 'no-store'}}));

const textOf = (tab: Page) => tab.evaluate(() => document.querySelector('.site-article')?.textContent?.trim() ?? '');
const shows = (tab: Page, text: string) =>
  tab.waitForFunction(wanted => document.querySelector('.site-article')?.textContent?.includes(wanted), text);
const hrefs = (tab: Page) =>
  tab.evaluate(() => [...document.querySelectorAll('.site-article a')].map(link => link.getAttribute('href')));

/** Returns everything on the page that a reader could see or a script could read. */
const markup = async (tab: Page) =>
  (await tab.evaluate(() => document.querySelector('docs-shell')?.outerHTML ?? ''))
    // Removes two values that differ between visits.
    .replaceAll(/lit\$\d+\$/g, '')
    .replaceAll(/127\.0\.0\.1:\d+/g, '');

/** Returns everything that the browser stores for the site. */
const kept = (tab: Page) =>
  tab.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state, location.href]));

test('a session fills text, choices and links on every page with one request', async () => {
  const {asked, prepare} = withSession();
  await inBoth(
    browser.open(),
    project(),
    'index',
    async ({page: tab, kind, file}: Opened) => {
      await shows(tab, 'Hello Ada, <img src=x onerror=alert(1)>!');
      await shows(tab, 'Pro of Ada');
      assert.doesNotMatch(await textOf(tab), /Free|there/);
      assert.equal(await tab.locator('.site-article img').count(), 0);
      const [account, script] = await hrefs(tab);
      assert.equal(account, 'https://account.example/me');
      assert.match(script ?? '', /script\/?$/);
      await tab.locator('.site-sidebar a[data-slug="second"]').click();
      await shows(tab, 'Again Ada.');
      await tab.goBack();
      await shows(tab, 'Hello Ada');
      assert.doesNotMatch(await kept(tab), /Ada|CANARY/);
      if (kind === 'prerendered') {
        const html = file('index.html');
        assert.match(html, /Hello <user-value[^>]*>there<\/user-value>/);
        assert.doesNotMatch(html, /Ada|CANARY/);
        assert.match(file('index.md'), /Hello there, !/);
      }
    },
    {prepare},
  );
  assert.equal(asked.length, 2, 'Once in each kind of site.');
});

test('a session on another origin is requested with cookies', async () => {
  const url = 'https://session.test/me';
  const {asked, prepare} = answering(async route => {
    const origin = (await route.request().allHeaders()).origin ?? '';
    const headers = {'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true'};
    await route.fulfill({json: session, headers});
  }, url);
  await inBoth(
    browser.open(),
    project(url),
    'index',
    async ({page: tab}) => {
      await shows(tab, 'Hello Ada');
    },
    {
      kinds: ['prerendered'],
      prepare: async tab => {
        await tab
          .context()
          .addCookies([{name: 'sid', value: 'cookie-1', url, sameSite: 'None', secure: true, httpOnly: true}]);
        await prepare(tab);
      },
    },
  );
  assert.match(asked.join(), /cookie-1/);
});

/** Markup without a session, by kind of site. */
const loggedOut = new Map<Kind, string>();

const refusals: readonly (readonly [name: string, answer: (route: Route) => Promise<unknown>, warning?: RegExp])[] = [
  ['no session', route => route.fulfill({status: 401, body: ''})],
  ['an answer without content', route => route.fulfill({status: 204})],
  ['null', route => route.fulfill({json: null})],
  ['a session that has expired', route => route.fulfill({json: {...session, expiresAt: 1}})],
  ['no answer', route => route.abort(), /userInfo could not be read/],
  ['a fault of the server', route => route.fulfill({status: 500, body: ''}), /userInfo responded with status 500/],
  ['another shape', route => route.fulfill({json: {...session, content: 'Ada'}}), /Fix: Correct content/],
  ['a page', route => route.fulfill({body: '<!doctype html>'}), /Fix: Correct JSON/],
  ['too much', route => route.fulfill({json: {content: {a: 'x'.repeat(300_000)}}}), /more than 256000 bytes/],
  [
    'a redirect to another origin',
    route => route.fulfill({status: 302, headers: {Location: `${other.origin}/me`}}),
    /userInfo redirects to http:\/\/127/,
  ],
];

for (const [name, answer, warning] of refusals)
  test(`${name} leaves the page unchanged without a session`, async () => {
    const {asked, prepare} = answering(answer);
    const said: string[] = [];
    await inBoth(
      browser.open(),
      project(),
      'index',
      async ({page: tab, kind}) => {
        for (let turn = 0; turn < 100 && asked.length === 0; turn++) await tab.waitForTimeout(50);
        if (warning) for (let turn = 0; turn < 100 && said.length === 0; turn++) await tab.waitForTimeout(50);
        await tab.waitForLoadState('networkidle');
        await tab.waitForTimeout(100);
        const now = await markup(tab);
        assert.match(now, /there/);
        assert.doesNotMatch(now, /Ada|Eve/);
        const first = loggedOut.get(kind);
        if (first === undefined) loggedOut.set(kind, now);
        else assert.equal(now, first);
        if (warning) assert.match(said.join('\n'), warning);
        assert.equal(said.length, warning ? 1 : 0);
        asked.length = said.length = 0;
      },
      {
        prepare: async tab => {
          tab.on('console', message => {
            if (message.text().startsWith('Lectern: integrations')) said.push(message.text());
          });
          await prepare(tab);
        },
      },
    );
  });

test('at expiresAt, the page returns to its state without a session', async () => {
  const {prepare} = answering(route =>
    route.fulfill({json: {...session, expiresAt: Math.ceil(Date.now() / 1000) + 3}}),
  );
  await inBoth(
    browser.open(),
    project(),
    'index',
    async ({page: tab, kind}) => {
      await shows(tab, 'Pro of Ada');
      await shows(tab, 'Hello there');
      await shows(tab, 'Free');
      const expected = loggedOut.get(kind);
      const now = await tab.evaluate(() => document.querySelector('.site-article')?.innerHTML ?? '');
      if (expected !== undefined) assert.ok(expected.includes(now), now);
      assert.doesNotMatch(await markup(tab), /Ada/);
    },
    {prepare},
  );
});

test("at expiresAt, the open form loses the session's values", async () => {
  const {prepare} = answering(route =>
    route.fulfill({json: {...session, expiresAt: Math.ceil(Date.now() / 1000) + 4}}),
  );
  await inBoth(
    browser.open(),
    project(),
    'orders',
    async ({page: tab}) => {
      const dialog = await openForm(tab);
      const token = dialog.getByLabel('Bearer token', {exact: true});
      await until(async () => (await token.getAttribute('placeholder')) === 'From your account');
      assert.equal(await controlOf(dialog, 'X-Org').inputValue(), `${mark}-org`);
      await until(async () => (await token.getAttribute('placeholder')) === 'Token');
      assert.equal(await controlOf(dialog, 'X-Org').inputValue(), '');
      assert.equal(await dialog.getByLabel('Value of host').inputValue(), 'api.invalid');
    },
    {prepare},
  );
});

test('in frames of other sites, and after "Forget", a session fills nothing', async () => {
  const {prepare} = withSession();
  await inBoth(
    browser.open(),
    project(),
    'orders',
    async ({page: tab, url}) => {
      const dialog = await openForm(tab);
      const token = dialog.getByLabel('Bearer token', {exact: true});
      await until(async () => (await token.getAttribute('placeholder')) === 'From your account');
      await button(dialog, 'Forget all credentials').click();
      await until(async () => (await token.getAttribute('placeholder')) === 'Token');
      assert.equal(await controlOf(dialog, 'X-Org').inputValue(), '');
      const address = tab.url();
      await tab.goto(other.origin);
      await tab.setContent(`<iframe src="${address}" width="1200" height="800"></iframe>`);
      assert.ok(address.startsWith(url));
      const frame = tab.frameLocator('iframe');
      await frame.locator('.try-button').first().click();
      const framed = frame.locator('try-it dialog[open]');
      await framed.getByText('This page is embedded in another page').waitFor();
      await tab.waitForTimeout(300);
      assert.equal(await framed.getByLabel('Value of X-Org', {exact: true}).inputValue(), '');
    },
    {prepare},
  );
});

/** Waits until a condition is true. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (await holds()) return;
    await new Promise(done => setTimeout(done, 50));
  }
  assert.fail('It never came.');
}

/** Sends the open form to the API, and returns the received request. */
async function sendTo(target: Api, tab: Page) {
  const before = target.got.length;
  await tab.locator('try-it dialog[open] header .primary').click();
  for (let turn = 0; turn < 100 && target.got.length === before; turn++) {
    const confirm = tab.locator('try-it dialog[open] .confirm .primary');
    if (await confirm.count()) await confirm.click();
    await tab.waitForTimeout(50);
  }
  assert.equal(target.got.length, before + 1);
  return target.got.at(-1) as Api['got'][number];
}

test("a session fills the request form for its API only, below the reader's input", async () => {
  await inBoth(
    browser.open(),
    project(),
    'orders',
    async ({page: tab}) => {
      const urls: string[] = [];
      tab.on('request', request => urls.push([request.url(), JSON.stringify(request.headers())].join(' ')));
      await tab.waitForFunction(
        url => document.querySelector('.base-url code')?.textContent === url,
        `http://127.0.0.1:${api.port}`,
      );
      const dialog = await openForm(tab);
      const token = dialog.getByLabel('Bearer token', {exact: true});
      await tab.waitForFunction(() => {
        const form = document.querySelector('try-it')?.shadowRoot;
        return form?.querySelector('#auth-token')?.getAttribute('placeholder') === 'From your account';
      });
      assert.equal(await token.inputValue(), '');
      assert.equal(await controlOf(dialog, 'X-Org').inputValue(), `${mark}-org`);
      assert.equal(await controlOf(dialog, 'limit').inputValue(), '10');
      assert.doesNotMatch(await sampleWith(dialog, 'X-Org'), /CANARY/);
      const sent = await sendTo(api, tab);
      assert.equal(sent.headers.authorization, `Bearer ${mark}-token`);
      assert.equal(sent.headers['x-key'], `${mark}-key`);
      assert.equal(sent.headers['x-org'], `${mark}-org`);
      assert.match(sent.url, /tenant=CANARY-tenant/);

      // A link contains nothing from the session.
      await tab.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tab.evaluate(() => navigator.clipboard.writeText(''));
      await button(dialog, 'Copy link to this request').click();
      const packed = (await clipboard(tab, 'http')).split('try=')[1] ?? '';
      const link = inflateRawSync(Buffer.from(packed, 'base64url')).toString();
      assert.match(link, /GET \/orders/);
      assert.doesNotMatch(link, /CANARY|127\.0\.0\.1:\d+"/);

      // Another server receives nothing from the session.
      await dialog.getByLabel('Server', {exact: true}).selectOption({label: other.origin});
      await tab.waitForFunction(() => {
        const form = document.querySelector('try-it')?.shadowRoot;
        return form?.querySelector('#auth-token')?.getAttribute('placeholder') === 'Token';
      });
      const away = await sendTo(other, tab);
      assert.doesNotMatch(JSON.stringify(away), /CANARY/);
      await dialog.getByLabel('Server', {exact: true}).selectOption({index: 0});

      // The reader's own values have priority.
      await token.fill('own-token');
      await controlOf(dialog, 'X-Org').fill('own-org');
      const own = await sendTo(api, tab);
      assert.equal(own.headers.authorization, 'Bearer own-token');
      assert.equal(own.headers['x-org'], 'own-org');
      assert.equal(own.headers['x-key'], `${mark}-key`);

      assert.doesNotMatch(await kept(tab), /CANARY/);
      assert.deepEqual(
        urls.filter(each => each.includes(mark) && !each.startsWith(`${api.origin}/`)),
        [],
      );
      assert.doesNotMatch(JSON.stringify(other.got), /CANARY/);
    },
    {prepare: withSession().prepare},
  );
});

test('with the method `none`, a session fills nothing', async () => {
  await inBoth(
    browser.open(),
    project(),
    'open',
    async ({page: tab}) => {
      const dialog = await openForm(tab);
      await tab.waitForTimeout(300);
      assert.equal(await controlOf(dialog, 'X-Org').inputValue(), '');
      assert.equal(await dialog.getByLabel('Value of host').inputValue(), 'api.invalid');
      await dialog.getByLabel('Server', {exact: true}).selectOption({label: other.origin});
      assert.doesNotMatch(JSON.stringify(await sendTo(other, tab)), /CANARY/);
    },
    {prepare: withSession().prepare},
  );
});

test('with published private content, group entries follow the session', async () => {
  const files = {
    ...project('/session', {private: 'publish'}),
    'manifest.json': JSON.stringify({version: 1, pages: {admin: {head: {title: 'Admin', groups: ['admin']}}}}),
  };
  const entry = (tab: Page) => tab.locator('.site-sidebar a[data-slug="admin"]');
  const cases = [
    [withSession({groups: ['reader']}), false],
    [withSession({groups: ['admin']}), true],
    // A session response without groups hides nothing.
    [withSession({groups: undefined}), true],
    [answering(route => route.fulfill({status: 401})), true],
  ] as const;
  for (const [{asked, prepare}, isShown] of cases) {
    const follows = async (tab: Page) => {
      for (let turn = 0; turn < 100 && asked.length === 0; turn++) await tab.waitForTimeout(50);
      await tab.waitForLoadState('networkidle');
      await entry(tab).waitFor({state: isShown ? 'visible' : 'hidden'});
      // The page itself is public.
      await entry(tab).evaluate(link => (link as HTMLElement).click());
      await shows(tab, 'Text.');
    };
    const use = ({page: tab}: Opened) => follows(tab);
    await inBoth(browser.open(), files, 'index', use, {kinds: ['prerendered'], prepare});
    asked.length = 0;
    const site = await serve(files, {attributes: 'manifest="manifest.json"'});
    const {page: tab, close} = await visit(browser.open(), 'about:blank', {}, site.url);
    try {
      await prepare(tab);
      await tab.goto(site.url);
      await follows(tab);
    } finally {
      await close();
      site.close();
    }
  }
});
