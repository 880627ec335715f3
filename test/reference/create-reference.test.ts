import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createReference, type ReferenceHost} from '../../src/reference/create-reference.js';
import type {ReferenceOptions} from '../../src/reference/reference-options.js';

const origin = 'https://shop.example';
const document = {
  openapi: '3.1.0',
  info: {title: 'Shop <API>', version: '1'},
  servers: [{url: 'https://api.shop.example/v1'}, {url: '/v1'}],
  paths: {
    '/pay': {
      servers: [{url: 'https://pay.example'}],
      post: {servers: [{url: 'https://{region}.pay.example', variables: {region: {default: 'eu'}}}]},
    },
  },
  components: {
    securitySchemes: {
      login: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://login.example/token', scopes: {}}}},
    },
  },
};
const script = new TextEncoder().encode('export {};\n'.repeat(200));
const means: ReferenceHost = {
  typeOf: path => ({type: path.endsWith('.js') ? 'text/javascript' : 'text/html', isText: true}),
  readFile: async path =>
    /^(?:lectern|chunks\/core-0123abcd)\.js$/.test(path) ? {bytes: script, hash: 'f'} : undefined,
  compress: async ({bytes}, encoding) => new Uint8Array([encoding === 'br' ? 1 : 2, bytes.length % 256]),
};
const ask = (
  path: string,
  options: Partial<ReferenceOptions> = {},
  init: RequestInit = {},
  host: ReferenceHost = means,
): Promise<Response> => createReference({spec: document, ...options}, host)(new Request(origin + path, init));
const directive = (response: Response, name: string) =>
  response.headers
    .get('content-security-policy')
    ?.split('; ')
    .find(each => each.startsWith(`${name} `));

test('the page is one script tag that names the document', async () => {
  const answer = await ask('/reference/', {
    title: 'A "shop"',
    color: '#0a7',
    theme: 'theme_2',
    logo: '/logo.svg',
    language: 'de',
  });
  const html = await answer.text();
  assert.equal(answer.status, 200);
  assert.match(
    html,
    /<script type="module" src="_lectern\/lectern\.js" spec="openapi\.json" title="A &quot;shop&quot;" logo="\/logo\.svg" color="#0a7" theme="theme_2"><\/script>/,
  );
  assert.match(html, /<html lang="de">/);
  assert.match(html, /<title>A &quot;shop&quot;<\/title>/);
  assert.equal(html.match(/<script/g)?.length, 1);
  const named = await (await ask('/')).text();
  assert.match(named, /<title>Shop &lt;API&gt;<\/title>/);
  assert.match(named, / spec="openapi\.json" title="Shop &lt;API&gt;"/);
  assert.doesNotMatch(await (await ask('/', {spec: [document, document]})).text(), / title=/, 'each has its own');
});

test("the policy allows the own origin, and the document's servers and logins", async () => {
  const answer = await ask('/', {connect: ['https://other.example', "x; script-src 'unsafe-inline'"]});
  assert.equal(
    answer.headers.get('content-security-policy'),
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self' https://api.shop.example https://pay.example https://eu.pay.example https://login.example https://other.example; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types lectern lectern-worker lit-html",
  );
  const away = await ask('/', {
    spec: 'https://specs.example/a.json',
    assets: 'https://cdn.example/lectern',
    logo: 'https://img.example/a.png',
  });
  assert.equal(directive(away, 'script-src'), "script-src 'self' https://cdn.example");
  assert.equal(directive(away, 'connect-src'), "connect-src 'self' https://cdn.example https://specs.example");
  assert.equal(directive(away, 'img-src'), "img-src 'self' https://cdn.example data: blob: https://img.example");
  assert.equal(directive(away, 'worker-src'), "worker-src 'self' https://cdn.example blob:");
  assert.match(await away.text(), /src="https:\/\/cdn\.example\/lectern\/lectern\.js"/);
  assert.equal(
    (await ask('/', {policy: "default-src 'self'"})).headers.get('content-security-policy'),
    "default-src 'self'",
  );
  assert.equal((await ask('/', {policy: false})).headers.get('content-security-policy'), null);
});

