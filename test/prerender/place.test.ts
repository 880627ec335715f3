import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pagePath, placeOf, upFrom} from '../../src/prerender/place.js';
import {pageHref} from '../../src/routes/link.js';

test('a page is a folder with a file in it, and the home page is the file of the root', () => {
  assert.equal(pagePath('index'), 'index.html');
  assert.equal(pagePath('guide/intro'), 'guide/intro/index.html');
  assert.equal(pagePath('guide/index'), 'guide/index/index.html');
  assert.equal(pagePath('v1.2/ü x'), 'v1.2/ü x/index.html');
});

test('security C4: names that lead out, hide, or cannot be folders everywhere give no path', () => {
  for (const slug of [
    '..',
    '../up',
    'a/../b',
    'a/./b',
    '',
    '/a',
    'a//b',
    'a/',
    '.env',
    'a/.git/b',
    'a\\b',
    'a:b',
    'a*b',
    'a?b',
    'a"b',
    'a<b',
    'a|b',
    'a\u0000b',
    'a\nb',
    'CON',
    'a/nul',
    'com1',
    'lpt9.txt',
    'ends.',
    'ends ',
    'x'.repeat(256),
    'ü'.repeat(128),
    Array.from({length: 200}, () => 'abcdef').join('/'),
  ])
    assert.equal(pagePath(slug), undefined, JSON.stringify(slug));
  assert.equal(pagePath('console'), 'console/index.html');
  assert.equal(pagePath('x'.repeat(255)), `${'x'.repeat(255)}/index.html`);
});

test('pages lead to each other by relative paths, so that any base will do; a base makes them whole', () => {
  assert.deepEqual(['index.html', 'a/index.html', 'a/b/index.html'].map(upFrom), ['./', '../', '../../']);
  const href = (path: string, slug: string, hash = '') => pageHref({slug, hash}, placeOf(path, '/'));
  assert.equal(href('index.html', 'guide/intro'), './guide/intro/');
  assert.equal(href('a/b/index.html', 'guide/intro', 'x y'), '../../guide/intro/#x%20y');
  assert.equal(href('a/b/index.html', 'index'), '../../');
  assert.equal(pageHref({slug: 'index'}, placeOf('a/index.html', '/index.html')), '../index.html');
  assert.equal(pageHref({slug: 'b'}, placeOf('a/index.html', '/index.html')), '../b/index.html');
  assert.equal(pageHref({slug: 'b'}, placeOf('404.html', '/', '/docs/')), '/docs/b/');
});
