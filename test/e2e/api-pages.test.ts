import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {clipboard, docs, hrefs, page, pages, serve, texts, useBrowser, type Visit, visit, withSite} from './site.js';

const browser = useBrowser();

const operation = (summary: string, more: object = {}) => ({
  summary,
  parameters: [{name: 'trace', in: 'header', schema: {type: 'string'}}],
  responses: {200: {description: 'ok'}},
  ...more,
});
const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop API', version: '1'},
  paths: {
    '/users': {get: operation('List users', {operationId: 'listUsers', tags: ['Users']})},
    '/users/{id}': {
      get: operation('Get a user', {tags: ['Users']}),
      delete: operation('Delete a user', {tags: ['Users'], deprecated: true}),
    },
    '/orders': {post: operation('Create an order', {operationId: 'createOrder', tags: ['Orders']})},
  },
};
const yaml = (title: string) =>
  `openapi: 3.1.0\ninfo: {title: ${title}, version: '1'}\npaths:\n  /a:\n    get:\n      operationId: getA\n      summary: Get an A\n      responses: {'200': {description: ok}}\n`;

const files = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index', 'guide/a']},
        {tab: 'API reference', openapi: 'shop.json'},
      ],
    },
  }),
  'shop.json': JSON.stringify(shop),
  ...pages('index', 'guide/a'),
};

const element = (opened: Page) =>
  opened.$eval('.site-article openapi-endpoint', found =>
    Object.fromEntries([...found.attributes].map(({name, value}) => [name, value])),
  );
const current = (opened: Page) => texts(opened, '.sidebar-nav [aria-current] .nav-label');
/** Returns the requests for the project's own files. */
const own = ({requests}: Visit) => requests.filter(path => !path.startsWith('/_lectern/'));

function watchFailures(opened: Page): string[] {
  const failed: string[] = [];
  opened.on('response', response => response.status() >= 400 && failed.push(new URL(response.url()).pathname));
  return failed;
}

test('a tab opens the overview, loads its document, and lists its pages', () =>
  withSite(browser.open(), files, async seen => {
    const {page: opened, shows, messages, uncaught} = seen;
    const failed = watchFailures(opened);
    await shows('Index');
    assert.ok(!own(seen).includes('/shop.json'), 'a document of another tab is not read');
    await opened.click('.tab-link:has-text("API reference")');
    await shows('Shop API');
    assert.equal(new URL(opened.url()).hash, '#/api-reference');
    assert.deepEqual(await texts(opened, '.sidebar-nav .nav-title'), ['Users', 'Orders']);
    assert.deepEqual(await texts(opened, '.sidebar-nav .nav-link'), [
      'Overview',
      'GETList users',
      'GETGet a user',
      'DELDelete a user',
      'POSTCreate an order',
    ]);
    assert.deepEqual(await texts(opened, '.nav-label.is-deprecated'), ['Delete a user']);
    await opened.click('.nav-link:has-text("List users")');
    await shows('List users');
    assert.equal(new URL(opened.url()).hash, '#/api-reference/users/list-users');
    const {spec, method, path, bound} = await element(opened);
    assert.deepEqual({spec, method, path, bound}, {spec: 'shop.json', method: 'get', path: '/users', bound: ''});
    await opened.waitForSelector('.site-contents summary');
    assert.equal(await opened.$eval('.site-contents details', found => found.hasAttribute('open')), false);
    assert.deepEqual(await current(opened), ['List users']);
    assert.deepEqual(await texts(opened, '.eyebrow-text'), ['Users']);
    assert.deepEqual(await hrefs(opened, '.pager-link'), ['#/api-reference', '#/api-reference/users/get-a-user']);
    assert.equal(await opened.title(), 'List users - Acme');
    await opened.goBack();
    await shows('Shop API');
    assert.deepEqual(await current(opened), ['Overview']);
    await opened.goForward();
    await shows('List users');
    assert.equal(own(seen).filter(path => path === '/shop.json').length, 1);
    assert.deepEqual([failed, messages, uncaught], [[], [], []]);
  }));