test('documents are URLs, objects and functions of the request, one or several', async () => {
  const spec = [
    'https://specs.example/a.json',
    document,
    async (request: Request) => ({...document, info: {title: String(request.headers.get('x-reader')), version: '1'}}),
  ];
  const html = await (await ask('/', {spec})).text();
  assert.match(html, / spec="https:\/\/specs\.example\/a\.json openapi-2\.json openapi-3\.json"/);
  assert.equal((await ask('/openapi.json', {spec})).status, 404, 'the first is a URL');
  const second = await ask('/openapi-2.json', {spec});
  assert.deepEqual(await second.json(), document);
  assert.equal(second.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
  const third = await ask('/openapi-3.json', {spec}, {headers: {'x-reader': 'Ada'}});
  assert.equal(((await third.json()) as typeof document).info.title, 'Ada');
  assert.equal(third.headers.get('cache-control'), 'private, no-cache');
  assert.equal((await ask('/', {spec})).headers.get('cache-control'), 'private, no-cache');
  assert.match(
    await (await ask('/', {spec: new URL('https://a.example/b.yaml')})).text(),
    / spec="https:\/\/a\.example\/b\.yaml"/,
  );
});

test('files with a hash in their name are cached forever, and others revalidated', async () => {
  const core = await ask('/reference/_lectern/chunks/core-0123abcd.js');
  assert.equal(core.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(core.headers.get('x-content-type-options'), 'nosniff');
  const entry = await ask('/_lectern/lectern.js');
  assert.equal(entry.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
});

test('text is compressed as accepted, each encoding with its own strong ETag', async () => {
  const asked = async (accepted: string) => {
    const {headers} = await ask('/_lectern/lectern.js', {}, {headers: {'accept-encoding': accepted}});
    return [headers.get('content-encoding'), headers.get('etag'), headers.get('vary'), headers.get('content-length')];
  };
  assert.deepEqual(await asked('gzip, br'), ['br', '"f-br"', 'accept-encoding', '2']);
  assert.deepEqual(await asked('gzip'), ['gzip', '"f-gzip"', 'accept-encoding', '2']);
  assert.deepEqual(await asked('identity'), [null, '"f"', 'accept-encoding', String(script.length)]);
  const {compress: _, ...plain} = means;
  const answer = await ask('/_lectern/lectern.js', {}, {headers: {'accept-encoding': 'br'}}, plain);
  assert.equal(answer.headers.get('content-encoding'), null);
});

test('a client with a current copy gets 304', async () => {
  for (const path of ['/', '/openapi.json', '/_lectern/lectern.js']) {
    const etag = String((await ask(path)).headers.get('etag'));
    assert.match(etag, /^"[\da-f]+"$/, path);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await ask(path, {}, {headers: {'if-none-match': known}});
      assert.deepEqual([answer.status, await answer.text(), answer.headers.get('etag')], [304, '', etag], known);
    }
    assert.equal((await ask(path, {}, {headers: {'if-none-match': '"x"'}})).status, 200);
  }
});

test('HEAD has no body, and other methods are rejected', async () => {
  const head = await ask('/', {}, {method: 'HEAD'});
  const get = await ask('/');
  assert.equal(await head.text(), '');
  assert.deepEqual([...head.headers], [...get.headers]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await ask('/', {}, {method});
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD'], method);
  }
});

const routes: readonly (readonly [path: string, base: string | undefined, status: number])[] = [
  ['/', undefined, 200],
  ['/a/b/', undefined, 200],
  ['/a/b', undefined, 308],
  ['/a/none.json', undefined, 404],
  ['/a/_lectern/none.js', undefined, 404],
  ['/a/_lectern/../package.json', undefined, 404],
  ['/a/_lectern/%2e%2e/package.json', undefined, 404],
  ['/a/_lectern/..%2f..%2fpackage.json', undefined, 404],
  ['/a/_lectern/chunks/..%5c..%5clectern.js', undefined, 404],
  ['/a/', '/a/', 200],
  ['/a', '/a', 200],
  ['/a/openapi.json', 'a', 200],
  ['/a/_lectern/lectern.js', '/a/', 200],
  ['/', '/a/', 404],
  ['/a/b/', '/a/', 404],
  ['/a/b', '/a/', 404],
  ['/b/_lectern/lectern.js', '/a/', 404],
];
test('the page at its path without the slash names its files in that folder, for frameworks that remove the slash', async () => {
  const page = await (await ask('/x/a', {base: '/x/a', logo: 'logo.svg'})).text();
  assert.match(page, /src="\.\/a\/_lectern\/lectern\.js" spec="\.\/a\/openapi\.json"/);
  assert.match(page, /logo="\.\/a\/logo\.svg"/);
  const away = await (await ask('/a', {base: 'a', spec: '/openapi.yaml', logo: 'https://e.com/l.svg'})).text();
  assert.match(away, /spec="\/openapi\.yaml".* logo="https:\/\/e\.com\/l\.svg"/);
});

for (const [path, base, status] of routes)
  test(`${path} has the status ${status}${base === undefined ? '' : `, where the page is at ${base}`}`, async () => {
    const answer = await ask(path, base === undefined ? {} : {base});
    assert.equal(answer.status, status);
    if (status === 308) assert.equal(answer.headers.get('location'), `./${path.split('/').at(-1)}/`);
  });
