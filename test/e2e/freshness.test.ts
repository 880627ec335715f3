import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {createServeListener} from '../../shell/node/commands/serve/serve-listener.js';
import {shop} from './endpoint-page.js';
import {docs, page, pixel, texts, useBrowser, type Visit, visit} from './site.js';
import {controlOf, openForm} from './try-it-page.js';

// A prerendered page whose API document has changed since.

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'freshness-'));
const [folder, out] = [join(top, 'project'), join(top, 'out')];
/** Large enough for compression, like real documents. */
const first = JSON.stringify({...shop, 'x-padding': 'y'.repeat(5000)});
/** A worker reads YAML. */
const yard = (parameter: string) =>
  `openapi: 3.1.0\ninfo: {title: Yard, version: '1'}\npaths:\n  /yards:\n    get:\n      summary: List yards\n      description: All **yards**.\n      parameters:\n        - {name: ${parameter}, in: query, schema: {type: string}}\n`;
let server: Server;
let url: string;

before(async () => {
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'docs.json'),
    docs({
      navigation: {
        tabs: [
          {tab: 'Guide', pages: ['index']},
          {tab: 'API', openapi: 'shop.json'},
          {tab: 'Yard', openapi: 'yard.yaml'},
        ],
      },
    }),
  );
  writeFileSync(join(folder, 'index.mdx'), page('Home', 'Text.'));
  writeFileSync(join(folder, 'shop.json'), first);
  writeFileSync(join(folder, 'yard.yaml'), yard('cranes'));
  writeFileSync(join(folder, 'favicon.ico'), pixel);
  const command = {
    folder,
    out,
    siteUrl: 'https://docs.example.com/',
    isPortable: false,
    strict: true,
    version: '0.0.0',
  };
  assert.equal(await runPrerender(command, {out() {}, err: assert.fail}), 0);
  server = createServer(createServeListener({folder: out, host: '127.0.0.1', base: '/', redirects: [], slugs: []}));
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
after(() => {
  server.closeAllConnections();
  server.close();
  rmSync(top, {recursive: true});
});
beforeEach(() => put(first));

/** Saves a document on the server: the site's own document with the site's time, another one an hour later. */
function put(text: string): void {
  const file = join(out, 'shop.json');
  writeFileSync(file, text);
  const written = statSync(join(out, '_lectern/api/shop.json/_source.json')).mtimeMs / 1000;
  const time = written + (text === first ? 0 : 3600);
  utimesSync(file, time, time);
}

async function open(path: string, use: (opened: Visit & {readonly bodies: string[]}) => Promise<void>): Promise<void> {
  const opened = await visit(browser.open(), 'about:blank');
  /** Document files whose content was requested. */
  const bodies: string[] = [];
  opened.page.on('request', request => {
    if (request.method() === 'GET' && request.url().endsWith('/shop.json')) bodies.push(request.url());
  });
  try {
    await opened.page.goto(url + path);
    await opened.page.evaluate(() => Object.assign(document.querySelector('.operation-box') as object, {marked: true}));
    await use({...opened, bodies});
    assert.deepEqual([opened.messages, opened.uncaught], [[], []]);
  } finally {
    await opened.close();
  }
}

const asked = (requests: readonly string[]) => requests.filter(path => /_source\.json$|shop\.json$/.test(path));
const isAsked = (tab: Visit['page']) =>
  tab.waitForFunction(() => performance.getEntriesByType('resource').some(({name}) => name.endsWith('/shop.json')));
const isDrawnAhead = (tab: Visit['page']) =>
  tab.evaluate(() => 'marked' in (document.querySelector('.operation-box') as object));

const changed = (parameter: string, path: string, more: object = {}) => {
  const {paths} = structuredClone(shop) as {paths: Record<string, {get: {parameters?: object[]}}>};
  const {get} = paths[path] as {get: {parameters?: object[]}};
  get.parameters = [...(get.parameters ?? []), {name: parameter, in: 'query', schema: {type: 'string'}}];
  return JSON.stringify({...shop, paths, ...more});
};

test('a changed operation and its open form update after the page has loaded', async () => {
  put(changed('brand-new', '/orders/{id}'));
  await open('api-reference/orders/get-an-order/', async ({page: tab}) => {
    await tab.waitForFunction(() => document.querySelector('.site-article [role=status]')?.textContent);
    assert.deepEqual(await texts(tab, '.site-article [role=status]'), [
      'This operation has changed since this page was published.',
    ]);
    assert.deepEqual(await texts(tab, '.part-parameters .field-name'), ['id', 'expand', 'brand-new']);
    await controlOf(await openForm(tab), 'brand-new').waitFor();
    await tab.keyboard.press('Escape');
    // The next page finds no change.
    await tab.click('.nav-link:has-text("List orders")');
    await tab.waitForFunction(() => document.title.startsWith('List orders'));
    assert.equal(await tab.locator('.site-article [role=status]').count(), 0);
  });
});

test('a changed operation of a YAML document updates too', async () => {
  const file = join(out, 'yard.yaml');
  writeFileSync(file, yard('quays'));
  const later = statSync(join(out, '_lectern/api/yard.yaml/_source.json')).mtimeMs / 1000 + 3600;
  utimesSync(file, later, later);
  await open('api-reference/list-yards/', async ({page: tab}) => {
    await tab.waitForFunction(() => document.querySelector('.site-article [role=status]')?.textContent);
    assert.deepEqual(await texts(tab, '.part-parameters .field-name'), ['quays']);
    assert.match((await texts(tab, '.operation-main')).join(), /All yards\./);
  });
});

test('an unchanged document is neither read nor rendered', () =>
  open('api-reference/orders/get-an-order/', async ({page: tab, requests, bodies}) => {
    await isAsked(tab);
    await tab.waitForLoadState('networkidle');
    assert.deepEqual(asked(requests), [`${url}_lectern/api/shop.json/_source.json`, `${url}shop.json`]);
    assert.deepEqual(bodies, []);
    assert.equal(await isDrawnAhead(tab), true);
  }));

test('a change without a different size is detected', async () => {
  put(first.replace('The order.', 'The ORDER.'));
  await open('api-reference/orders/get-an-order/', async ({page: tab}) => {
    await tab.waitForFunction(() => document.querySelector('.site-article [role=status]')?.textContent);
    assert.match((await texts(tab, '.operation-main')).join(), /The ORDER\./);
  });
});

for (const [says, text] of [
  ['is broken now', '{"openapi": '],
  ['has lost the operation', JSON.stringify({...shop, paths: {}})],
  ['has changed elsewhere', changed('other', '/orders')],
] as const)
  test(`a document that ${says} causes no update`, async () => {
    put(text);
    await open('api-reference/orders/get-an-order/', async ({page: tab, bodies}) => {
      await isAsked(tab);
      await tab.waitForFunction(() => performance.getEntriesByType('resource').length);
      await tab.waitForLoadState('networkidle');
      assert.equal(bodies.length > 0, true);
      assert.equal(await isDrawnAhead(tab), true);
      assert.equal(await tab.locator('.site-article [role=status]').count(), 0);
    });
  });
