import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {order, shop, shopText, shown, withPage, yaml} from './endpoint-page.js';
import {serve, texts, useBrowser} from './site.js';

// `<openapi-endpoint>` across origins, and under the strict policy of the security rules.

const browser = useBrowser();
const open = {'access-control-allow-origin': '*'};
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lectern lectern-worker";

/** Returns a document whose operation refers to these files. */
const scattered = (...files: readonly string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Scattered', version: '1'},
    paths: {
      '/parts': {
        get: {
          summary: 'Get parts',
          parameters: [{$ref: `${files.at(-1)}#/Query`}],
          responses: Object.fromEntries(
            files.map((file, index) => [
              200 + index,
              {description: `Part ${index}`, content: {'application/json': {schema: {$ref: `${file}#/Part`}}}},
            ]),
          ),
        },
      },
    },
  });
const part = (name: string) =>
  JSON.stringify({
    Part: {type: 'object', properties: {[name]: {type: 'string'}}},
    Query: {name, in: 'query', schema: {type: 'string'}},
  });
const large = JSON.stringify({...shop, 'x-padding': 'x'.repeat(3_100_000)});

test('script and document can be cross-origin, without cookies or other origins', async () => {
  const third = await serve({'part.json': part('third')}, {headers: open});
  const other = await serve(
    {'api/spec.json': scattered('part.json', `${third.url}part.json`), 'api/part.json': part('near'), 'a.yaml': yaml},
    {headers: open},
  );
  try {
    await withPage(
      browser.open(),
      {
        scripts: [`${other.url}_lectern/elements/openapi-endpoint.js`],
        body: `<openapi-endpoint spec="${other.url}api/spec.json" path="/parts"></openapi-endpoint><openapi-endpoint id="b" spec="${other.url}a.yaml" path="/a"></openapi-endpoint><openapi-endpoint id="c" spec="shop.json" path="/orders"></openapi-endpoint>`,
      },
      {},
      async ({page, requests, site, uncaught}) => {
        await page.context().addCookies([{name: 'session', value: 'secret', url: site.url}]);
        const cookies = new Map<string, string | undefined>();
        page.context().on('request', async request => {
          const sent = request.allHeaders();
          cookies.set(request.url(), '');
          cookies.set(request.url(), (await sent).cookie);
        });
        requests.length = 0;
        await page.reload();
        await shown(page, 'Get parts');
        await shown(page, 'Get an A', '#b');
        await shown(page, 'List orders', '#c');
        await page.waitForLoadState('networkidle');
        assert.match((await texts(page, 'openapi-endpoint .part-responses')).join(), /near.*string/);
        assert.match(
          (await texts(page, 'openapi-endpoint .part-responses')).join(),
          new RegExp(`Unresolved reference: ${third.url}`),
        );
        const problems = await problemsOf(page, `${other.url}api/spec.json`);
        assert.match(problems.join(), /does not allow the host 127\.0\.0\.1:\d+/);
        assert.deepEqual(
          requests.filter(url => url.startsWith(third.url)),
          [],
        );
        for (const path of ['api/spec.json', 'api/part.json']) {
          assert.ok(cookies.has(other.url + path), path);
          assert.equal(cookies.get(other.url + path), undefined, path);
        }
        // The browser sends the cookie to the page's own origin, so it could also send it elsewhere.
        assert.equal(cookies.get(`${site.url}shop.json`), 'session=secret');
        assert.deepEqual(uncaught, []);
      },
    );
  } finally {
    third.close();
    other.close();
  }
});

/** Returns the details of the element's event for a document. */
const problemsOf = (page: Page, spec: string) =>
  page.evaluate(
    address =>
      new Promise<string[]>(done => {
        const host = document.createElement('openapi-endpoint');
        host.setAttribute('spec', address);
        host.setAttribute('path', '/parts');
        host.addEventListener('openapi-shown', event => {
          const {view} = event as Event & {view: {problems: {message: string; fix: string}[]}};
          done(view.problems.map(({message, fix}) => `${message} ${fix}`));
        });
        document.body.append(host);
      }),
    spec,
  );

