import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRelatedPages} from '../../../src/markdown/frontmatter/related-pages.js';

const cases: readonly (readonly [says: string, written: unknown, pages: readonly object[]])[] = [
  ['paths', ['/a', 'b/c'], [{href: '/a'}, {href: 'b/c'}]],
  [
    'titles before paths',
    [{'Own title': '/a'}, {'Other: one': 'https://b.example/'}],
    [
      {href: '/a', title: 'Own title'},
      {href: 'https://b.example/', title: 'Other: one'},
    ],
  ],
  [
    'objects',
    [{title: 'A', href: '/a'}, {url: '/b'}, {path: '/c', title: 1.5}],
    [{href: '/a', title: 'A'}, {href: '/b'}, {href: '/c', title: '1.5'}],
  ],
  ['one path, and titles without a list', '/a', [{href: '/a'}]],
  [
    'a map of titles',
    {A: '/a', B: '/b'},
    [
      {href: '/a', title: 'A'},
      {href: '/b', title: 'B'},
    ],
  ],
  ['nothing else', [null, true, {}, {A: {b: 1}}, [], ''], []],
];

for (const [says, written, pages] of cases)
  test(`reads related pages from ${says}`, () => assert.deepEqual(readRelatedPages(written), pages));
