import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {findWebServer} from '../../scripts/find-web-servers.js';
import {createServeListener} from '../../shell/node/commands/serve/serve-listener.js';
import {buildHeaders} from '../../src/hosts/headers.js';
import {hosts} from '../../src/hosts/host.js';
import type {HostInput} from '../../src/hosts/host-format.js';
import {start} from '../shell/node/servers.js';
import {pathToExpression, textOf} from './interpreters.js';
import {writeSite} from './sites.js';
import {startApache, startNginx} from './web-servers.js';

const work = mkdtempSync(join(tmpdir(), 'host-headers-'));
chmodSync(work, 0o755);
after(() => rmSync(work, {recursive: true}));

const forever = 'public, max-age=31536000, immutable';
const asked = 'public, max-age=0, must-revalidate';

/** A file, its cache lifetime, and whether pages of other origins can read it. */
const files: readonly (readonly [path: string, cache: string, isOpen: boolean])[] = [
  ['_lectern/chunks/core-6b2e4045.js', forever, true],
  ['_lectern/chunks/frame-0123abcd.js', forever, true],
  ['_lectern/site-0123456789abcdef.css', forever, true],
  ['_lectern/lectern.js', asked, true],
  ['_lectern/icons/lucide/check.svg', asked, true],
  ['_lectern/api/shop/index.json', asked, true],
  ['_lectern/api/shop/list-orders.json', asked, true],
  ['_lectern/oauth.html', asked, false],
  ['api/shop.yaml', asked, true],
  ['api/old.yml', asked, true],
  ['docs.json', asked, true],
  ['guide/intro.md', asked, false],
  ['images/logo.svg', asked, false],
  ['images/photo-6b2e4045.png', asked, false],
  ['guide/intro/index.html', asked, false],
  ['index.html', asked, false],
];

const input: HostInput = {
  redirects: [],
  slugs: ['index', 'guide/intro'],
  base: '/docs/',
  files: files.map(([path]) => path).filter(path => !path.endsWith('index.html')),
};

const site = writeSite(work, input, Object.fromEntries(input.files!.map(path => [path, `the file ${path}`])));

type Found = readonly [cache: string | null, origin: string | null, type: string | null];

function wanted([, cache, isOpen]: (typeof files)[number]): Found {
  return [cache, isOpen ? '*' : null, 'nosniff'];
}

async function assertServed(port: number): Promise<void> {
  for (const file of files) {
    const response = await fetch(`http://127.0.0.1:${port}/docs/${file[0].replace(/(?:^|\/)index\.html$/, '')}`);
    const {headers} = response;
    await response.arrayBuffer();
    assert.equal(response.status, 200, file[0]);
    const found = ['cache-control', 'access-control-allow-origin', 'x-content-type-options'].map(name =>
      headers.get(name),
    );
    assert.deepEqual(found, wanted(file), file[0]);
  }
  const missing = await fetch(`http://127.0.0.1:${port}/docs/_lectern/chunks/gone-6b2e4045.js`);
  assert.deepEqual([missing.status, await missing.text()], [404, 'not found']);
  assert.notEqual(missing.headers.get('cache-control'), forever);
  assert.equal(missing.headers.get('x-content-type-options'), 'nosniff');
}

test('a single list defines cache lifetime and CORS of each file', () => {
  for (const file of files) {
    const headers = buildHeaders(file[0]);
    const found = [
      headers['cache-control'],
      headers['access-control-allow-origin'] ?? null,
      headers['x-content-type-options'],
    ];
    assert.deepEqual(found, wanted(file), file[0]);
  }
});

test('the Node server sends these headers', async () => {
  await using server = await start(createServeListener({...input, folder: site.folder, host: '127.0.0.1'}));
  await assertServed(server.port);
});

for (const [name, startServer] of [
  ['nginx', startNginx],
  ['apache', startApache],
] as const) {
  const program = findWebServer(name);
  test(program ? `${name} sends these headers` : `${name} is not installed`, {skip: !program}, async () => {
    const servers = await startServer(program!, work, [site]);
    try {
      await assertServed(servers.ports[0]!);
    } finally {
      await servers.stop();
    }
  });
}

for (const host of ['netlify', 'cloudflare'] as const)
  test(`_headers for ${host} has the same headers without duplicates`, () => {
    const blocks = textOf(hosts[host].build(input).files, '_headers').trim().split('\n\n');
    const rules = blocks.map(block => {
      const [path = '', ...lines] = block.split('\n');
      const set = lines.filter(line => !line.startsWith('  ! '));
      return {path, headers: set.map(line => line.trim().split(': ') as [string, string])};
    });
    assert.equal(blocks[0]?.includes('\n  ! access-control-allow-origin'), host === 'cloudflare');
    for (const file of files) {
      const address = `/docs/${file[0]}`;
      const matches = rules.filter(({path}) =>
        path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address,
      );
      const found = matches.flatMap(({headers}) => headers);
      assert.equal(new Set(found.map(([name]) => name)).size, found.length, address);
      const given = Object.fromEntries(found);
      const type = given['x-content-type-options'];
      assert.deepEqual(
        [given['cache-control'] ?? asked, given['access-control-allow-origin'] ?? null, type],
        wanted(file),
        address,
      );
    }
  });

test('vercel.json has the same headers without duplicates', () => {
  const {headers: rules} = JSON.parse(textOf(hosts.vercel.build(input).files, 'vercel.json')) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
  };
  for (const file of files) {
    const matches = rules.filter(({source}) => pathToExpression(source).expression.test(`/docs/${file[0]}`));
    const found = matches.flatMap(({headers}) => headers.map(({key, value}) => [key, value] as const));
    assert.equal(new Set(found.map(([key]) => key)).size, found.length, file[0]);
    const given = Object.fromEntries(found);
    const {
      'cache-control': cache,
      'access-control-allow-origin': origin = null,
      'x-content-type-options': type,
    } = given;
    assert.deepEqual([cache, origin, type], wanted(file), file[0]);
  }
});
