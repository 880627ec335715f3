import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {ChangeStream} from '../../../../../shell/node/commands/dev/change-stream.js';
import {createDevListener} from '../../../../../shell/node/commands/dev/dev-listener.js';
import {originalDocsHeader} from '../../../../../src/site/original-docs-header.js';
import {repository} from '../../repository.js';
import {askPath as ask, type Started, start} from '../../servers.js';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
after(() => rmSync(top, {recursive: true}));
const write = (path: string, text: string) => {
  mkdirSync(join(top, path, '..'), {recursive: true});
  writeFileSync(join(top, path), text);
};
write('project/docs.json', '{"name": "T"}');
write('project/index.mdx', 'Home.');
write('project/guide/a b.mdx', 'Text.');
write('project/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('project/page.html', '<p>own</p>');
write('project/.env', 'SECRET=1');
write('project/.git/config', 'SECRET=2');
write('project/node_modules/x/index.js', 'SECRET=3');
write('outside/secret.txt', 'SECRET=4');
symlinkSync(join(top, 'outside/secret.txt'), join(top, 'project/link.txt'));
symlinkSync(join(top, 'outside'), join(top, 'project/folder'));
symlinkSync(join(top, 'project/logo.svg'), join(top, 'project/again.svg'));
write('own/docs.json', '{}');
write('own/index.html', '<title>Own</title><script type="module" src="lectern/lectern.js"></script>');
write('bundle/lectern.js', 'bundle');
write('bundle/node/cli.js', 'tool');

const changes = new ChangeStream();
const serve = (folder: string, host = '127.0.0.1') =>
  start(
    createDevListener({
      folder: join(top, folder),
      bundle: join(top, 'bundle'),
      host,
      changes,
      proxy: (_, response) => response.end('proxy'),
    }),
  );

const asPage = {accept: 'text/html,application/xhtml+xml,*/*;q=0.8'};

test('files are served unchanged, with their type and nosniff', async () => {
  await using server = await serve('project');
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ['/docs.json', '{"name": "T"}', /^application\/json/],
    ['/guide/a%20b.mdx', 'Text.', /^text\/mdx/],
    ['/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^image\/svg\+xml/],
    ['/logo.svg?v=2', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^image\/svg\+xml/],
    ['/again.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^image\/svg\+xml/],
    ['/page.html', '<p>own</p>', /^text\/html/],
    ['/_lectern/lectern.js', 'bundle', /^text\/javascript/],
    ['/_proxy?url=https%3A%2F%2Fx.example', 'proxy', /^$/],
    [
      '/_lectern/dev/files.json',
      '["again.svg","docs.json","guide/a b.mdx","index.mdx","logo.svg","page.html"]',
      /^application\/json/,
    ],
  ];
  for (const [path, text, type] of cases) {
    const reply = await ask(server, path);
    assert.deepEqual([reply.status, reply.text], [200, text], path);
    assert.match(reply.headers['content-type'] ?? '', type, path);
    assert.equal(reply.headers['x-content-type-options'], 'nosniff', path);
    assert.notEqual(reply.headers['cache-control'], 'public', path);
  }
  write('project/docs.json', '{"name": "changed"}');
  assert.equal((await ask(server, '/docs.json')).text, '{"name": "changed"}');
  write('project/docs.json', '{"name": "T"}');
});

test('security C5: no outside or hidden files, query tricks, listings or foreign hosts', async () => {
  await using server = await serve('project');
  const paths = [
    '/../outside/secret.txt',
    '/%2e%2e/outside/secret.txt',
    '/..%2foutside/secret.txt',
    '/%2e%2e%2foutside%2fsecret.txt',
    '/..%5coutside',
    '//etc/passwd',
    '/./.env',
    '/.env',
    '/.git/config',
    '/node_modules/x/index.js',
    '/link.txt',
    '/folder/secret.txt',
    '/index.mdx?raw',
    '/docs.json?import',
    '/guide/',
    '/guide',
    '/absent.mdx',
    '/_lectern/../docs.json',
    '/_lectern/node/cli.js',
    '/_lectern/%6eode/cli.js',
    '/%5flectern/lectern.js',
    '/_lectern/%252e%252e/project/docs.json',
    '/_lectern/',
    '/%00',
    '/%zz',
  ];
  for (const path of paths)
    for (const headers of [{}, path.startsWith('/guide') ? {} : asPage] as Record<string, string>[]) {
      const reply = await ask(server, path, headers);
      // A browser that navigates to a missing file gets an HTML page with the message.
      if (headers.accept && /absent|link|folder/.test(path)) assert.match(reply.text, /^<!doctype html>/, path);
      else assert.deepEqual([reply.status, reply.text], [404, 'This file does not exist.'], path);
      assert.equal(reply.text.includes('SECRET'), false, path);
      assert.equal(reply.headers['x-content-type-options'], 'nosniff', path);
    }
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:4400']) {
    const reply = await ask(server, '/docs.json', {host});
    assert.deepEqual(
      [reply.status, reply.text],
      [403, 'Host header not allowed.\nFix: Pass --host with the name you use.'],
      host,
    );
  }
  for (const host of ['localhost', 'localhost:4400', '127.0.0.1', '[::1]:4400', '192.168.1.5'])
    assert.equal((await ask(server, '/docs.json', {host})).status, 200, host);
  assert.equal((await ask(server, '/docs.json', {}, 'POST')).status, 405);
  assert.equal((await ask(server, '/docs.json', {}, 'DELETE')).status, 405);
});

test('a project without an icon causes no error', async () => {
  await using server = await serve('project');
  assert.equal((await ask(server, '/favicon.ico')).status, 204);
});

test('a deleted folder is reported, and the server continues', async () => {
  write('leaving/docs.json', '{}');
  await using server = await serve('leaving');
  assert.equal((await ask(server, '/docs.json')).status, 200);
  rmSync(join(top, 'leaving'), {recursive: true});
  const gone = await ask(server, '/_lectern/dev/files.json');
  assert.deepEqual([gone.status, gone.text], [500, 'Lectern cannot read the files.']);
  assert.equal((await ask(server, '/docs.json')).status, 404);
});

test('a configured host name is accepted', async () => {
  await using server = await serve('project', 'docs.test');
  assert.equal((await ask(server, '/docs.json', {host: 'docs.test:4400'})).status, 200);
  assert.equal((await ask(server, '/docs.json', {host: 'other.test'})).status, 403);
});

test("every page URL gets the HTML file, the author's if it exists", async () => {
  await using server = await serve('project');
  for (const path of ['/', '/index.html', '/guide/intro', '/v1.2/x?utm=1', '/guide/']) {
    const reply = await ask(server, path, asPage);
    assert.deepEqual([reply.status, reply.headers['content-type']], [200, 'text/html; charset=utf-8'], path);
    assert.match(reply.text, /router="history" base="\/"><\/script>/, path);
  }
  await using own = await serve('own');
  assert.equal(
    (await ask(own, '/', asPage)).text,
    `<title>Own</title><script type="module" src="/_lectern/lectern.js" dev="/_lectern/dev/changes?since=${changes.place}" manifest="/_lectern/dev/manifest.json"></script>`,
  );
  // The URLs of its pages have a `#`.
  const moved = await ask(own, '/guide/%C3%BC%20x', asPage);
  assert.deepEqual([moved.status, moved.headers.location], [302, '/#/guide/%C3%BC%20x']);
});

/** Opens the stream of changes, and reads one event after another. */
async function listen(server: Started, query: string, headers: Record<string, string> = {}) {
  const stream = await fetch(`${server.origin}/_lectern/dev/changes${query}`, {headers});
  assert.equal(stream.headers.get('content-type'), 'text/event-stream');
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    /** Returns the id and the data of the next event. */
    async next(): Promise<readonly [string | undefined, unknown]> {
      for (;;) {
        const [first, ...rest] = text.split('\n\n');
        if (rest.length > 0) {
          text = rest.join('\n\n');
          const data = /^data: (.*)$/m.exec(first ?? '')?.[1];
          if (data) return [/^id: (.*)$/m.exec(first ?? '')?.[1], JSON.parse(data)];
          assert.equal(first, 'retry: 500');
        } else text += decoder.decode((await reader.read()).value, {stream: true});
      }
    },
    close: () => reader.cancel(),
  };
}

