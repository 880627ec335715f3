import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRequestPath} from '../../../../shell/node/http/request-path.js';

test('plain paths are read with and without a query', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['/', '', false],
    ['/?x=/../y', '', true],
    ['/guide/intro.mdx', 'guide/intro.mdx', false],
    ['/guide/', 'guide/', false],
    ['/a%20b/%C3%BC.png?v=2', 'a b/ü.png', true],
    ['/v1.2/x', 'v1.2/x', false],
  ];
  for (const [target, path, hasQuery] of cases) assert.deepEqual(readRequestPath(target), {path, hasQuery}, target);
});

test('ambiguous paths are rejected', () => {
  for (const target of [
    '/../x',
    '/a/../b',
    '/%2e%2e/x',
    '/..%2fx',
    '/a%5cb',
    '/a\\b',
    '//etc/passwd',
    '/a//b',
    '/.env',
    '/.git/config',
    '/a/.hidden/b',
    '/node_modules/x/index.js',
    '/%00',
    '/a%0Ab',
    '/%zz',
    'http://evil.example/x',
    '*',
  ])
    assert.equal(readRequestPath(target), undefined, target);
});
