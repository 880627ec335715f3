import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, describe, test} from 'node:test';
import {playgroundDocument, writtenOrigin} from '../../demo/api/documents.js';
import {buildRoutes} from '../../demo/api/routes.js';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import {createMemoryFiles} from '../../src/base/files.js';
import type {DocumentSet} from '../../src/openapi/document/document-set.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {checkReferences} from '../../src/openapi/references/check-references.js';
import {openText} from '../openapi/open.js';
import {type Answer, ask, askJson, json} from './ask.js';

let api: RunningApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

interface Problem {
  readonly detail: string;
  readonly errors?: readonly {readonly field: string; readonly message: string}[];
}

describe('documents', () => {
  const open = async (path: string): Promise<DocumentSet> =>
    openText((await ask(api.origin, path)).text, path.slice(1), createMemoryFiles({}));

  test('agree with the server in both directions', async () => {
    const documented: string[] = [];
    for (const path of ['/openapi.yaml', '/styles.json']) {
      const documents = await open(path);
      const {operations, problems} = indexDocument(documents);
      assert.deepEqual([...problems, ...checkReferences(documents)], []);
      documented.push(...operations.map(each => `${each.method} ${each.path} ${each.operationId}`));
    }
    const served = buildRoutes().map(({method, path, id}) => `${method} ${path} ${id}`);
    assert.deepEqual(documented.sort(), served.sort());
  });

  test("contain the server's actual origin everywhere", async () => {
    const {text} = await ask(api.origin, '/openapi.yaml');
    assert.ok(!text.includes(writtenOrigin));
    assert.ok(text.includes(`- url: ${api.origin}\n`));
    assert.ok(text.includes(`tokenUrl: ${api.origin}/oauth/token`));
  });

  test("equal the site's file except for the origin", async () => {
    const file = join(import.meta.dirname, '../../../demo/site/api/playground.yaml');
    assert.equal(readFileSync(file, 'utf8'), await playgroundDocument(writtenOrigin));
  });

  test('have a summary, one described tag and a response per operation', async () => {
    const documents = await open('/openapi.yaml');
    const {operations, tags} = indexDocument(documents);
    for (const each of operations) {
      assert.ok(each.summary, each.id);
      assert.equal(each.tags.length, 1, each.id);
      assert.ok(Object.keys((each.node.value as {responses: object}).responses).length > 0, each.id);
    }
    assert.equal(tags.length, 9);
  });
});

describe('trees', () => {
  test('are listed in pages, filtered and sorted', async () => {
    interface Page {
      readonly data: readonly {readonly name: string; readonly stock: number}[];
      readonly page: number;
      readonly pages: number;
      readonly total: number;
    }
    const names = async (query: string) =>
      (await askJson<Page>(api.origin, `/trees${query}`)).value.data.map(tree => tree.name);
    const {data, ...rest} = (await askJson<Page>(api.origin, '/trees?page=3')).value;
    assert.deepEqual([data.length, rest], [2, {page: 3, pages: 3, total: 12}]);
    assert.deepEqual(await names('?species=pear&species=quince&limit=9'), [
      'Bereczki',
      'Conference',
      'Vranja',
      'Williams Christ',
    ]);
    assert.deepEqual(await names('?species=pear,plum&sort=-price&limit=2'), ['Mirabelle de Nancy', 'Conference']);
    assert.deepEqual(await names('?q=GRAV'), ['Gravenstein']);
    assert.deepEqual(await names('?q=grav&inStock=true'), []);
  });

  test('are created, read, replaced, updated and deleted', async () => {
    const fields = {name: 'Discovery', species: 'apple', price: 3100};
    const added = await askJson<{id: string; stock: number}>(api.origin, '/trees', json('POST', fields));
    assert.equal(added.status, 201);
    const path = String(added.headers.location);
    assert.deepEqual((await askJson(api.origin, path)).value, added.value);
    const changed = await askJson(api.origin, path, json('PATCH', {stock: 4, notes: ['early']}));
    assert.deepEqual(changed.value, {...added.value, stock: 4, notes: ['early']});
    assert.equal((await ask(api.origin, path, {method: 'DELETE'})).status, 409);
    const replaced = await askJson(api.origin, path, json('PUT', {...fields, price: 3000}));
    assert.deepEqual(replaced.value, {...added.value, price: 3000});
    assert.equal((await ask(api.origin, path, {method: 'DELETE'})).status, 204);
    assert.equal((await ask(api.origin, path)).status, 404);
  });

  test('are rejected with the names of the invalid fields', async () => {
    const body = {name: ' ', species: 'pine', stock: -1, harvest: {from: 0, to: 9}, colour: 'red'};
    const {status, headers, value} = await askJson<Problem>(api.origin, '/trees', json('POST', body));
    assert.deepEqual([status, headers['content-type']], [422, 'application/problem+json']);
    assert.deepEqual(value.errors, [
      {field: 'colour', message: 'is not a field of a tree'},
      {field: 'name', message: 'must be 1 to 80 characters'},
      {field: 'species', message: 'must be one of apple, pear, plum, cherry, quince'},
      {field: 'price', message: 'is required'},
      {field: 'stock', message: 'must be a whole number from 0 to 100000'},
      {field: 'harvest.from', message: 'must be a month, 1 to 12'},
    ]);
    assert.equal((await ask(api.origin, '/trees', {method: 'POST', body: '{'})).status, 400);
    const taken = await askJson<Problem>(
      api.origin,
      '/trees',
      json('POST', {name: 'TOPAZ', species: 'pear', price: 1}),
    );
    assert.deepEqual([taken.status, taken.value.errors?.[0]?.field], [409, 'name']);
  });

  test('are the same after every start', async () => {
    await ask(api.origin, '/trees/tree-3', {method: 'DELETE'});
    const other = await startApi();
    assert.equal((await ask(other.origin, '/trees/tree-3')).status, 200);
    await other.close();
  });
});

