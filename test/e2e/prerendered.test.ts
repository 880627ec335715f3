import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {BrowserContextOptions} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {alive} from '../tools/parity/alive.js';
import {listen, static_} from '../tools/parity/sites.js';
import {axeFindings} from './axe.js';
import {shopText} from './endpoint-page.js';
import {clipboard, docs, page, pixel, texts, useBrowser, type Visit, visit, writeProject} from './site.js';
import {button, controlOf, goesTo, openForm, sampleWith} from './try-it-page.js';

// A prerendered site: complete without JavaScript, the same with it, and fast between pages.

const browser = useBrowser();

const project: Readonly<Record<string, string | Buffer>> = {
  'docs.json': docs({
    banner: {content: 'News for **you**', dismissible: true, id: 'n1'},
    appearance: {default: 'dark'},
    logo: '/logo.svg',
    navigation: {
      tabs: [
        {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'guide/parts', 'guide/deep/page']}]},
        {tab: 'API', openapi: 'shop.json'},
      ],
    },
  }),
  'shop.json': shopText,
  'index.mdx': page(
    'Home',
    '[Parts](/guide/parts#second)\n\n<Card title="Deep" icon="rocket" href="/guide/deep/page">Go</Card>',
  ),
  'guide/parts.mdx': page(
    'Parts',
    '## First\n\n<Tabs>\n<Tab title="One">\n\nFirst tab.\n\n</Tab>\n<Tab title="Two">\n\nSecond tab.\n\n</Tab>\n</Tabs>\n\n<Accordion title="More">\n\n## Inside\n\nFolded.\n\n</Accordion>\n\n```js\nconst a = 1;\n```\n\n## Second\n\n![Dot](/dot.png)\n\nUnicorns live here.',
  ),
  'guide/deep/page.mdx': page(
    'Deep page',
    'Deep text. [Home](/)\n\n<CodeGroup dropdown>\n```js One\nconst a = 1;\n```\n```py Two\na = 1\n```\n</CodeGroup>\n\n![Wide](/wide.svg)\n\nBelow the picture.',
  ),
  'dot.png': pixel,
  'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="100"><rect width="600" height="100"/></svg>',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 50"><rect width="300" height="50"/></svg>',
};

const top = mkdtempSync(join(tmpdir(), 'prerendered-'));
const folder = join(top, 'project');
const out = join(top, 'out');
let site: {url: string; close(): void};
before(async () => {
  writeProject(folder, project);
  const command = {
    folder,
    out,
    siteUrl: 'https://docs.example.com/docs/',
    isPortable: false,
    strict: true,
    version: '0.0.0',
  };
  assert.equal(await runPrerender(command, {out() {}, err: assert.fail}), 0);
  site = await listen(static_(out, '/docs/'));
});
after(() => {
  site.close();
  rmSync(top, {recursive: true});
});

async function open(path: string, use: (opened: Visit) => Promise<void>, context: BrowserContextOptions = {}) {
  const opened = await visit(browser.open(), `${site.url}docs/${path}`, context);
  try {
    if (context.javaScriptEnabled !== false) await alive(opened.page);
    await use(opened);
    assert.deepEqual([opened.messages, opened.uncaught], [[], []]);
  } finally {
    await opened.close();
  }
}

test('without JavaScript, a page is complete and its links work', () =>
  open(
    'guide/parts/',
    async ({page: tab}) => {
      assert.equal(await tab.title(), 'Parts - Acme');
      assert.deepEqual(await texts(tab, '.nav-label'), ['Home', 'Parts', 'Deep page']);
      assert.deepEqual(await texts(tab, '.tab-panel > p:not([class])'), ['First tab.', 'Second tab.']);
      assert.equal(await tab.locator('code-block [class^="hljs-"]').first().textContent(), 'const');
      assert.equal(await tab.getAttribute('html', 'data-mode'), 'dark');
      await tab.click('.tab-row a:has-text("API")');
      await tab.click('.nav-link:has-text("Get an order")');
      assert.equal(new URL(tab.url()).pathname, '/docs/api-reference/orders/get-an-order/');
      assert.deepEqual(await texts(tab, '.operation-main h2'), [
        'Authorization',
        'Path parameters',
        'Query parameters',
        'Responses',
      ]);
    },
    {javaScriptEnabled: false},
  ));