/** Records policy violations from the start of the page. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, {violations});
    document.addEventListener('securitypolicyviolation', event =>
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  await page.reload();
  return () => page.evaluate(() => (globalThis as unknown as {violations: string[]}).violations);
}

const documents = `<openapi-endpoint ${order}></openapi-endpoint><openapi-endpoint id="b" spec="a.yaml" path="/a"></openapi-endpoint><openapi-endpoint id="c" spec="shop.json" overview></openapi-endpoint><openapi-endpoint id="d" spec="large.json" path="/orders"></openapi-endpoint><openapi-endpoint id="e" spec="parts.json" path="/parts"></openapi-endpoint><openapi-endpoint id="f" spec="shop.json" path="/no"></openapi-endpoint>`;

test('the element complies with the strict policy for every kind of document', () =>
  withPage(
    browser.open(),
    {body: documents},
    {'a.yaml': yaml, 'large.json': large, 'parts.json': scattered('part.json'), 'part.json': part('near')},
    async ({page, messages, uncaught}) => {
      const violations = await watchViolations(page);
      await shown(page, 'Get an order');
      await shown(page, 'Get an A', '#b');
      await shown(page, 'Shop API', '#c');
      await shown(page, 'List orders', '#d');
      await shown(page, 'Get parts', '#e');
      await page.waitForSelector('#f .operation-failed');
      await page.locator('openapi-endpoint summary:has-text("child attribute")').first().click();
      await page.waitForLoadState('networkidle');
      assert.equal(page.workers().length, 2);
      assert.deepEqual([await violations(), messages, uncaught], [[], [], []]);
    },
    {headers: {'content-security-policy': policy}},
  ));

test('without workers, the page reads the document', () =>
  withPage(
    browser.open(),
    {body: documents},
    {'a.yaml': yaml, 'large.json': large, 'parts.json': scattered('part.json'), 'part.json': part('near')},
    async ({page, messages, uncaught}) => {
      messages.length = 0;
      const violations = await watchViolations(page);
      await shown(page, 'Get an A', '#b');
      await shown(page, 'List orders', '#d');
      await page.waitForLoadState('networkidle');
      assert.deepEqual([page.workers().length, uncaught], [0, []]);
      // The browser itself reports a blocked worker. Nothing else is reported.
      assert.ok((await violations()).every(text => text.startsWith('worker-src ')));
      assert.deepEqual(
        messages.filter(text => !/worker-src/.test(text)),
        [],
      );
    },
    {headers: {'content-security-policy': `${policy}; worker-src 'none'`}},
  ));

test('a worker reads a large document, instead of the page', () =>
  withPage(
    browser.open(),
    {body: '<openapi-endpoint spec="large.json" path="/orders/{id}"></openapi-endpoint>'},
    {'large.json': large},
    async ({page, asked, messages, requests}) => {
      await shown(page, 'Get an order');
      await page.waitForSelector('openapi-endpoint .operation-aside request-example');
      assert.deepEqual([page.workers().length, asked, messages], [1, ['/large.json'], []]);
      assert.ok(requests.includes('/_lectern/openapi-worker.js'));
      assert.ok(shopText.length < 3_000_000);
    },
  ));

test('the worker starts, and decodes the document, during the download', async () => {
  let startWorker = () => {};
  const started = new Promise<void>(done => {
    startWorker = done;
  });
  const document = {openapi: '3.1.0', info: {title: 'Größen', version: '1'}, 'x-padding': 'ü'.repeat(1_600_000)};
  const text = Buffer.from(JSON.stringify({...document, paths: {'/size': {get: {summary: 'Größe lesen'}}}}));
  // Cuts inside the two bytes of a character.
  const cut = text.indexOf('ü'.repeat(4)) + 3_100_001;
  const server = createServer(async (_, response) => {
    response.writeHead(200, {...open, 'content-type': 'application/json'}).write(text.subarray(0, cut));
    await started;
    response.end(text.subarray(cut));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sizes.json`;
  try {
    await withPage(
      browser.open(),
      {body: `<openapi-endpoint spec="${url}" path="/size"></openapi-endpoint>`},
      {},
      async ({page, messages}) => {
        await shown(page, 'Größe lesen');
        assert.deepEqual([page.workers().length, messages], [1, []]);
      },
      {status: path => void (path.endsWith('/openapi-worker.js') && startWorker())},
    );
  } finally {
    server.close();
  }
});
