import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Redirect} from '../../src/config/config.js';
import {type HostName, hosts} from '../../src/hosts/host.js';
import {textOf} from './interpreters.js';

const literals = (count: number): readonly Redirect[] =>
  Array.from({length: count}, (_, at) => ({source: `/old-${at}`, destination: '/new', permanent: true}));
const patterns = (count: number): readonly Redirect[] =>
  Array.from({length: count}, (_, at) => ({source: `/p${at}/:x`, destination: `/q${at}/:x`, permanent: true}));

function build(host: HostName, redirects: readonly Redirect[], slugs: readonly string[] = ['index']) {
  return hosts[host].build({redirects, slugs, base: '/'});
}

test('Cloudflare Pages accepts 2,000 lines, and a URL needs two', () => {
  const {files, problems} = build('cloudflare', literals(1002));
  const lines = textOf(files, '_redirects').trim().split('\n');
  assert.deepEqual([lines.length, lines.at(-1)], [2000, '/old-999/ /new 308']);
  assert.deepEqual(problems, [
    {
      code: 'host-redirect',
      level: 'info',
      message: 'The redirect from "/old-1000" exceeds the limit of Cloudflare Pages: 2000 lines of 1000 characters.',
      fix: 'Move important redirects to the beginning, or join several by a placeholder.',
      path: 'redirects[1000]',
    },
    {
      code: 'host-redirect',
      level: 'info',
      message: 'The redirect from "/old-1001" exceeds the limit of Cloudflare Pages: 2000 lines of 1000 characters.',
      fix: 'Move important redirects to the beginning, or join several by a placeholder.',
      path: 'redirects[1001]',
    },
  ]);
});

test("patterns beyond Cloudflare Pages' hundred are expanded", () => {
  const {files, problems} = build('cloudflare', patterns(51), ['index', 'q50/page']);
  const lines = textOf(files, '_redirects').trim().split('\n');
  assert.equal(lines.filter(line => line.includes(':p0')).length, 100);
  assert.deepEqual(lines.slice(0, 2), ['/p50/page /q50/page 308', '/p50/page/ /q50/page 308']);
  assert.deepEqual(
    problems.map(({message}) => message),
    ['Cloudflare Pages has no pattern for the redirect from "/p50/:x". Lectern wrote redirects for the one known URL.'],
  );
});

test('an overlong line is left out', () => {
  const long = {source: '/long', destination: `/${'x'.repeat(1000)}`, permanent: true};
  const {files, problems} = build('cloudflare', [long, ...literals(1)]);
  assert.equal(textOf(files, '_redirects'), '/old-0 /new 308\n/old-0/ /new 308\n');
  assert.deepEqual(
    problems.map(({path}) => path),
    ['redirects[0]'],
  );
});

test('Vercel accepts 2,048 redirects, patterns and Markdown first', () => {
  const {files, problems} = build('vercel', [...literals(2046), ...patterns(1)]);
  const {redirects} = JSON.parse(textOf(files, 'vercel.json')) as {redirects: {source: string}[]};
  assert.deepEqual([redirects.length, redirects[2044]?.source], [2048, '/old-2044{/}?']);
  assert.deepEqual(
    problems.map(({path, message}) => [path, message]),
    [['redirects[2045]', 'The redirect from "/old-2045" exceeds the limit of Vercel: 2048 redirects.']],
  );
});

test('S3 accepts fifty rules, and other folders become pages', () => {
  const folders = Array.from({length: 51}, (_, at) => ({
    source: `/p${at}/*`,
    destination: `/q${at}/*`,
    permanent: false,
  }));
  const {files, problems} = build('s3', folders, ['index', 'q50/page']);
  const {RoutingRules} = JSON.parse(textOf(files, 's3-website.json')) as {RoutingRules: unknown[]};
  assert.equal(RoutingRules.length, 50);
  assert.ok(files.some(({path}) => path === 'p50/page/index.html'));
  assert.deepEqual(
    problems.map(({path}) => path),
    ['redirects[50]'],
  );
});

test('S3 gets a folder rule only if no other redirect is in that folder', () => {
  const rules = (...sources: readonly string[]) => {
    const redirects = sources.map(source => ({source, destination: source.replace('/a', '/b'), permanent: true}));
    const website = JSON.parse(textOf(build('s3', redirects).files, 's3-website.json')) as {RoutingRules?: unknown[]};
    return website.RoutingRules?.length ?? 0;
  };
  assert.equal(rules('/a/*'), 1);
  assert.equal(rules('/a/*', '/ab'), 1);
  assert.equal(rules('/a/*', '/a/special'), 0);
  assert.equal(rules('/a', '/a/*'), 0);
  assert.equal(rules('/a/*', '/a/b/*'), 0);
  assert.equal(rules('/a/*.html'), 0);
  assert.equal(rules('/a b/*'), 0);
});