test('a click replaces the page without a reload, and back restores it', () =>
  open('', async ({page: tab, requests}) => {
    await tab.waitForFunction(() => customElements.get('site-theme') !== undefined);
    await tab.evaluate(() => Object.assign(globalThis, {sameDocument: true}));
    await tab.hover('.site-article a');
    await tab.click('.site-article a');
    await tab.waitForFunction(() => document.title === 'Parts - Acme');
    assert.equal(tab.url(), `${site.url}docs/guide/parts/#second`);
    assert.equal(await tab.evaluate(() => (document.activeElement as HTMLElement).id), 'second');
    // One request for the page, sent when the reader points at the link.
    assert.equal(requests.filter(path => path === '/docs/guide/parts/').length, 1);
    assert.deepEqual(await texts(tab, '.nav-link[aria-current=page]'), ['Parts']);
    await tab.getByRole('tab', {name: 'Two'}).click();
    await tab.getByText('Second tab.').waitFor();
    await tab.click('.nav-link:has-text("Deep page")');
    await tab.waitForFunction(() => document.title === 'Deep page - Acme');
    assert.equal(await tab.evaluate(() => document.activeElement?.id), 'content-area');
    assert.equal(await tab.textContent('[role=status]'), 'Deep page');
    await tab.click('.site-article a');
    await tab.waitForFunction(() => document.title === 'Home - Acme');
    assert.equal(tab.url(), `${site.url}docs/`);
    await tab.goBack();
    await tab.waitForFunction(() => document.title === 'Deep page - Acme');
    assert.equal(await tab.evaluate(() => 'sameDocument' in globalThis), true);
    assert.equal(
      requests.some(path => path.endsWith('.mdx') || path.endsWith('docs.json')),
      false,
    );
  }));

test('search, color mode, banner, copy and deep links work', () =>
  open(
    'guide/parts/#inside',
    async ({page: tab}) => {
      await tab.waitForFunction(() => document.querySelector<HTMLDetailsElement>('.site-article details')?.open);
      await tab.keyboard.press('/');
      await tab.waitForFunction(() => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open);
      await tab.keyboard.type('unicorn');
      await tab.waitForFunction(() =>
        document.querySelector('site-search')?.shadowRoot?.textContent?.includes('Second'),
      );
      await tab.keyboard.press('Enter');
      await tab.waitForFunction(() => location.hash === '#second');
      await tab.click('[data-action=dismiss]');
      await tab.click('.nav-link:has-text("Home")');
      await tab.waitForFunction(() => document.title === 'Home - Acme');
      assert.equal(await tab.locator('.site-banner > *').count(), 0);
      await tab.click('site-theme button');
      assert.equal(await tab.getAttribute('html', 'data-mode'), 'light');
      await tab.reload();
      assert.equal(await tab.getAttribute('html', 'data-mode'), 'light');
      await tab.waitForFunction(() => document.querySelector('.site-banner')?.childElementCount === 0);
      await tab.click('[data-action=copy-page]');
      await clipboard(tab, '# Home\n');
    },
    {permissions: ['clipboard-read', 'clipboard-write']},
  ));

test('a prerendered operation opens its form from slices without rerendering', () =>
  open('api-reference/orders/get-an-order/', async ({page: tab}) => {
    // Waits until the first load is complete, so that none of its requests count for the second load.
    await tab.waitForLoadState('networkidle');
    // Before the page loads, because the driver never reports a pending request if routing starts later.
    await tab.route('https://api.shop.example/**', route =>
      route.fulfill({
        json: {id: 7},
        headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
      }),
    );
    const read: string[] = [];
    tab.on('request', request => {
      if (request.method() === 'GET' && request.url().endsWith('.json')) read.push(new URL(request.url()).pathname);
    });
    await tab.reload();
    await tab.evaluate(() => Object.assign(document.querySelector('.operation-box') as object, {marked: true}));
    const dialog = await openForm(tab);
    await controlOf(dialog, 'id').fill('7');
    await goesTo(dialog, 'https://api.shop.example/v1/orders/7');
    await sampleWith(dialog, '/orders/7');
    const sent = tab.waitForRequest('https://api.shop.example/v1/orders/7');
    await button(dialog, 'Send').click();
    await sent;
    await dialog.locator('try-it-response .response').getByText('200').first().waitFor();
    assert.equal(await tab.evaluate(() => 'marked' in (document.querySelector('.operation-box') as object)), true);
    await tab.waitForLoadState('networkidle');
    const folder = '/docs/_lectern/api/shop.json';
    assert.deepEqual(read.sort(), [
      `${folder}/_source.json`,
      `${folder}/get-order.json`,
      `${folder}/index.json`,
      '/docs/_lectern/site.json',
    ]);
  }));