test('a direct visit to an operation requests one missing file, and only once', async () => {
  const site = await serve(files);
  const opened = await visit(browser.open(), `${site.url}#/api-reference/orders/create-an-order`);
  const failed = watchFailures(opened.page);
  try {
    await opened.shows('Create an order');
    assert.deepEqual(await current(opened.page), ['Create an order']);
    assert.deepEqual(
      own(opened).filter(path => path.endsWith('.mdx') || path.endsWith('.md')),
      ['/api-reference/orders/create-an-order.mdx'],
    );
    opened.requests.length = 0;
    opened.messages.length = 0;
    failed.length = 0;
    await opened.page.reload();
    await opened.shows('Create an order');
    assert.deepEqual(own(opened), ['/', '/docs.json', '/shop.json']);
    assert.deepEqual([failed, opened.messages, opened.uncaught], [[], [], []]);
  } finally {
    await opened.close();
    site.close();
  }
});

test('direct visits work with custom operation slugs', () =>
  withSite(
    browser.open(),
    files,
    async ({page: opened, shows}) => {
      await shows('Get a user');
      assert.deepEqual(await current(opened), ['Get a user']);
      assert.equal((await element(opened)).path, '/users/{id}');
      await opened.click('.nav-link:has-text("Create an order")');
      await shows('Create an order');
      assert.equal(new URL(opened.url()).pathname, '/docs/api-reference/orders/create-an-order');
    },
    {
      base: '/docs/',
      path: 'api-reference/users/get-a-user',
      rewrites: true,
      attributes: 'router="history" base="/docs/"',
    },
  ));

test('an unknown operation URL is a missing page after the document is read', () =>
  withSite(
    browser.open(),
    files,
    async ({page: opened, shows}) => {
      await shows('Page not found');
      assert.deepEqual(await hrefs(opened, '.site-article li a'), ['#/api-reference/users/delete-a-user']);
      assert.deepEqual(await texts(opened, '.near-title'), ['Delete a user']);
    },
    {path: '#/api-reference/users/delete-user'},
  ));

