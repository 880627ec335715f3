import assert from 'node:assert/strict';
import {test} from 'node:test';
import {collectSlugs, matchListedPages, removeAbsentPages} from '../../../src/site/navigation/listed-pages.js';

const slugs = collectSlugs([
  'index.mdx',
  'guide/index.md',
  'guide/a.mdx',
  'c#.mdx',
  'both.mdx',
  'both/index.mdx',
  'x.png',
]);
const withPages = (pages: readonly unknown[]) => ({
  name: 'T',
  navigation: {tabs: [{tab: 'A', groups: [{group: 'B', pages}]}]},
});

test('an entry can name a page with # in its name', () => {
  const written = ['index', 'c#', 'c%23', 'guide/a#top', 'none#top', 'GET /a', {group: 'C', root: 'c#', pages: []}];
  assert.deepEqual(
    matchListedPages(withPages(written), slugs),
    withPages(['index', 'c%23', 'c%23', ...written.slice(3, 6), {group: 'C', root: 'c%23', pages: []}]),
  );
});

test('entries without a file leave a gap, operations and links stay', () => {
  const written = [
    'index',
    'none',
    'guide/a.mdx#top',
    'GET /a',
    'shop.yaml webhook paid',
    {anchor: 'D', href: '/none'},
  ];
  assert.deepEqual(removeAbsentPages(withPages(written), slugs), withPages(['index', undefined, ...written.slice(2)]));
});
