import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {createServeListener, type ServedSite} from '../../../../../shell/node/commands/serve/serve-listener.js';
import {askPath as ask, start} from '../../servers.js';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'serve-')));
after(() => rmSync(top, {recursive: true}));
const write = (path: string, text: string | Buffer) => {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), text);
  // Equal times for all files, which make their ETags predictable.
  utimesSync(join(top, path), 1_700_000_000, 1_700_000_000);
};
const script = `export const words = '${'documentation '.repeat(400)}';`;
const picture = Buffer.from(Array.from({length: 5000}, (_, at) => at & 255));
write('site/index.html', '<h1>Home</h1>');
write('site/404.html', '<h1>Not here</h1>');
write('site/guide/intro/index.html', `<h1>Intro</h1>${'text '.repeat(400)}`);
write('site/guide/intro.md', '# Intro');
write('site/_lectern/core-6b2e4045.js', script);
write('site/_lectern/site.json', '{}');
write('site/logo.png', picture);
write('site/empty.txt', '');
write('site/.env', 'SECRET=1');
write('site/.git/config', 'SECRET=2');
write('site/folder/file.txt', 'in a folder');
write('outside/secret.txt', 'SECRET=3');
symlinkSync(join(top, 'outside/secret.txt'), join(top, 'site/link.txt'));
symlinkSync(join(top, 'outside'), join(top, 'site/linked'));
write('bare/index.html', 'Home');

const redirects = [
  {source: '/old', destination: '/guide/intro', permanent: true},
  {source: '/soon/:x', destination: '/guide/:x?from=soon', permanent: false},
  {source: '/odd', destination: '/guide/"é"?q=é\n', permanent: true},
];
const serve = (options: Partial<ServedSite> = {}) =>
  start(
    createServeListener({folder: join(top, 'site'), base: '/', slugs: [], redirects, host: '127.0.0.1', ...options}),
  );

test('files and pages have their types, with and without a trailing slash', async () => {
  await using server = await serve();
  const cases: readonly (readonly [path: string, file: string, type: string])[] = [
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/?x=1', 'index.html', 'text/html; charset=utf-8'],
    ['/guide/intro', 'guide/intro/index.html', 'text/html; charset=utf-8'],
    ['/guide/intro/', 'guide/intro/index.html', 'text/html; charset=utf-8'],
    ['/guide/intro/index.html', 'guide/intro/index.html', 'text/html; charset=utf-8'],
    ['/guide/intro.md', 'guide/intro.md', 'text/markdown; charset=utf-8'],
    ['/_lectern/core-6b2e4045.js', '_lectern/core-6b2e4045.js', 'text/javascript; charset=utf-8'],
    ['/_lectern/site.json', '_lectern/site.json', 'application/json; charset=utf-8'],
    ['/logo.png', 'logo.png', 'image/png'],
    ['/empty.txt', 'empty.txt', 'text/plain; charset=utf-8'],
  ];
  for (const [path, file, type] of cases) {
    const {status, headers, body} = await ask(server, path);
    assert.deepEqual([status, headers['content-type']], [200, type], path);
    assert.deepEqual(body, readFileSync(join(top, 'site', file)), path);
    assert.equal(headers['content-length'], String(body.length), path);
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
  }
});

test('redirects precede files, with their status and a valid header', async () => {
  await using server = await serve();
  const cases: readonly (readonly [path: string, status: number, to: string])[] = [
    ['/old', 308, '/guide/intro'],
    ['/old/?a=1', 308, '/guide/intro?a=1'],
    ['/soon/intro?a=1', 307, '/guide/intro?from=soon&a=1'],
    ['/odd', 308, '/guide/%22%C3%A9%22?q=%C3%A9'],
  ];
  for (const [path, status, to] of cases) {
    const reply = await ask(server, path);
    assert.deepEqual([reply.status, reply.headers.location], [status, to], path);
    assert.equal(reply.body.toString(), `This page has moved to ${to}`);
  }
});

test('under a base, only paths below it respond', async () => {
  await using server = await serve({base: '/docs/'});
  assert.equal((await ask(server, '/docs/guide/intro/')).status, 200);
  // The page's relative links resolve against its folder.
  const folder = await ask(server, '/docs/guide/intro?x=1?y');
  assert.deepEqual([folder.status, folder.headers.location], [308, '/docs/guide/intro/?x=1?y']);
  const moved = await ask(server, '/docs/old');
  assert.deepEqual([moved.status, moved.headers.location], [308, '/docs/guide/intro']);
  const slash = await ask(server, '/docs?x=1');
  assert.deepEqual([slash.status, slash.headers.location], [308, '/docs/?x=1']);
  for (const path of ['/guide/intro', '/', '/docsguide/intro', '/old']) {
    const reply = await ask(server, path);
    assert.deepEqual([reply.status, reply.body.toString()], [404, '<h1>Not here</h1>'], path);
  }
});