test('the page chrome does not move while a large document loads', async () => {
  let release = () => {};
  const arrived = new Promise<void>(done => {
    release = done;
  });
  const site = await serve(files, {delays: new Map([['/shop.json', arrived]])});
  const {page: opened, shows, close} = await visit(browser.open(), site.url);
  try {
    await shows('Index');
    await opened.addInitScript(() => {
      Object.assign(globalThis, {moved: [] as string[]});
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          const {sources} = entry as PerformanceEntry & {sources: readonly {node: Node | null}[]};
          for (const {node} of sources) {
            const part = (node instanceof Element ? node : node?.parentElement)?.closest(
              '.site-header, .site-sidebar, .page-top, .page-head',
            );
            if (part) (globalThis as unknown as {moved: string[]}).moved.push(part.className);
          }
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await opened.goto('about:blank');
    await opened.goto(`${site.url}#/api-reference/users/list-users`);
    await opened.waitForSelector('.site-header .tab-link[aria-current]');
    assert.deepEqual(await texts(opened, '.tab-link[aria-current]'), ['API reference']);
    assert.equal(await opened.$eval('.page-waiting', found => getComputedStyle(found).animationDelay), '0.3s');
    assert.deepEqual(await current(opened), []);
    assert.equal(await opened.locator('.waiting-side').isVisible(), true);
    assert.equal(await opened.locator('.page-bottom').isVisible(), false);
    const note = opened.locator('.page-waiting + .reading-note[role="status"]');
    await note.waitFor();
    assert.match(String(await note.textContent()), /^Reading shop\.json\. This may take a moment\./);
    release();
    await shows('List users');
    assert.equal(await note.count(), 0);
    await opened.waitForTimeout(200);
    assert.deepEqual(await opened.evaluate(() => (globalThis as unknown as {moved: string[]}).moved), []);
  } finally {
    await close();
    site.close();
  }
});

test("a generated page's document loads in parallel with the page chrome", async () => {
  const site = await serve(files);
  const {page: opened, shows, close} = await visit(browser.open(), 'about:blank');
  try {
    let release = () => {};
    const held = new Promise<void>(done => {
      release = done;
    });
    await opened.route(/chunks\/frame-/, async route => {
      await held;
      await route.continue();
    });
    const asked = opened.waitForRequest(/\/shop\.json$/);
    await opened.goto(`${site.url}#/api-reference/users/list-users`);
    await asked;
    release();
    await shows('List users');
  } finally {
    await close();
    site.close();
  }
});

test('the current page stays briefly while the document of a link loads', async () => {
  let release = () => {};
  const arrived = new Promise<void>(done => {
    release = done;
  });
  const own = {
    ...files,
    'index.mdx': page('Index', '[Users](/api-reference/users/list-users)'),
  };
  const site = await serve(own, {delays: new Map([['/shop.json', arrived]])});
  const {page: opened, shows, close} = await visit(browser.open(), site.url);
  try {
    await shows('Index');
    // Measured in the page. On a slow machine, a wait can be longer than 300 ms, but never shorter.
    const stayed = await opened.evaluate(async () => {
      const started = performance.now();
      document.querySelector<HTMLElement>('.site-article a')?.click();
      while (document.querySelector('.page-title')?.textContent === 'Index') await new Promise(requestAnimationFrame);
      return performance.now() - started;
    });
    assert.ok(stayed >= 300, `${stayed} ms`);
    await opened.waitForSelector('.page-waiting');
    release();
    await shows('List users');
    await opened.goBack();
    await shows('Index');
  } finally {
    await close();
    site.close();
  }
});

test('equal operations in two versions have own URLs, and the selector keeps the operation', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          versions: [
            {
              version: 'v2',
              tabs: [
                {tab: 'Guide', pages: ['index']},
                {tab: 'API', openapi: {source: 'v2.yaml', directory: 'api'}},
              ],
            },
            {
              version: 'v1',
              tabs: [
                {tab: 'Guide', pages: ['v1/a']},
                {tab: 'API', openapi: {source: 'v1.yaml', directory: 'v1/api'}},
              ],
            },
          ],
        },
      }),
      'v1.yaml': yaml('One'),
      'v2.yaml': yaml('Two'),
      ...pages('index', 'v1/a'),
    },
    async ({page: opened, shows, requests}) => {
      await shows('Get an A');
      assert.equal((await element(opened)).spec, 'v2.yaml');
      assert.ok(!requests.includes('/v1.yaml'));
      await opened.evaluate(() => {
        location.hash = '#/v1/api';
      });
      await shows('One');
      await opened.click('.nav-link:has-text("Get an A")');
      await shows('Get an A');
      assert.equal(new URL(opened.url()).hash, '#/v1/api/get-an-a');
      assert.equal((await element(opened)).spec, 'v1.yaml');
      assert.deepEqual(await hrefs(opened, '.header-selectors .menu-link'), ['#/api/get-an-a', '#/v1/api/get-an-a']);
    },
    {path: '#/api/get-an-a'},
  ));

test('an unreadable document is reported in place, and other sections work', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'docs.json': docs({
        navigation: {
          tabs: [
            {tab: 'Broken', openapi: {source: 'broken.json', directory: 'broken'}},
            {tab: 'Gone', openapi: {source: 'gone.json', directory: 'gone'}},
            {tab: 'API', openapi: {source: 'shop.json', directory: 'api'}},
          ],
        },
      }),
      'broken.json': '{"openapi": ',
    },
    async ({page: opened, shows, go, uncaught}) => {
      await shows('Overview');
      await opened.waitForSelector('.site-article .callout');
      assert.match((await texts(opened, '.site-article .callout')).join(), /broken\.json/);
      await go('#/gone/users/list-users', 'Overview');
      await opened.waitForSelector('.site-article .callout:has-text("gone.json")');
      assert.equal(new URL(opened.url()).hash, '#/gone/users/list-users');
      await go('#/api/users/list-users', 'List users');
      assert.deepEqual(await texts(opened, '.tab-link'), ['Broken', 'Gone', 'API']);
      assert.deepEqual(uncaught, []);
    },
    {path: '#/broken/users/list-users'},
  ));

