import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {buildPageHref, type Link, resolveLink} from '../../src/base/link.js';

function drawn(link: Link): string {
  switch (link.kind) {
    case 'page':
      return `page ${link.slug}${link.query}${link.hash && `#${link.hash}`}`;
    case 'asset':
      return `asset ${link.path}`;
    case 'external':
      return `external ${link.url}`;
    case 'refused':
      return 'refused';
  }
}

/** Links on the page `guide/deep/intro`. */
const rows: readonly (readonly [href: string, expected: string])[] = [
  ['/guide/other#x', 'page guide/other#x'],
  ['/', 'page index'],
  ['/guide/other.mdx?x=1#y', 'page guide/other?x=1#y'],
  ['./other', 'page guide/deep/other'],
  ['other.md', 'page guide/deep/other'],
  ['other.html', 'page guide/deep/other'],
  ['../b.md', 'page guide/b'],
  ['../../../../b', 'page b'],
  ['..', 'page guide'],
  ['../..', 'page index'],
  ['%2e%2e/b', 'page guide/b'],
  ['#here', 'page guide/deep/intro#here'],
  ['#h%C3%A9re', 'page guide/deep/intro#hére'],
  ['?x=1', 'page guide/deep/intro?x=1'],
  ['', 'page guide/deep/intro'],
  ['/a//b', 'page a/b'],
  ['/v1.2', 'page v1.2'],
  ['/a b/ü', 'page a b/ü'],
  ['/guides/node.js', 'page guides/node.js'],
  ['/files/app.js', 'asset /files/app.js'],
  ['./a b.pdf?x=1#page=2', 'asset /guide/deep/a%20b.pdf?x=1#page=2'],
  ['../images/x.png', 'asset /guide/images/x.png'],
  ['https://x.example/a?b#c', 'external https://x.example/a?b#c'],
  ['HTTP://x.example', 'external http://x.example/'],
  [' https://x.example ', 'external https://x.example/'],
  ['//x.example/a', 'external https://x.example/a'],
  ['mailto:a@x.example', 'external mailto:a@x.example'],
  ['tel:+123', 'external tel:+123'],
  ['javascript:alert(1)', 'refused'],
  ['JaVaScRiPt:alert(1)', 'refused'],
  ['\tjavascript:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['java\u0000script:alert(1)', 'refused'],
  ['&#106;avascript:alert(1)', 'refused'],
  ['&#x6A&#x61&#x76&#x61script:alert(1)', 'refused'],
  ['javascript&colon;alert(1)', 'refused'],
  ['java&Tab;script:alert(1)', 'refused'],
  ['vbscript:x', 'refused'],
  ['data:text/html,x', 'refused'],
  ['data:image/png;base64,AA', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['blob:https://x.example/1', 'refused'],
  ['https://api.example.com@canary.invalid/', 'refused'],
  ['https://a:b@canary.invalid/', 'refused'],
  ['\\\\canary.invalid', 'refused'],
  ['/\\canary.invalid', 'refused'],
  ['/%5Ccanary.invalid', 'refused'],
  ['/%2F%2Fcanary.invalid', 'refused'],
  ['/%252e%252e/x', 'refused'],
];

describe('resolves a link', () => {
  const context = {slug: 'guide/deep/intro', pages: new Set(['guides/node.js'])};
  for (const [href, expected] of rows)
    test(JSON.stringify(href), () => assert.equal(drawn(resolveLink(href, context)), expected));
});

test('a folder name that looks encoded is not decoded twice', () => {
  assert.equal(drawn(resolveLink('./b', {slug: 'a%41/x'})), 'page a%41/b');
});

describe('writes the URL of a page', () => {
  const cases = [
    [{slug: 'guide/intro', hash: 'x'}, '/', '#/guide/intro#x', '/guide/intro#x'],
    [{slug: 'guide/intro', query: '?a=1'}, '/base', '#/guide/intro?a=1', '/base/guide/intro?a=1'],
    [{slug: 'index'}, '/base/', '#/', '/base/'],
    [{slug: 'guide/index'}, '/', '#/guide/index', '/guide/index'],
    [
      {slug: 'a b/c#?%', hash: 'é "x"'},
      '/',
      '#/a%20b/c%23%3F%25#%C3%A9%20%22x%22',
      '/a%20b/c%23%3F%25#%C3%A9%20%22x%22',
    ],
    [{slug: 'a'}, 'https://cdn.example/docs/', '#/a', 'https://cdn.example/docs/a'],
  ] as const;
  for (const [target, base, hash, history] of cases) {
    test(history, () => {
      assert.equal(buildPageHref(target, {base, router: 'hash'}), hash);
      assert.equal(buildPageHref(target, {base, router: 'history'}), history);
    });
  }
});