test('missing paths get 404.html with its status, or a sentence', async () => {
  await using server = await serve();
  for (const method of ['GET', 'HEAD']) {
    const reply = await ask(server, '/no/such/page', {range: 'bytes=0-1', 'if-none-match': '*'}, method);
    assert.deepEqual([reply.status, reply.headers['content-type']], [404, 'text/html; charset=utf-8']);
    assert.equal(reply.body.toString(), method === 'GET' ? '<h1>Not here</h1>' : '');
  }
  await using bare = await serve({folder: join(top, 'bare')});
  const reply = await ask(bare, '/no');
  assert.deepEqual([reply.status, reply.body.toString()], [404, 'This page does not exist.']);
});

test("the nearest folder's 404 page responds, for each language", async () => {
  write('nested/404.html', 'Not here');
  write('nested/de/404.html', 'Nicht hier');
  await using server = await serve({folder: join(top, 'nested')});
  for (const [path, text] of [
    ['/no', 'Not here'],
    ['/fr/no', 'Not here'],
    ['/de/no', 'Nicht hier'],
    ['/de/no/such/', 'Nicht hier'],
  ] as const) {
    const reply = await ask(server, path);
    assert.deepEqual([reply.status, reply.body.toString()], [404, text], path);
  }
});

test('text is compressed as accepted, except small files and images', async () => {
  await using server = await serve();
  const path = '/_lectern/core-6b2e4045.js';
  const brotli = await ask(server, path, {'accept-encoding': 'gzip, br'});
  assert.deepEqual([brotli.headers['content-encoding'], brotli.headers['vary']], ['br', 'accept-encoding']);
  assert.equal(brotliDecompressSync(brotli.body).toString(), script);
  const zipped = await ask(server, path, {'accept-encoding': 'gzip'});
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(zipped.body).toString(), script);
  const plain = await ask(server, path);
  assert.deepEqual([plain.headers['content-encoding'], plain.headers['vary']], [undefined, 'accept-encoding']);
  assert.equal(plain.body.toString(), script);
  const marks = [brotli, zipped, plain].map(({headers}) => headers.etag);
  assert.equal(new Set(marks).size, 3);
  for (const other of ['/guide/intro.md', '/logo.png']) {
    const reply = await ask(server, other, {'accept-encoding': 'gzip, br'});
    assert.equal(reply.headers['content-encoding'], undefined, other);
  }
  const head = await ask(server, path, {'accept-encoding': 'br'}, 'HEAD');
  assert.deepEqual([head.headers['content-length'], head.body.length], [brotli.headers['content-length'], 0]);
});

test('an unchanged file is not sent again', async () => {
  await using server = await serve();
  for (const headers of [{}, {'accept-encoding': 'br'}] as Record<string, string>[]) {
    const {headers: first} = await ask(server, '/guide/intro', headers);
    for (const known of [first.etag!, `"x", ${first.etag}`, '*']) {
      const again = await ask(server, '/guide/intro', {...headers, 'if-none-match': known});
      assert.deepEqual([again.status, again.body.length, again.headers.etag], [304, 0, first.etag], known);
      assert.equal(again.headers['cache-control'], 'public, max-age=0, must-revalidate');
    }
    const other = await ask(server, '/guide/intro', {...headers, 'if-none-match': '"other"'});
    assert.equal(other.status, 200);
  }
  write('site/changing.txt', 'one');
  const {headers: before} = await ask(server, '/changing.txt');
  writeFileSync(join(top, 'site/changing.txt'), 'two');
  const after_ = await ask(server, '/changing.txt', {'if-none-match': before.etag!});
  assert.deepEqual([after_.status, after_.body.toString()], [200, 'two']);
});