test('operation entries are pages in place, and broken ones name the missing key', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'docs.json': docs({
        api: {openapi: 'shop.json'},
        navigation: {groups: [{group: 'Calls', pages: ['index', 'GET /users', 'GET /nowhere']}]},
      }),
    },
    async ({page: opened, shows, go}) => {
      await shows('Index');
      await opened.waitForSelector('.nav-link:has-text("List users")');
      assert.deepEqual(await texts(opened, '.tab-link'), []);
      await opened.click('.nav-link:has-text("List users")');
      await shows('List users');
      await go('#/api-reference/get-nowhere', 'GET /nowhere');
      assert.match(
        (await texts(opened, '.site-article .callout')).join(),
        /references the operation "GET \/nowhere", which does not exist in shop\.json\./,
      );
    },
  ));

test('api.openapi without a section gets a tab at the end', () =>
  withSite(
    browser.open(),
    {...files, 'docs.json': docs({api: {openapi: '/shop.json'}, navigation: {pages: ['index', 'guide/a']}})},
    async ({page: opened, shows}) => {
      await shows('Index');
      assert.deepEqual(await texts(opened, '.tab-link'), ['Acme', 'API reference']);
      await opened.click('.tab-link:has-text("API reference")');
      await shows('Shop API');
    },
  ));

test('a bound page shows the operation after its text, with a default title', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'docs.json': docs({
        api: {openapi: 'shop.json'},
        navigation: {groups: [{group: 'Calls', pages: ['one', 'two', 'POST /orders']}]},
      }),
      'one.mdx': '---\nopenapi: get /users/{id}\n---\n\nWords of the author.\n',
      'two.mdx': '---\nopenapi: delete /users/{id}\n---\n',
    },
    async ({page: opened, shows, messages}) => {
      await shows('Get a user');
      assert.match(await opened.$eval('.site-article', found => found.firstElementChild?.textContent ?? ''), /Words/);
      assert.equal((await element(opened)).spec, 'shop.json');
      await opened.waitForSelector('.nav-link:has-text("Delete a user")');
      assert.deepEqual(await texts(opened, '.nav-link'), ['GETGet a user', 'DELDelete a user', 'POSTCreate an order']);
      assert.equal(await opened.title(), 'Get a user - Acme');
      assert.deepEqual(messages, []);
    },
    {path: '#/one'},
  ));

test('a bound page without any document names the key to set', () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['one', 'two']}}),
      'one.mdx': page('One', 'Text.', 'openapi: GET /a\n'),
      'two.mdx': page('Two', '', 'openapi: GET /b\n'),
    },
    async ({page: opened, shows, go}) => {
      await shows('One');
      await opened.waitForSelector('.site-article .callout');
      assert.match((await texts(opened, '.site-article .callout')).join(), /Add "api": \{"openapi": "openapi\.yaml"\}/);
      // The page has no component that would load the callout style sheet.
      await opened.waitForFunction(
        () => getComputedStyle(document.querySelector('.site-article .callout') as Element).borderTopWidth === '1px',
      );
      await go('#/two', 'Two');
      assert.match((await texts(opened, '.site-article .callout')).join(), /GET \/b/);
    },
    {path: '#/one'},
  ));