describe('the server', () => {
  const cors = ({headers}: Answer) => Object.keys(headers).filter(name => name.startsWith('access-control-'));

  test('allows other origins without cookies', async () => {
    for (const path of ['/trees', '/nowhere', '/status/500', '/image.png'])
      assert.deepEqual(cors(await ask(api.origin, path, {headers: {origin: 'http://a.example'}})), [
        'access-control-allow-origin',
        'access-control-expose-headers',
      ]);
  });

  test('responds to a CORS preflight', async () => {
    const question = {'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization,x-a'};
    const {status, headers} = await ask(api.origin, '/trees/tree-1', {method: 'OPTIONS', headers: question});
    assert.equal(status, 204);
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['access-control-allow-methods'], 'GET, PUT, PATCH, DELETE');
    assert.equal(headers['access-control-allow-headers'], 'authorization,x-a');
    assert.equal(headers['access-control-max-age'], '600');
    // Without preflight headers, OPTIONS is a normal method.
    assert.equal((await ask(api.origin, '/echo', {method: 'OPTIONS'})).status, 200);
  });

  test('allows a single configured origin', async () => {
    const other = await startApi({allowOrigin: 'http://docs.example'});
    const {headers} = await ask(other.origin, '/trees');
    assert.deepEqual([headers['access-control-allow-origin'], headers['vary']], ['http://docs.example', 'origin']);
    await other.close();
  });

  test('sends no CORS headers below /no-cors', async () => {
    const paths = ['/no-cors/trees', '/no-cors/status/404', '/no-cors/echo'];
    const preflight = {method: 'OPTIONS', headers: {'access-control-request-method': 'PUT'}};
    for (const path of paths) {
      assert.deepEqual(cors(await ask(api.origin, path)), [], path);
      assert.deepEqual(cors(await ask(api.origin, path, preflight)), [], path);
    }
    assert.equal((await askJson<{total: number}>(api.origin, '/no-cors/trees?species=plum')).value.total, 2);
  });

  test('accepts only its own host names', async () => {
    assert.equal((await ask(api.origin, '/trees', {headers: {host: 'evil.example'}})).status, 403);
    assert.equal((await ask(api.origin, '/trees', {headers: {host: 'localhost:1'}})).status, 200);
  });

  test('records every request as received', async () => {
    const other = await startApi();
    const body = Buffer.alloc(1_500_000, 'ä');
    await ask(other.origin, '/echo?a=%C3|', {method: 'PUT', headers: {'X-Mixed': 'Ab'}, body});
    await ask(other.origin, '/nowhere', {headers: {host: 'evil.example'}});
    const [first, second] = other.requests;
    assert.deepEqual([first?.method, first?.url], ['PUT', '/echo?a=%C3|']);
    assert.equal(first?.rawHeaders[first.rawHeaders.indexOf('X-Mixed') + 1], 'Ab');
    assert.ok(first?.body.equals(body.subarray(0, 1_000_000)));
    assert.equal(second?.url, '/nowhere');
    await other.close();
  });

  test('drops the oldest of more than a thousand requests', async () => {
    const other = await startApi();
    for (let count = 0; count <= 1000; count++) await (await fetch(`${other.origin}/empty?${count}`)).text();
    assert.deepEqual([other.requests.length, other.requests[0]?.url], [1000, '/empty?1']);
    await other.close();
  });

  test('uses another port if the configured one is in use', async () => {
    const port = Number(new URL(api.origin).port);
    const other = await startApi({port});
    assert.notEqual(other.origin, api.origin);
    assert.equal((await ask(other.origin, '/')).status, 200);
    await other.close();
  });

  test('lists the methods of a path', async () => {
    const {status, headers} = await ask(api.origin, '/trees', {method: 'DELETE'});
    assert.deepEqual([status, headers['allow']], [405, 'GET, POST']);
    const head = await ask(api.origin, '/trees', {method: 'HEAD'});
    assert.deepEqual([head.status, head.text], [200, '']);
  });

  test('rejects a body that is too large after reading it', async () => {
    const {status} = await ask(api.origin, '/bodies/file', {method: 'PUT', body: Buffer.alloc(32_000_001)});
    assert.equal(status, 413);
  });

  test('stops while responses are pending', async () => {
    const other = await startApi();
    const waiting = ['/hang', '/slow?ms=60000', '/stream/events?n=9&interval=10000'].map(path =>
      assert.rejects(ask(other.origin, path)),
    );
    while (other.requests.length < 3) await new Promise(resolve => setTimeout(resolve, 5));
    await other.close();
    await Promise.all(waiting);
  });
});