test('URLs with `#/slug` open the page, and unknown ones the 404 page', async () => {
  await open('#/guide/deep/page', async ({page: tab}) => {
    await tab.waitForFunction(() => document.title === 'Deep page - Acme');
    assert.equal(tab.url(), `${site.url}docs/guide/deep/page/`);
  });
  const answer = await fetch(`${site.url}docs/nowhere/at/all`);
  const text = await answer.text();
  assert.equal(answer.status, 404);
  assert.match(text, /<h1 class="page-title" id="page-title">Page not found<\/h1>/);
  assert.match(text, /href="\/docs\/_lectern\/site-/);
});

test('behavior loads after the text is visible', () =>
  open('guide/parts/', async ({page: tab}) => {
    const [painted, asked] = await tab.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({name}) => name.includes('/enhance-'))?.startTime,
    ]);
    assert.ok(painted !== undefined && asked !== undefined && painted <= asked, `${painted} ${asked}`);
  }));

test('the header blurs content below it, but not at the top', async () => {
  const blur = (tab: Visit['page']) =>
    tab.evaluate(async () => {
      const filter = () => getComputedStyle(document.querySelector('.site-header') as Element).backdropFilter;
      const before = filter();
      document.body.style.minHeight = '300vh';
      scrollTo(0, 200);
      for (let frame = 0; frame < 3; frame++) await new Promise(done => requestAnimationFrame(done));
      return [before, filter()];
    });
  await open('', async ({page: tab}) => assert.deepEqual(await blur(tab), ['none', 'blur(12px)']));
  await open('', async ({page: tab}) => assert.deepEqual(await blur(tab), ['blur(12px)', 'blur(12px)']), {
    reducedMotion: 'reduce',
  });
});

test('a page complies with a strict policy, and axe finds nothing', async () => {
  const policy =
    "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lectern lit-html";
  const handler = static_(out, '/docs/');
  const strict = await listen((request, response) => {
    response.setHeader('content-security-policy', policy);
    handler(request, response);
  });
  try {
    for (const path of ['', 'guide/parts/', 'api-reference/orders/get-an-order/']) {
      const opened = await visit(browser.open(), `${strict.url}docs/${path}`);
      await alive(opened.page);
      assert.deepEqual(await axeFindings(opened.page), [], path);
      await opened.page.click('.nav-link >> nth=-1');
      await opened.page.waitForFunction(() => document.querySelector('.nav-link[aria-current=page]'));
      assert.deepEqual([opened.messages, opened.uncaught], [[], []], path);
      await opened.close();
    }
  } finally {
    strict.close();
  }
});

/** An entry of the Layout Instability API. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly}[];
}

test('nothing moves while a page loads, on wide and narrow screens', async () => {
  for (const viewport of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ])
    for (const path of ['', 'guide/parts/', 'guide/deep/page/', 'api-reference/orders/get-an-order/'])
      await open(
        path,
        async ({page: tab}) => {
          // Waits for all behavior and images.
          await tab.waitForFunction(() => customElements.get('site-theme') && document.readyState === 'complete');
          const shifts = await tab.evaluate(async () => {
            const found: LayoutShift[] = [];
            const observer = new PerformanceObserver(list =>
              found.push(...list.getEntries().map(each => each.toJSON() as LayoutShift)),
            );
            observer.observe({type: 'layout-shift', buffered: true});
            for (let frame = 0; frame < 5; frame++) await new Promise(done => requestAnimationFrame(done));
            await new Promise(done => setTimeout(done));
            return found;
          });
          // When the font loads, words within a line move by a pixel or two, but no line moves. The browser measures a
          // menu's rotated arrow along its own axes, so it moves with the words before it.
          const moved = shifts.filter(({sources}) =>
            sources.some(
              ({previousRect, currentRect}) => previousRect.height > 10 && Math.abs(previousRect.y - currentRect.y) > 1,
            ),
          );
          assert.deepEqual(moved, [], `${path} ${viewport.width}`);
          const sum = shifts.reduce((total, {value}) => total + value, 0);
          assert.ok(sum < 0.005, `${path} ${viewport.width}: ${sum}`);
        },
        {viewport},
      );
});
