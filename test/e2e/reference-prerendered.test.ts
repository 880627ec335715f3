import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {shopText} from './endpoint-page.js';
import {soon, useBrowser, visit, writeProject} from './site.js';

// `lectern prerender openapi.json`: other tools' fragments lead to the same parts as with a script tag.

const browser = useBrowser();
const top = mkdtempSync(join(tmpdir(), 'reference-prerendered-'));
const out = join(top, 'site');
let host: Awaited<ReturnType<typeof listen>>;

before(async () => {
  writeProject(top, {'openapi.json': shopText});
  const command = {
    folder: join(top, 'openapi.json'),
    out,
    base: '/docs/',
    isPortable: false,
    strict: false,
    version: '0.0.0',
  };
  assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
  host = await listen(static_(out, '/docs/'));
});
after(() => {
  host.close();
  rmSync(top, {recursive: true});
});

const cases: readonly (readonly [tool: string, fragment: string, title: string, path: string])[] = [
  ['Swagger UI', '#/Orders/getOrder', 'Get an order', '/docs/api-reference/orders/get-an-order/'],
  ['Redoc', '#operation/listOrders', 'List orders', '/docs/api-reference/orders/list-orders/'],
  ['Redoc, in a tag', '#tag/Orders/operation/getOrder', 'Get an order', '/docs/api-reference/orders/get-an-order/'],
  // The home page is the introduction, which contains this heading.
  ['Redoc, a tag', '#tag/Orders', 'Shop API', '/docs/#tag/Orders'],
  [
    'Redoc, a tag, from an operation',
    'api-reference/orders/list-orders/#tag/Orders',
    'Shop API',
    '/docs/api-reference/#tag-orders',
  ],
  ['Scalar', '#tag/orders/GET/orders/{id}', 'Get an order', '/docs/api-reference/orders/get-an-order/'],
];
for (const [tool, fragment, title, path] of cases)
  test(`a link to ${fragment} leads to its part (${tool})`, async () => {
    const opened = await visit(browser.open(), `${host.url}docs/${fragment}`);
    try {
      await opened.shows(title);
      await soon(async () => opened.page.url().slice(new URL(host.url).origin.length), path);
      assert.deepEqual(opened.uncaught, []);
    } finally {
      await opened.close();
    }
  });

test('an unknown fragment keeps the reader on the page', async () => {
  const opened = await visit(browser.open(), `${host.url}docs/#operation/none`);
  try {
    await opened.shows('Shop API');
    assert.deepEqual([opened.messages, opened.uncaught], [[], []]);
  } finally {
    await opened.close();
  }
});
