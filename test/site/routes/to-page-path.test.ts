import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toPagePath} from '../../../src/site/routes/to-page-path.js';

test('a page is a folder with a file, and the home page is at the root', () => {
  assert.equal(toPagePath('index'), 'index.html');
  assert.equal(toPagePath('guide/intro'), 'guide/intro/index.html');
  assert.equal(toPagePath('guide/index'), 'guide/index/index.html');
  assert.equal(toPagePath('v1.2/ü x'), 'v1.2/ü x/index.html');
});

test('security C4: names that escape, hide, or are invalid folders have no path', () => {
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
    assert.equal(toPagePath(slug), undefined, JSON.stringify(slug));
  assert.equal(toPagePath('console'), 'console/index.html');
  assert.equal(toPagePath('x'.repeat(255)), `${'x'.repeat(255)}/index.html`);
});

test('a name with reserved characters is published unchanged (CONTRACT 4)', () => {
  for (const slug of ['a:b', 'guide/a*b', 'a?b', 'a"b', 'a<b>', 'a|b'])
    assert.equal(toPagePath(slug), `${slug}/index.html`);
});
