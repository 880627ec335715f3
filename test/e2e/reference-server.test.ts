import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {test} from 'node:test';
import {reference, toListener} from '../../shell/node/reference/server.js';
import {checkAdapter, checkChunk} from '../reference/adapter-suite.js';
import {useBrowser, visit} from './site.js';
import {button, openForm} from './try-it-page.js';

// `lectern/server` in a real Node app: the API, its document and the reference.

const browser = useBrowser();
const dist = join(import.meta.dirname, '../../../dist');
const skip = existsSync(join(dist, 'oauth.html')) ? false : 'dist is not built';
const chunk = skip ? '' : `chunks/${readdirSync(join(dist, 'chunks')).find(name => name.startsWith('core-'))}`;

const document = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1', description: 'What **people** bought.'},
  servers: [{url: '/rest'}],
  security: [{token: []}],
  tags: [{name: 'Orders'}],
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        summary: 'Create an order',
        tags: ['Orders'],
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        responses: {
          201: {description: 'Created.', content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        },
      },
    },
  },
  components: {
    securitySchemes: {token: {type: 'http', scheme: 'bearer'}},
    schemas: {Order: {type: 'object', properties: {product: {type: 'string'}}}},
  },
};

/** Runs an app. A proxy in front of the app removes `prefix`. */
async function withApp(use: (origin: string, sent: string[]) => Promise<void>, prefix = ''): Promise<void> {
  const show = toListener(reference({spec: document}));
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const url = (request.url ?? '').slice(prefix.length);
    if (!(request.url ?? '').startsWith(prefix)) return void response.writeHead(404).end();
    if (url.startsWith('/reference')) return void show(Object.assign(request, {url}), response);
    sent.push(`${request.method} ${url} ${request.headers.authorization}`);
    response.writeHead(201, {'content-type': 'application/json'}).end('{"product": "Notebook"}');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the Node listener passes the adapter suite', {skip}, () =>
  withApp(async origin => {
    await checkAdapter(origin, '/reference');
    await checkChunk(origin, '/reference', chunk);
  }),
);

for (const prefix of ['', '/behind/a-proxy'])
  test(
    `the app shows its reference and receives its request${prefix && ', behind the prefix of a proxy'}`,
    {skip},
    () =>
      withApp(async (origin, sent) => {
        const opened = await visit(browser.open(), `${origin}${prefix}/reference`);
        const {page, shows, messages, uncaught, requests} = opened;
        try {
          await shows('Orders');
          assert.equal(new URL(page.url()).pathname, `${prefix}/reference/`);
          await page.click('.nav-link:has-text("Create an order")');
          await shows('Create an order');
          const dialog = await openForm(page);
          if (!prefix) {
            await dialog.getByLabel('Bearer token', {exact: true}).fill('abc');
            await button(dialog, 'Send').click();
            await dialog.locator('try-it-response').getByText('201', {exact: true}).first().waitFor();
            assert.deepEqual(sent, ['POST /rest/orders Bearer abc']);
          }
          assert.deepEqual([messages, uncaught], [[], []]);
          assert.deepEqual(
            requests.filter(url => /^https?:/.test(url)),
            [],
          );
        } finally {
          await opened.close();
        }
      }, prefix),
  );
