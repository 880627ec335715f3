import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Redirect} from '../../../src/config/config.js';
import {compileRedirects, followRedirects} from '../../../src/site/routes/redirects.js';

function redirectsOf(pairs: readonly (readonly [string, string, boolean?])[]): readonly Redirect[] {
  return pairs.map(([source, destination, permanent = true]) => ({source, destination, permanent}));
}

function follow(pairs: readonly (readonly [string, string, boolean?])[], path: string): string | undefined {
  const found = followRedirects(compileRedirects(redirectsOf(pairs)), path);
  return typeof found === 'object' ? found.to : found;
}

const matches: readonly (readonly [source: string, destination: string, path: string, to: string | undefined])[] = [
  ['/old', '/new', '/old', '/new'],
  ['/old', '/new', '/old/', '/new'],
  ['/old/', '/new', '/old', '/new'],
  ['old', 'new', '/old', '/new'],
  ['/old', '/new', '/older', undefined],
  ['/old', '/new', '/Old', undefined],
  ['/', '/start', '/', '/start'],
  ['/old', '/new', '/old?x=1#here', '/new?x=1#here'],
  ['/old', '/new#there', '/old?x=1#here', '/new?x=1#there'],
  ['/old', '/new?y=2', '/old?x=1', '/new?y=2&x=1'],
  ['/old', '/new', '/old#a*b:c', '/new#a*b:c'],
  ['/blog/:slug', '/news/:slug', '/blog/hello', '/news/hello'],
  ['/blog/:slug', '/news/:slug', '/blog/hello/', '/news/hello'],
  ['/blog/:slug', '/news/:slug', '/blog/a/b', undefined],
  ['/blog/:slug', '/news/:slug', '/blog', undefined],
  ['/blog/:year/:slug', '/news/:slug-:year', '/blog/2024/hello', '/news/hello-2024'],
  ['/v1/:rest*', '/v2/:rest*', '/v1/a/b', '/v2/a/b'],
  ['/v1/:rest*', '/v2/:rest', '/v1/a/b', '/v2/a/b'],
  ['/v1/:rest*', '/v2/:rest*', '/v1', '/v2/'],
  ['/v1/:rest*', '/v2/:rest*', '/v10/a', undefined],
  ['/v1/*', '/v2/*', '/v1/a/b', '/v2/a/b'],
  ['/v1/*', '/v2/:splat', '/v1/a/b', '/v2/a/b'],
  ['/*/x/*', '/y/*/*', '/a/x/b', '/y/a/b'],
  ['/a.b/:c', '/d/:c', '/aXb/c', undefined],
  ['/search/:word', '/find?q=:word', '/search/a&b', '/find?q=a%26b'],
  ['/caf%C3%A9', '/coffee', '/café', '/coffee'],
  ['/café', '/thé', '/caf%C3%A9', '/th%C3%A9'],
  ['/x', 'https://elsewhere.example:8080/y', '/x?a=1', 'https://elsewhere.example:8080/y?a=1'],
  ['/x/:a', 'https://elsewhere.example/:a', '/x/b', 'https://elsewhere.example/b'],
  ['/x/:a', 'https://elsewhere.example', '/x/b', 'https://elsewhere.example/'],
  ['/:page', '/docs', '/docs', undefined],
  ['/:page', '/docs', '/other', '/docs'],
  ['/a#old', '/a#new', '/a#old', '/a#new'],
  ['/a#old', '/a#new', '/a/?x=1#old', '/a?x=1#new'],
  ['/a#old', '/a', '/a#old', '/a'],
  ['/a#old', '/b#new', '/a#other', undefined],
  ['/a#old', '/b#new', '/a', undefined],
  ['/a#%C3%A9', '/a#e', '/a#é', '/a#e'],
  ['/:a#old', '/b', '/a#old', undefined],
  ['/same#x', '/same/#x', '/same#x', undefined],
  ['/same', '/same/', '/same', undefined],
  ['/same', '/same#x', '/same', undefined],
];

describe('matches a redirect', () => {
  for (const [source, destination, path, to] of matches) {
    test(`${source} → ${destination}: ${path}`, () => assert.equal(follow([[source, destination]], path), to));
  }
});