test('a part of a file is sent', async () => {
  await using server = await serve();
  const part = await ask(server, '/logo.png', {range: 'bytes=10-19'});
  assert.deepEqual([part.status, part.headers['content-range']], [206, 'bytes 10-19/5000']);
  assert.deepEqual(part.body, picture.subarray(10, 20));
  const tail = await ask(server, '/logo.png', {range: 'bytes=-5'});
  assert.deepEqual(tail.body, picture.subarray(4995));
  const beyond = await ask(server, '/logo.png', {range: 'bytes=5000-'});
  assert.deepEqual([beyond.status, beyond.headers['content-range']], [416, 'bytes */5000']);
  const several = await ask(server, '/logo.png', {range: 'bytes=0-1,3-4'});
  assert.deepEqual([several.status, several.body.length], [200, 5000]);
  const perhaps = await ask(server, '/logo.png', {range: 'bytes=0-1', 'if-range': '"x"'});
  assert.deepEqual([perhaps.status, perhaps.body.length], [200, 5000]);
  const head = await ask(server, '/logo.png', {range: 'bytes=0-1'}, 'HEAD');
  assert.deepEqual([head.status, head.headers['content-length']], [200, '5000']);
  const text = await ask(server, '/_lectern/core-6b2e4045.js', {range: 'bytes=0-5', 'accept-encoding': 'br'});
  assert.deepEqual([text.status, text.body.toString(), text.headers['content-encoding']], [206, 'export', undefined]);
});

test('security C5: no outside or hidden files, listings or foreign hosts', async () => {
  await using server = await serve();
  const paths = [
    '/../outside/secret.txt',
    '/%2e%2e/outside/secret.txt',
    '/..%2foutside/secret.txt',
    '/..%5coutside%5csecret.txt',
    '//outside/secret.txt',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/link.txt',
    '/linked/secret.txt',
    '/folder',
    '/folder/',
    '/index.html/',
    '/guide/../.env',
    '/%00',
    '/%zz',
    `/${'x'.repeat(5000)}`,
  ];
  for (const path of paths) {
    const {status, body, headers} = await ask(server, path);
    assert.deepEqual([status, body.toString()], [404, '<h1>Not here</h1>'], path);
    assert.equal(headers['x-content-type-options'], 'nosniff', path);
  }
  for (const host of ['evil.example', 'localhost.evil.example']) {
    const reply = await ask(server, '/', {host});
    assert.deepEqual(
      [reply.status, reply.body.toString()],
      [403, 'Host header not allowed.\nFix: Pass --host with the name you use.'],
      host,
    );
  }
  for (const host of ['localhost:4403', '127.0.0.1', '[::1]:1'])
    assert.equal((await ask(server, '/', {host})).status, 200);
  const posted = await ask(server, '/', {}, 'POST');
  assert.deepEqual([posted.status, posted.headers['allow']], [405, 'GET, HEAD']);
  await using open = await serve({host: '0.0.0.0'});
  assert.equal((await ask(open, '/', {host: 'docs.example.com'})).status, 200);
});

test('the proxy is available under the base if configured', async () => {
  await using without = await serve();
  assert.equal((await ask(without, '/_proxy?url=x')).status, 404);
  await using server = await serve({base: '/docs/', proxy: (_, response) => response.end('proxy')});
  assert.equal((await ask(server, '/docs/_proxy?url=x', {}, 'POST')).body.toString(), 'proxy');
  assert.equal((await ask(server, '/_proxy?url=x')).status, 404);
  assert.equal((await ask(server, '/docs/_proxyx')).status, 404);
});

test('a matching date without an ETag avoids sending a file again', async () => {
  await using server = await serve();
  const {headers} = await ask(server, '/guide/intro');
  const modified = String(headers['last-modified']);
  const cases: readonly (readonly [Record<string, string>, number])[] = [
    [{'if-modified-since': modified}, 304],
    [{'if-modified-since': new Date(Date.parse(modified) + 5000).toUTCString()}, 304],
    [{'if-modified-since': new Date(Date.parse(modified) - 5000).toUTCString()}, 200],
    [{'if-modified-since': 'no date'}, 200],
    // The ETag has priority over the date.
    [{'if-modified-since': modified, 'if-none-match': '"other"'}, 200],
  ];
  for (const [asked, status] of cases) assert.equal((await ask(server, '/guide/intro', asked)).status, status);
  assert.equal((await ask(server, '/no/such/page', {'if-modified-since': modified})).status, 404);
});

test('an absolute request target means its path on that host', async () => {
  await using server = await serve();
  const cases: readonly (readonly [target: string, host: string, status: number])[] = [
    ['http://localhost/guide/intro', 'localhost', 200],
    ['http://localhost', 'stranger.example', 200],
    ['HTTP://127.0.0.1:80/guide/intro?x=1', 'localhost', 200],
    ['http://stranger.example/guide/intro', 'localhost', 403],
    ['http://localhost@stranger.example/', 'localhost', 403],
    ['http://stranger.example@localhost/', 'localhost', 403],
    ['http://localhost/%2e%2e/outside/secret.txt', 'localhost', 404],
    ['http://localhost//outside/secret.txt', 'localhost', 404],
  ];
  for (const [target, host, status] of cases) assert.equal((await ask(server, target, {host})).status, status, target);
});
