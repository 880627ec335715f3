import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildAliasRedirects, buildFolderRedirects, indexRedirects} from '../../src/hosts/moved-pages.js';

test('the folder of an index page redirects to it unless a page has that URL', () => {
  const found = indexRedirects(['index', 'sdk/index', 'guide', 'guide/index', 'über/x y/index', 'plain']);
  assert.deepEqual(found, [
    {source: '/sdk', destination: '/sdk/index', permanent: false},
    {source: '/%C3%BCber/x%20y', destination: '/%C3%BCber/x%20y/index', permanent: false},
  ]);
});

test("a page's alias redirects to it unless a page has that URL", () => {
  const aliases = new Map([
    ['api/orders/list-all', 'api/list-orders'],
    ['api', 'api/list-orders'],
    ['api/gone', 'api/left-out'],
  ]);
  assert.deepEqual(buildAliasRedirects(['api', 'api/list-orders'], aliases), [
    {source: '/api/orders/list-all', destination: '/api/list-orders', permanent: false},
  ]);
});

test('a folder without a page redirects to its first page, once', () => {
  const found = buildFolderRedirects(['index', 'guide/deep/one', 'guide/two', 'sdk/index', 'api', 'api/list']);
  assert.deepEqual(
    found.map(({source, destination}) => [source, destination]),
    [
      ['/guide/deep', '/guide/deep/one'],
      ['/guide', '/guide/deep/one'],
    ],
  );
});