const hostile: readonly (readonly [source: string, destination: string, path: string, to: string | undefined])[] = [
  ['/old/*', '/*', '/old/%2F%2Fcanary.invalid', '/canary.invalid'],
  ['/old/*', '/*', '/old//canary.invalid', '/canary.invalid'],
  ['/old/*', '/*', '/old/\\canary.invalid', '/%5Ccanary.invalid'],
  ['/old/*', '/*', '/old/%5C%5Ccanary.invalid', '/%5C%5Ccanary.invalid'],
  ['/old/*', '*', '/old/https://canary.invalid', '/https%3A/canary.invalid'],
  ['/old/:a', ':a', '/old/javascript:alert(1)', '/javascript%3Aalert(1)'],
  ['/old/*', '/:splat', '/old/%09/canary.invalid', '/%09/canary.invalid'],
  ['/old/*', '/new/*', '/old/../../x', '/new/x'],
  ['/old/*', '/new/*', '/old/%2e%2e/x', '/new/x'],
  ['/old/*', '/new/*', '/old/%252e%252e/x', '/new/%252e%252e/x'],
  ['/old/:a', '/new/:a', '/old/a%3Fb%23c', '/new/a%3Fb%23c'],
  ['/:a*', 'https://good.example/:a', '//canary.invalid', 'https://good.example/canary.invalid'],
  ['/old/:a', 'https://good.example/:a', '/old/@canary.invalid', 'https://good.example/%40canary.invalid'],
  ['/old/:a', 'https://good.example:a/', '/old/80', undefined],
  ['/old/:a', 'https://:a/', '/old/canary.invalid', undefined],
  ['/old/:a', 'https://:a.good.example/', '/old/canary.invalid%2F', undefined],
  ['/old', 'https://good.example@canary.invalid/', '/old', undefined],
  ['/old', '//canary.invalid', '/old', undefined],
  ['/old', '/\\canary.invalid', '/old', undefined],
  ['/old', 'javascript:alert(1)', '/old', undefined],
  ['/old/:a', '/new/:a', '/old/\ud800', '/new/%EF%BF%BD'],
];

describe('never changes the origin by a placeholder', () => {
  for (const [source, destination, path, to] of hostile) {
    test(`${source} → ${destination}: ${JSON.stringify(path)}`, () => {
      const found = follow([[source, destination]], path);
      assert.equal(found, to);
      if (found?.startsWith('/')) assert.equal(new URL(found, 'https://docs.example').origin, 'https://docs.example');
    });
  }
});

test('the first match wins, literal or pattern', () => {
  assert.equal(
    follow(
      [
        ['/v1/:a', '/first'],
        ['/v1/x', '/second'],
      ],
      '/v1/x',
    ),
    '/first',
  );
  assert.equal(
    follow(
      [
        ['/v1/x', '/first'],
        ['/v1/:a', '/second'],
      ],
      '/v1/x',
    ),
    '/first',
  );
  assert.equal(
    follow(
      [
        ['/v1/x', '/first'],
        ['/v1/x', '/second'],
      ],
      '/v1/x',
    ),
    '/first',
  );
});

test('up to ten redirects are followed, and more are a loop', () => {
  const hops = (count: number) => Array.from({length: count}, (_, at) => [`/${at}`, `/${at + 1}`] as const);
  assert.equal(follow(hops(10), '/0'), '/10');
  assert.equal(follow(hops(11), '/0'), 'loop');
  assert.equal(
    follow(
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      '/a',
    ),
    'loop',
  );
  assert.equal(follow([['/:a*', '/docs/:a*']], '/x'), 'loop');
});

test('a chain is permanent only if every redirect is', () => {
  const redirects = compileRedirects(
    redirectsOf([
      ['/a', '/b'],
      ['/b', '/c', false],
      ['/c', 'https://x.example/'],
    ]),
  );
  assert.deepEqual(followRedirects(redirects, '/a'), {to: 'https://x.example/', permanent: false, external: true});
  assert.deepEqual(followRedirects(redirects, '/c'), {to: 'https://x.example/', permanent: true, external: true});
});

test('a visit tests few of 12,000 patterns', () => {
  let asked = 0;
  const {literals, headings, patterns} = compileRedirects(
    redirectsOf(Array.from({length: 12_000}, (_, at) => [at % 2 ? `/p${at}/:a` : `/l${at}`, '/new'] as const)),
  );
  const counted = patterns.map(pattern => ({
    ...pattern,
    compiled() {
      asked++;
      return pattern.compiled();
    },
  }));
  assert.equal((followRedirects({literals, headings, patterns: counted}, '/l11998') as {to: string}).to, '/new');
  assert.equal(followRedirects({literals, headings, patterns: counted}, '/nowhere'), undefined);
  assert.equal(asked, 0);
  followRedirects({literals, headings, patterns: counted}, '/p11999/x');
  assert.equal(asked, 1);
});

test('long URLs and many stars take limited time', () => {
  const redirects = compileRedirects(redirectsOf([['/*/a/*/b/*/c', '/x']]));
  assert.equal(followRedirects(redirects, `/${'a/b/'.repeat(100_000)}`), undefined);
});
