import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {axeFindings} from './axe.js';
import {inBoth} from './both-kinds.js';
import {docs, page, pages, serve, soon, texts, useBrowser, visit, withSite, writeProject} from './site.js';

// Pages of AsyncAPI documents, with a script tag and prerendered, and the element in host pages.

const browser = useBrowser();

const events = `asyncapi: 3.0.0
info: {title: Shop events, version: '1', description: What happens., tags: [{name: Orders, description: Of the shop.}]}
servers:
  live: {host: broker.example.com, protocol: kafka, description: The real one.}
channels:
  orders:
    address: 'orders.{region}'
    parameters: {region: {description: Where., enum: [eu, us]}}
    messages:
      placed: {$ref: 'messages.yaml#/placed'}
  stock:
    address: stock
    messages:
      reserve: {title: Reserve items, payload: {type: object, properties: {sku: {type: string}}}}
operations:
  onOrder:
    action: send
    title: Orders of a region
    channel: {$ref: '#/channels/orders'}
    tags: [{name: Orders}]
  reserve:
    action: receive
    title: Reserve stock
    channel: {$ref: '#/channels/stock'}
`;
const messages = `placed:
  name: OrderPlaced
  title: Order placed
  headers: {type: object, properties: {requestId: {type: string}}}
  correlationId: {location: '$message.header#/requestId'}
  payload: {$ref: '#/Order'}
  bindings: {kafka: {key: {type: string, description: Of the order.}}}
  examples: [{name: first, payload: {id: ord_1}}]
Order:
  type: object
  properties:
    id: {type: string, description: Stays the same.}
    parts: {type: array, items: {type: object, properties: {inner: {$ref: '#/Order'}}}}
`;

const project = {
  'docs.json': docs({
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index', 'bound', 'inside']},
        {tab: 'Events', asyncapi: {source: 'api/events.yaml', directory: 'events'}},
      ],
    },
  }),
  'api/events.yaml': events,
  'api/messages.yaml': messages,
  ...pages('index'),
  'bound.mdx': page('Stock', 'Words of the author.', 'asyncapi: "api/events.yaml reserve"\n'),
  'inside.mdx': page('Inside', '## Before\n\n<AsyncApiChannel spec="api/events.yaml" channel="orders" />'),
};

/** Returns the visible text of an operation, for both kinds of site. */
async function seen(opened: Page) {
  await opened.waitForSelector('.operation-aside code-block', {timeout: 10_000});
  return {
    title: await texts(opened, '.page-head h1'),
    line: await texts(opened, '.api-channel .operation-head .method, .api-channel .operation-path'),
    direction: await texts(opened, '.channel-direction'),
    headings: await texts(opened, '.api-channel .api-heading'),
    parts: await texts(opened, '.api-channel .api-subtitle'),
    fields: await opened.$$eval('.api-channel .field', found => found.map(each => each.getAttribute('data-name'))),
    examples: await texts(opened, '.operation-aside .example-title'),
    servers: await texts(opened, '.channel-server'),
    tried: await opened.$$eval('.try-button', found => found.length),
    contents: await texts(opened, '.site-contents a'),
    sidebar: await texts(opened, '.sidebar-nav .nav-link'),
    groups: await texts(opened, '.sidebar-nav .nav-title'),
  };
}

/** Opens a recursive schema, which loads on demand. */
async function openFolds(opened: Page): Promise<void> {
  const inner = () => opened.$$eval('.api-channel .field[data-name="inner"]', found => found.length);
  for (let turn = 0; turn < 20 && (await inner()) < 2; turn++) {
    for (const fold of await opened.$$('.api-channel details.expandable:not([open]) > summary'))
      if (await fold.isVisible()) await fold.click();
    await opened.waitForTimeout(200);
  }
  assert.ok((await inner()) > 1);
}