test('a copied operation is complete Markdown, below the text of a bound page', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'docs.json': docs({
        api: {openapi: 'shop.json'},
        navigation: {groups: [{group: 'Calls', pages: ['one', 'POST /orders']}]},
      }),
      'one.mdx': page('By hand', 'Words of the author.', 'openapi: get /users/{id}\n'),
    },
    async ({page: opened, shows, go}) => {
      // The button can still have its label from the previous copy.
      const copied = async (title: string) => {
        await opened.click('[data-action="copy-page"]');
        return clipboard(opened, `# ${title}\n`);
      };
      await shows('By hand');
      const written = await copied('By hand');
      assert.match(written, /^# By hand\n\n`GET \/users\/\{id\}`\n\nWords of the author\.\n\n/);
      assert.match(written, /## Responses/);
      assert.doesNotMatch(written, /# Get a user/);
      await go('#/api-reference/orders/create-an-order', 'Create an order');
      assert.match(await copied('Create an order'), /^# Create an order\n\n`POST \/orders`\n.*## Responses/s);
    },
    {path: '#/one', context: {permissions: ['clipboard-read', 'clipboard-write']}},
  ));

test('search finds operations by label, method and path before their section opens', () =>
  withSite(browser.open(), files, async ({page: opened, shows}) => {
    await shows('Index');
    await opened.keyboard.press('/');
    const results = () => opened.evaluate(() => document.querySelector('site-search')?.shadowRoot?.textContent ?? '');
    // The dialog receives keys only after it has opened.
    await opened.waitForSelector('site-search dialog[open]');
    await opened.keyboard.type('post orders');
    await opened.waitForFunction(() =>
      document.querySelector('site-search')?.shadowRoot?.textContent?.includes('Create an order'),
    );
    await opened.keyboard.press('Control+A');
    await opened.keyboard.type('delete user');
    await opened.waitForFunction(() =>
      document.querySelector('site-search')?.shadowRoot?.textContent?.includes('Delete a user'),
    );
    assert.match(await results(), /API reference › Users/);
    await opened.keyboard.press('Enter');
    await shows('Delete a user');
  }));

test("a loading document does not move the sidebar's scroll position and focus", async () => {
  let release = () => {};
  const arrived = new Promise<void>(done => {
    release = done;
  });
  const many = Array.from({length: 60}, (_, at) => `guide/p${at}`);
  const site = await serve(
    {
      ...files,
      'docs.json': docs({
        navigation: {
          tabs: [
            {tab: 'API', openapi: 'shop.json', pages: many},
            {tab: 'B', pages: ['index']},
          ],
        },
      }),
      ...pages(...many),
    },
    {delays: new Map([['/shop.json', arrived]])},
  );
  const {page: opened, shows, close} = await visit(browser.open(), `${site.url}#/guide/p0`);
  try {
    await shows('P0');
    await opened.focus('[data-slug="guide/p30"]');
    const top = await opened.$eval('.site-sidebar', found => {
      found.scrollTop = 400;
      return found.scrollTop;
    });
    release();
    await opened.waitForSelector('.nav-link:has-text("List users")');
    assert.equal(await opened.$eval('.site-sidebar', found => found.scrollTop), top);
    assert.equal(await opened.evaluate(() => document.activeElement?.getAttribute('data-slug')), 'guide/p30');
  } finally {
    await close();
    site.close();
  }
});

test('hostile document text stays text', () =>
  withSite(
    browser.open(),
    {
      ...files,
      'shop.json': JSON.stringify({
        openapi: '3.1.0',
        info: {title: '<img src=x onerror=alert(1)>', version: '1'},
        paths: {
          '/<script>alert(2)</script>': {get: operation('"><img src=x onerror=alert(3)>', {tags: ['<b>t</b>{{x}}']})},
          '/up': {get: operation('---\n# x: y', {operationId: '../../../up', tags: ['__proto__']})},
        },
      }),
    },
    async ({page: opened, shows, dialogs, uncaught}) => {
      await shows('<img src=x onerror=alert(1)>');
      assert.deepEqual(await texts(opened, '.sidebar-nav .nav-title'), ['<b>t</b>{{x}}', '__proto__']);
      await opened.click('.nav-link:has-text("onerror=alert(3)")');
      await shows('"><img src=x onerror=alert(3)>');
      await opened.click('.nav-link:has-text("# x: y")');
      await opened.waitForFunction(() => decodeURIComponent(location.hash) === '#/api-reference/__proto__/-#-x:-y');
      assert.deepEqual([dialogs, uncaught], [[], []]);
      assert.equal(await opened.evaluate(() => 'polluted' in {}), false);
    },
    {path: '#/api-reference'},
  ));

test('only operation pages use the width of two columns', () =>
  withSite(browser.open(), files, async ({page: opened, shows, go}) => {
    const width = () => opened.$eval('.site-article', found => found.getBoundingClientRect().width);
    const left = () => opened.$eval('.site-sidebar', found => found.getBoundingClientRect().left);
    await opened.setViewportSize({width: 1920, height: 900});
    await shows('Index');
    const before = await left();
    assert.ok((await width()) <= 720);
    await go('#/api-reference/users/list-users', 'List users');
    await opened.waitForSelector('.operation-aside code-block');
    const right = await opened.$eval('.operation-aside', found => found.getBoundingClientRect().right);
    const start = await opened.$eval('.site-article', found => found.getBoundingClientRect().left);
    assert.ok(right - start > 1000, String(right - start));
    assert.equal(await left(), before);
    await opened.setViewportSize({width: 390, height: 800});
    assert.ok(await opened.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await go('#/', 'Index');
    assert.equal(await opened.$eval('.site', found => found.hasAttribute('data-api')), false);
  }));

test('the search is centered, and lines have about 75 characters', () => {
  const links = [{label: 'A long name of a link', href: 'https://a.example'}];
  const navbar = {links, primary: {type: 'button', label: 'Start', href: '/index'}};
  const words = 'Words of a text that goes on. '.repeat(20);
  const own = {
    'docs.json': docs({navbar, navigation: {pages: ['index']}}),
    'index.mdx': page('Index', `${words}\n\n- ${words}\n\n\`\`\`\ncode\n\`\`\`\n`),
  };
  return withSite(browser.open(), own, async ({page: opened, shows}) => {
    await shows('Index');
    const widthOf = (name: string) => opened.$eval(name, found => found.getBoundingClientRect().width);
    const middle = await opened.$eval('.search-button', found => {
      const {left, right} = found.getBoundingClientRect();
      return (left + right) / 2;
    });
    const row = await opened.$eval('.header-row', found => {
      const {left, right} = found.getBoundingClientRect();
      return (left + right) / 2;
    });
    assert.ok(Math.abs(middle - row) < 1, `${middle} in ${row}`);
    const blocks = ['.site-article > p', '.site-article > ul', '.site-article > code-block'];
    assert.deepEqual(await Promise.all(blocks.map(widthOf)), [640, 640, 720]);
  });
});

test('one authentication scheme is a line, and two are a section', async () => {
  const token = {type: 'http', scheme: 'bearer'};
  const heightOf = async (...security: object[]) => {
    let height = 0;
    const api = {
      ...files,
      'shop.json': JSON.stringify({
        ...shop,
        paths: {'/a': {get: operation('Get an A', {security})}},
        components: {securitySchemes: {token, other: token}},
      }),
    };
    await withSite(
      browser.open(),
      api,
      async ({page: opened}) => {
        await opened.waitForSelector('.part-security');
        height = await opened.$eval('.part-security', found => found.getBoundingClientRect().height);
      },
      {path: '#/api-reference/get-an-a'},
    );
    return height;
  };
  const [one, two] = [await heightOf({token: []}), await heightOf({token: []}, {other: []})];
  assert.ok(one < 30, `${one}`);
  assert.ok(two > 100, `${two}`);
});

/** Returns a site with an operation that has all parts above its first body field. */
function orderSite(settings: object) {
  const schema = {
    type: 'object',
    required: ['customer'],
    properties: {
      customer: {type: 'string', minLength: 3, description: 'Who pays.', examples: ['cus_1']},
      note: {type: 'string'},
    },
  };
  const post = operation('Create an order', {
    parameters: [{name: 'key', in: 'header', description: 'Of a request.', schema: {type: 'string'}}],
    security: [{token: []}],
    requestBody: {required: true, content: {'application/json': {schema}}},
  });
  return {
    ...files,
    'docs.json': docs({...JSON.parse(files['docs.json']), ...settings}),
    'shop.json': JSON.stringify({
      ...shop,
      servers: [{url: 'https://api.example.com'}],
      paths: {'/orders': {post}},
      components: {securitySchemes: {token: {type: 'http', scheme: 'bearer', description: 'A token of yours.'}}},
    }),
  };
}

test('the first body field is visible, and the last has 32 px below', () =>
  withSite(
    browser.open(),
    // The header, tabs and banner leave the least room.
    orderSite({banner: {content: 'News'}}),
    async ({page: opened}) => {
      await opened.setViewportSize({width: 1440, height: 900});
      await opened.waitForSelector('.part-responses');
      const box = (selector: string) =>
        opened.$eval(selector, found => found.getBoundingClientRect().toJSON() as DOMRect);
      const field = await box('.part-body .field');
      assert.ok(field.top <= 560, `${field.top}`);
      const [heading, media] = [await box('.part-body .api-heading'), await box('.part-body .media-head')];
      assert.ok(media.top >= heading.top && media.bottom <= heading.bottom + 2, 'one line');
      const gap = heading.top - (await box('.part-parameters .field-body')).bottom;
      assert.ok(Math.abs(gap - 32) <= 1, `${gap}`);
      // The description, then limits, then an example.
      const [words, facts, example] = await Promise.all(
        ['.field-body > p', '.field-facts', '.field-examples'].map(each => box(`.part-body .field ${each}`)),
      );
      assert.ok((words?.bottom ?? 0) <= (facts?.top ?? 0) && (facts?.bottom ?? 0) <= (example?.top ?? 0));
      // A gray label with a warning dot.
      const colors = await opened.$eval('.part-body .field-required', found => {
        const dot = getComputedStyle(found, '::before').borderTopColor;
        const [word, quiet] = [
          getComputedStyle(found).color,
          getComputedStyle(found.closest('.docs-content') as Element).color,
        ];
        return {isQuiet: word === quiet, isMarked: dot !== word};
      });
      assert.deepEqual(colors, {isQuiet: true, isMarked: true});
    },
    {path: '#/api-reference/create-an-order'},
  ));

for (const theme of ['theme_2', 'theme_5'])
  test(`in ${theme}, the first body field is visible, and the examples have a column from 1200 px`, () =>
    withSite(
      browser.open(),
      orderSite({theme, colors: {primary: '#4353ff'}}),
      async ({page: opened}) => {
        await opened.setViewportSize({width: 1440, height: 900});
        await opened.waitForSelector('.part-responses');
        const top = await opened.$eval('.part-body .field', found => found.getBoundingClientRect().top);
        assert.ok(top <= 560, `${top}`);
        // The color of a POST differs from the brand's blue.
        const color = await opened.$eval('.operation-head .method-post', found => getComputedStyle(found).color);
        const [, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        assert.ok(green > blue, color);
        const isBeside = () =>
          opened.evaluate(() => {
            const [text, aside] = ['.part-body', '.request-bar'].map(each =>
              document.querySelector(each)!.getBoundingClientRect(),
            );
            return text!.right < aside!.left;
          });
        await opened.setViewportSize({width: 1200, height: 900});
        assert.equal(await isBeside(), true);
        await opened.setViewportSize({width: 1199, height: 900});
        assert.equal(await isBeside(), false);
      },
      {path: '#/api-reference/create-an-order'},
    ));
