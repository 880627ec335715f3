import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {findWebServer} from '../../scripts/find-web-servers.js';
import {createServeListener} from '../../shell/node/commands/serve/serve-listener.js';
import {hosts} from '../../src/hosts/host.js';
import type {HostInput} from '../../src/hosts/host-format.js';
import {start} from '../shell/node/servers.js';
import {pathToExpression, textOf} from './interpreters.js';
import {writeSite} from './sites.js';
import {startApache, startNginx} from './web-servers.js';

const work = mkdtempSync(join(tmpdir(), 'host-markdown-'));
chmodSync(work, 0o755);
after(() => rmSync(work, {recursive: true}));

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const agent = 'text/markdown, text/html;q=0.5';
const markdown = 'text/markdown; charset=utf-8';

/** Requests: path and `Accept` header. Expected: status, text, and whether the response is Markdown. */
const requests: readonly (readonly [path: string, accept: string, status: number, text: string])[] = [
  ['', browser, 200, 'index'],
  ['', agent, 200, '# Home'],
  ['guide/intro', browser, 200, 'guide/intro'],
  ['guide/intro', agent, 200, '# Intro'],
  ['guide/intro/', agent, 200, '# Intro'],
  ['guide/intro.md', browser, 200, '# Intro'],
  ['bare', agent, 200, 'bare'],
  ['old', agent, 200, '# Intro'],
  ['images/logo.svg', agent, 200, '<svg/>'],
  ['gone.md', browser, 404, '# Not found'],
];

for (const base of ['/', '/docs/']) {
  const input: HostInput = {
    redirects: [{source: '/old', destination: '/guide/intro', permanent: true}],
    slugs: ['index', 'guide/intro', 'bare'],
    base,
  };
  const site = writeSite(join(work, base === '/' ? 'root' : 'below'), input, {
    'index.md': '# Home',
    'guide/intro.md': '# Intro',
    '404.md': '# Not found',
    'images/logo.svg': '<svg/>',
  });

  const assertServed = async (port: number) => {
    for (const [path, accept, status, text] of requests) {
      const response = await fetch(`http://127.0.0.1:${port}${base}${path}`, {headers: {accept}});
      const name = `${base}${path} for ${accept}`;
      assert.equal(await response.text(), text, name);
      assert.equal(response.status, status, name);
      if (text.startsWith('#')) assert.equal(response.headers.get('content-type'), markdown, name);
      if (!path.includes('.')) assert.match(response.headers.get('vary') ?? '', /\baccept\b(?!-)/i, name);
      assert.equal(response.headers.get('x-llms-txt'), `${base}llms.txt`, name);
      assert.match(response.headers.get('link') ?? '', new RegExp(`^<${base}llms\\.txt>; rel=llms-txt, `), name);
    }
  };

  test(`the Node server sends Markdown below ${base} on request`, async () => {
    await using server = await start(createServeListener({...input, folder: site.folder, host: '127.0.0.1'}));
    await assertServed(server.port);
  });

  for (const [name, startServer] of [
    ['nginx', startNginx],
    ['apache', startApache],
  ] as const) {
    const program = findWebServer(name);
    const title = program ? `${name} sends Markdown to those who ask for it below ${base}` : `${name} is not installed`;
    test(title, {skip: !program}, async () => {
      const servers = await startServer(program!, mkdtempSync(join(work, 'server-')), [site]);
      try {
        await assertServed(servers.ports[0]!);
      } finally {
        await servers.stop();
      }
    });
  }

  test(`Vercel redirects Markdown requests below ${base}`, () => {
    const {redirects} = JSON.parse(textOf(hosts.vercel.build(input).files, 'vercel.json')) as {
      redirects: {source: string; destination: string; has?: {value: string}[]}[];
    };
    const target = (path: string) => {
      for (const {source, destination, has} of redirects) {
        const found = has && pathToExpression(source).expression.exec(base + path);
        if (found) return destination.replace('$1', found[1] ?? '');
      }
      return undefined;
    };
    assert.equal(target(''), `${base}index.md`);
    assert.equal(target('guide/intro'), `${base}guide/intro.md`);
    assert.equal(target('guide/intro/'), `${base}guide/intro.md`);
    assert.equal(target('v1.2/intro'), `${base}v1.2/intro.md`);
    assert.equal(target('guide/intro.md'), undefined);
    assert.equal(target('_lectern/lectern.js'), undefined);
    const [{value} = {value: ''}] = redirects.findLast(each => each.has)?.has ?? [];
    assert.deepEqual(
      [agent, browser].map(each => new RegExp(`^${value}$`).test(each)),
      [true, false],
    );
  });
}
