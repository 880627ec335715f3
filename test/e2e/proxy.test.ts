import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {proxyListener} from '../../shell/node/commands/proxy/proxy-server.js';
import {useBrowser} from './site.js';

// Tests requests of a real browser, which sets the headers that identify pages.

const browser = useBrowser();
const servers: ReturnType<typeof createServer>[] = [];
const arrived: string[] = [];
let api = '';
let docs = '';
let friend = '';
let stranger = '';

async function serve(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

before(async () => {
  api = await serve((request, response) => {
    const {method, url, headers} = request;
    arrived.push(`${method} ${url}`);
    if (url === '/moved') response.writeHead(302, {location: '/page'}).end();
    else if (url === '/page') {
      const script = `<script>fetch('/stolen')</script>`;
      response.writeHead(200, {'content-type': 'text/html', 'set-cookie': 'planted=1; Path=/'}).end(script);
    } else response.writeHead(201, {'x-api': 'yes'}).end(`${method} ${headers.cookie} ${headers.authorization}`);
  });
  const html = (_: unknown, response: {setHeader(name: string, value: string): void; end(text: string): void}) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>x</title>');
  };
  friend = await serve(html);
  stranger = await serve(html);
  const proxy = proxyListener({origins: [api], allowPrivate: true, allowOrigins: [friend]});
  docs = await serve((request, response) =>
    request.url?.startsWith('/_proxy') ? proxy(request, response) : html(request, response),
  );
});

after(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends a request through the proxy from a page of a site, and returns everything that the page can read. */
async function send(from: string, path: string, init: RequestInit = {}) {
  const page = await browser.open().newPage();
  try {
    await page.goto(from);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the test needs a cookie of the site.
      document.cookie = 'docs=1';
    });
    return await page.evaluate(
      async ([address, options]) => {
        try {
          const answer = await fetch(address, options);
          const seen = ['x-api', 'x-lectern-status', 'x-lectern-location', 'x-lectern-proxy-error'];
          const text = await answer.text();
          return {
            status: answer.status,
            text,
            headers: seen.map(name => answer.headers.get(name)),
            cookie: document.cookie,
          };
        } catch {
          return undefined;
        }
      },
      [`${docs}/_proxy?url=${encodeURIComponent(api + path)}`, init] as const,
    );
  } finally {
    await page.close();
  }
}

const secret = {authorization: 'Bearer 1', 'x-lectern-cookie': 'api=2'};

test('a page gets the response with its headers, and keeps its own cookies', async () => {
  for (const method of ['GET', 'PUT'])
    assert.deepEqual(await send(docs, '/a', {method, headers: secret}), {
      status: 201,
      text: `${method} api=2 Bearer 1`,
      headers: ['yes', null, null, null],
      cookie: 'docs=1',
    });
});

test('a redirect is shown but not followed, and no cookie is set', async () => {
  arrived.length = 0;
  const moved = await send(docs, '/moved');
  assert.deepEqual([moved?.status, moved?.headers], [200, [null, '302', '/page', null]]);
  assert.deepEqual(arrived, ['GET /moved']);
  assert.equal((await send(docs, '/page'))?.cookie, 'docs=1');
});

test('only pages of allowed sites can send, and they see all headers', async () => {
  const shared = await send(friend, '/a', {method: 'DELETE', headers: secret});
  assert.deepEqual([shared?.status, shared?.text, shared?.headers[0]], [201, 'DELETE api=2 Bearer 1', 'yes']);
  arrived.length = 0;
  assert.equal(await send(stranger, '/a'), undefined);
  assert.equal(await send(stranger, '/a', {method: 'DELETE', headers: secret}), undefined);
  await send(stranger, '/a', {mode: 'no-cors'});
  assert.deepEqual(arrived, []);
});

test('opening or embedding a proxied URL shows nothing of the API', async () => {
  arrived.length = 0;
  const page = await browser.open().newPage();
  await page.goto(docs);
  const address = `/_proxy?url=${encodeURIComponent(`${api}/page`)}`;
  await page.evaluate(async src => {
    const wait = (element: HTMLElement) =>
      new Promise(done => {
        element.addEventListener('load', done);
        element.addEventListener('error', done);
        document.body.append(element);
      });
    await wait(Object.assign(document.createElement('img'), {src}));
    await wait(Object.assign(document.createElement('script'), {src}));
  }, address);
  await page.goto(docs + address).catch(() => {});
  await page.close();
  assert.deepEqual(arrived, []);
});
