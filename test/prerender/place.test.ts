import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageHref} from '../../src/base/link.js';
import {locateSite, toRootPath} from '../../src/prerender/place.js';

test('links between pages are relative, and a base makes them absolute', () => {
  assert.deepEqual(['index.html', 'a/index.html', 'a/b/index.html'].map(toRootPath), ['./', '../', '../../']);
  const href = (path: string, slug: string, hash = '') => buildPageHref({slug, hash}, locateSite(path, '/'));
  assert.equal(href('index.html', 'guide/intro'), './guide/intro/');
  assert.equal(href('a/b/index.html', 'guide/intro', 'x y'), '../../guide/intro/#x%20y');
  assert.equal(href('a/b/index.html', 'index'), '../../');
  assert.equal(buildPageHref({slug: 'index'}, locateSite('a/index.html', '/index.html')), '../index.html');
  assert.equal(buildPageHref({slug: 'b'}, locateSite('a/index.html', '/index.html')), '../b/index.html');
  assert.equal(buildPageHref({slug: 'b'}, locateSite('404.html', '/', '/docs/')), '/docs/b/');
});