const expected = {
  title: ['Orders of a region'],
  line: ['RECEIVE', 'orders.{region}'],
  direction: ['The application sends you this message. onOrder'],
  headings: ['Address parameters', 'Order placed', 'Servers'],
  parts: ['Payload', 'Headers', 'Bindings'],
  fields: ['region', 'id', 'parts', 'inner', 'requestId', 'key'],
  examples: ['RECEIVE Order placed'],
  servers: ['livekafka kafka://broker.example.com The real one.'],
  tried: 0,
  contents: ['Address parameters', 'Order placed', 'Servers'],
  sidebar: ['Overview', 'RECVOrders of a region', 'SENDReserve stock'],
  groups: ['Orders', 'Other operations'],
};

const spaced = (all: Awaited<ReturnType<typeof seen>>) => ({
  ...all,
  servers: all.servers.map(each => each.replace('livekafkakafka', 'livekafka kafka').replace('comThe', 'com The')),
});

test('with a script tag, sites show overviews, operations, bound pages and elements', () =>
  withSite(browser.open(), project, async ({page: opened, shows, go, messages: said, uncaught, requests}) => {
    await shows('Index');
    assert.ok(!requests.includes('/api/events.yaml'), 'a document of another tab is not read');
    await opened.click('.tab-link:has-text("Events")');
    await shows('Shop events');
    await opened.waitForSelector('.api-overview .operation-item');
    assert.deepEqual(await texts(opened, '.api-overview .operation-item code'), ['orders.{region}', 'stock']);
    assert.ok((await texts(opened, '.api-overview'))[0]?.includes('Of the shop.'));
    await opened.click('.nav-link:has-text("Orders of a region")');
    await shows('Orders of a region');
    assert.equal(new URL(opened.url()).hash, '#/events/orders');
    assert.deepEqual(spaced(await seen(opened)), expected);
    await openFolds(opened);
    await go('#/bound', 'Stock');
    await opened.waitForSelector('.api-channel');
    assert.deepEqual(await texts(opened, '.channel-direction'), ['You send this message to the application. reserve']);
    assert.ok((await texts(opened, '.site-article'))[0]?.includes('Words of the author.'));
    await go('#/inside', 'Inside');
    await opened.waitForSelector('.api-channel');
    assert.deepEqual(await texts(opened, '.operation-title'), ['Orders of a region']);
    assert.deepEqual([said, uncaught], [[], []]);
  }));

test('prerendered pages have the same text with and without script, in all outputs', async () => {
  const top = mkdtempSync(join(tmpdir(), 'asyncapi-'));
  const [folder, out] = [join(top, 'project'), join(top, 'out')];
  writeProject(folder, project);
  const command = {
    folder,
    out,
    siteUrl: 'https://docs.example.com/',
    isPortable: false,
    strict: true,
    version: '0.0.0',
  };
  assert.equal(await runPrerender(command, {out() {}, err: assert.fail}), 0);
  const site = await listen(static_(out, '/'));
  try {
    for (const javaScriptEnabled of [false, true]) {
      const {
        page: opened,
        messages: said,
        uncaught,
        requests,
        close,
      } = await visit(browser.open(), `${site.url}events/orders/`, {javaScriptEnabled});
      assert.deepEqual(spaced(await seen(opened)), expected);
      if (!javaScriptEnabled) assert.ok(!requests.some(path => /\.(?:yaml|json)$/.test(path)), 'the page has all');
      if (javaScriptEnabled) {
        await opened.waitForFunction(() => customElements.get('openapi-endpoint') !== undefined);
        await openFolds(opened);
        assert.ok(
          requests.some(path => /\/on-order\.json$/.test(path)),
          'rows come from the slice',
        );
        assert.deepEqual(await axeFindings(opened), []);
      }
      assert.deepEqual([said, uncaught], [[], []]);
      await close();
    }
    const file = (path: string) => readFileSync(join(out, path), 'utf8');
    assert.ok(
      file('events/orders.md')
        .replace(/^> .*\n\n/, '')
        .startsWith('# Orders of a region\n\n`RECEIVE orders.{region}`\n'),
    );
    assert.ok(file('events/orders.md').includes('- `id` (string): Stays the same.'));
    assert.ok(file('bound.md').includes('Words of the author.') && file('bound.md').includes('## Reserve items'));
    assert.ok(file('inside/index.html').includes('Order placed'));
    const {page: opened, close} = await visit(browser.open(), `${site.url}`);
    await opened.waitForFunction(() => customElements.get('site-theme') !== undefined);
    await opened.keyboard.press('/');
    await opened.waitForFunction(
      () => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open,
    );
    await opened.keyboard.type('orders region');
    await opened.waitForFunction(() =>
      document.querySelector('site-search')?.shadowRoot?.textContent?.includes('Orders of a region'),
    );
    await close();
  } finally {
    site.close();
    rmSync(top, {recursive: true});
  }
});

