import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseResults} from '../../../src/site/search/foreign-results.js';

const base = 'https://docs.example.com/guide/';
const hits = (excerpt = '') => [{hash: '', heading: '', excerpt}];

test('results of a custom endpoint are text and links only', () => {
  const cases: readonly (readonly [unknown, readonly object[]])[] = [
    [
      [{title: 'One', href: '/one#part', trail: 'Guide', excerpt: '<b>Text</b>', html: '<img>'}],
      [{slug: '0', page: 'One', href: 'https://docs.example.com/one#part', trail: 'Guide', hits: hits('<b>Text</b>')}],
    ],
    [
      [{title: 'One', href: 'https://docs.example.com/one', trail: 1, excerpt: {}}],
      [{slug: '0', page: 'One', href: 'https://docs.example.com/one', trail: '', hits: hits()}],
    ],
    [
      [
        {title: 'Bad', href: 'javascript:alert(1)'},
        {title: 'Bad', href: ' data:text/html,x'},
        {title: ' ', href: '/a'},
        {title: 1, href: '/a'},
        {title: 'No address'},
        null,
        'text',
      ],
      [],
    ],
    [undefined, []],
    [{results: []}, []],
  ];
  for (const [written, results] of cases) assert.deepEqual(parseResults(written, base), results);
  const many = parseResults(
    Array.from({length: 50}, () => ({title: 'A', href: '/a'})),
    base,
  );
  assert.equal(many.length, 20);
});