test('while docs.json is invalid, new tabs show the last valid site', async () => {
  const good = '{"name": "T", "navigation": {"pages": ["index"]}}';
  write('kept/docs.json', good);
  write('kept/index.mdx', 'Home.');
  await using server = await serve('kept');
  const shown = async (headers = {}) => (await ask(server, '/docs.json', headers)).text;
  assert.equal(await shown(), good);
  for (const broken of ['{"name": ', '{"name": "T"}']) {
    write('kept/docs.json', broken);
    assert.equal(await shown(), good);
    assert.equal(await shown({[originalDocsHeader]: '1'}), broken);
  }
  write('kept/docs.json', good.replace('T', 'New'));
  assert.equal(await shown(), good.replace('T', 'New'));
});

test('listeners get all changes, including missed ones', async () => {
  await using server = await serve('project');
  const start = changes.place;
  const stream = await listen(server, `?since=${start}`);
  changes.notify(['a.mdx', 'b\n.mdx']);
  assert.deepEqual(await stream.next(), [changes.place, {paths: ['a.mdx', 'b\n.mdx']}]);
  const second = changes.place;
  changes.notify(['c.mdx']);
  changes.notify(['c.mdx', 'd.mdx']);
  await stream.close();
  const late = await listen(server, `?since=${start}`);
  assert.deepEqual(await late.next(), [changes.place, {paths: ['a.mdx', 'b\n.mdx', 'c.mdx', 'd.mdx']}]);
  await late.close();
  // The last event id overrides the state that the page was rendered with.
  const again = await listen(server, `?since=${start}`, {'last-event-id': second});
  assert.deepEqual(await again.next(), [changes.place, {paths: ['c.mdx', 'd.mdx']}]);
  await again.close();
});