test('both kinds of site list operations in the search alike', () =>
  inBoth(browser.open(), project, 'index', async ({page: opened, kind}) => {
    await opened.waitForSelector('.search-button');
    await opened.keyboard.press('Control+k');
    await opened.waitForSelector('site-search dialog[open]');
    await opened.locator('site-search input').fill('orders region');
    await soon(
      () => texts(opened, 'site-search #option-0 > :is(.method, .title, .path)'),
      ['RECV', 'Orders of a region', 'onOrder'],
    );
    assert.deepEqual(await texts(opened, 'site-search .group'), ['Endpoints'], kind);
  }));

test('on host pages, the element shows a channel, direction or operation and follows attributes', async () => {
  const host =
    '<!doctype html><html lang="en"><title>Host</title><asyncapi-channel spec="api/events.yaml" channel="orders"></asyncapi-channel><script type="module" src="/_lectern/elements/asyncapi-channel.js"></script></html>';
  const site = await serve({...project, 'host.html': host});
  const {page: opened, messages: said, uncaught, close} = await visit(browser.open(), `${site.url}host.html`);
  try {
    const title = (wanted: string) =>
      opened.waitForFunction(
        words =>
          document.querySelector('asyncapi-channel')?.shadowRoot?.querySelector('.operation-title')?.textContent ===
          words,
        wanted,
        {timeout: 10_000},
      );
    await title('Orders of a region');
    await opened.$eval('asyncapi-channel', found => {
      found.setAttribute('operation', 'reserve');
    });
    await title('Reserve stock');
    const server = await opened.$eval('asyncapi-channel', found => {
      const box = found.shadowRoot?.querySelector('.channel-server');
      return box ? getComputedStyle(box).paddingTop : '';
    });
    assert.equal(server, '16px', 'the sheet of channels is there');
    assert.deepEqual([said, uncaught], [[], []]);
  } finally {
    await close();
    site.close();
  }
});

test('a document of 2,000 channels renders within seconds', async () => {
  const all = Array.from({length: 2000}, (_, at) => at);
  const large = {
    asyncapi: '2.6.0',
    info: {title: 'Large', version: '1'},
    channels: Object.fromEntries(
      all.map(at => [
        `topic/${at}`,
        {
          subscribe: {
            tags: [{name: `Area ${at % 20}`}],
            message: {title: `Event ${at}`, payload: {$ref: '#/components/schemas/S'}},
          },
        },
      ]),
    ),
    components: {schemas: {S: {type: 'object', properties: {id: {type: 'string'}}}}},
  };
  const files = {
    ...pages('index'),
    'docs.json': docs({
      navigation: {
        tabs: [
          {tab: 'Guide', pages: ['index']},
          {tab: 'Events', asyncapi: {source: 'large.json', directory: 'events'}},
        ],
      },
    }),
    'large.json': JSON.stringify(large),
  };
  await withSite(browser.open(), files, async ({page: opened, shows, go}) => {
    await shows('Index');
    await go('#/events/topic1999', 'topic/1999');
    await opened.waitForSelector('.api-channel');
    assert.deepEqual(await texts(opened, '.api-channel .api-heading'), ['Event 1999']);
    // The overview and the channels of one section. Other sections render when they scroll near the viewport.
    assert.equal(await opened.$$eval('.sidebar-nav .nav-link', found => found.length), 101);
  });
});