test('a page of a previous run is told to reload', async () => {
  await using server = await serve('project');
  for (const since of ['?since=other-0', '', '?since=', `?since=${changes.place}9`]) {
    const stream = await listen(server, since);
    assert.deepEqual(await stream.next(), [changes.place, {isOld: true}], since);
    await stream.close();
  }
});

test("a page's Markdown is served on request", async () => {
  await using server = await serve('project');
  const accept = 'text/markdown';
  for (const [path, text] of [
    ['/', 'Home.'],
    ['/guide/a%20b', 'Text.'],
  ] as const) {
    const reply = await ask(server, path, {accept});
    assert.deepEqual([reply.status, reply.text], [200, text]);
    assert.equal(reply.headers['content-type'], 'text/markdown; charset=utf-8');
    assert.equal(reply.headers.vary, 'accept');
  }
  assert.equal((await ask(server, '/nowhere', {accept})).status, 404);
  assert.match((await ask(server, '/', asPage)).headers['content-type'] ?? '', /^text\/html/);
});

test("only a document's versions are served from git", async () => {
  const documents = ['1', '2'].map(
    version => `{"openapi": "3.1.0", "info": {"title": "A", "version": "${version}"}, "paths": {}}`,
  );
  const docs = '{"name": "A", "integrations": {"lectern": {"history": {"api.json": "git"}}}}';
  const folder = repository(
    join(top, 'dated'),
    documents.map(text => ({'api.json': text, 'docs.json': docs, 'secret.json': '{}'})),
  );
  execFileSync('git', ['-C', folder, 'tag', '2026-03-01', 'HEAD~1']);
  await using server = await serve('dated');
  const shown = JSON.parse((await ask(server, '/docs.json')).text) as {
    integrations: {lectern: {history: Record<string, readonly {file: string}[]>}};
  };
  const [version] = shown.integrations.lectern.history['api.json']!;
  assert.equal((await ask(server, `/${version?.file}`)).text, documents[0]);
  for (const other of ['secret.json', 'docs.json'])
    assert.equal((await ask(server, `/${version?.file.replace('api.json', other)}`)).status, 404, other);
  assert.equal((await ask(server, '/docs.json', {[originalDocsHeader]: '1'})).text, docs);
});
