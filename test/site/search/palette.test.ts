import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  buildPalette,
  findChosenKind,
  isNothingFound,
  listPaletteKinds,
  type PaletteState,
} from '../../../src/site/search/palette.js';
import type {SearchResult} from '../../../src/site/search/results.js';

const hit = {hash: 'h', heading: 'Heading', excerpt: 'Text.'};
const page: SearchResult = {slug: 'a', page: 'Order lifecycle', hits: [hit, {...hit, hash: 'second'}]};
const endpoint: SearchResult = {slug: 'b', page: 'Get a cart', method: 'GET', path: '/carts', hits: [hit]};
const command = {label: 'Color mode: Dark', icon: 'moon', run: () => undefined} as const;
const nothing: PaletteState = {
  query: '',
  answer: undefined,
  kind: undefined,
  recent: [],
  suggestions: [],
  areas: [],
  commands: [command],
  help: undefined,
};

/** Returns the rows by their headings, one word per row. */
function shown(state: Partial<PaletteState>) {
  return buildPalette({...nothing, ...state}).map(({heading, rows}) => [
    heading,
    ...rows.map(row => {
      if (row.kind === 'result') return `${row.result.slug}${row.hit ? `#${row.hit.hash}` : ''}`;
      if (row.kind === 'query') return `${row.query}${row.isMeant ? '?' : ''}`;
      return row.kind === 'command' ? row.command.label : row.link.label;
    }),
  ]);
}

test('before anything is typed there are recent searches, suggested pages and commands', () => {
  assert.deepEqual(shown({recent: ['old'], suggestions: [page]}), [
    ['recent', 'old'],
    ['suggested', 'a'],
    ['command', 'Color mode: Dark'],
  ]);
});

test('a page is one row under the heading of its kind, with the part that was found first', () => {
  const answer = {results: [endpoint, page], words: []};
  assert.deepEqual(shown({query: 'text', answer}), [
    ['endpoint', 'b#h'],
    ['page', 'a#h'],
  ]);
});

test('a title with all words needs no part below it, but a result of a script keeps its own', () => {
  const foreign = {...page, slug: 'f', href: 'https://a.example/'};
  assert.deepEqual(shown({query: 'order life', answer: {results: [page, foreign], words: []}}), [['page', 'a', 'f#h']]);
});

test('commands that the query names stand last', () => {
  assert.deepEqual(shown({query: 'dark', answer: {results: [page], words: []}}), [
    ['page', 'a#h'],
    ['command', 'Color mode: Dark'],
  ]);
});

test('a chosen kind shows its rows alone, as long as it has any', () => {
  const answer = {results: [endpoint, page], words: []};
  assert.deepEqual(shown({query: 'dark', answer, kind: 'page'}), [['page', 'a#h']]);
  assert.deepEqual(shown({query: 'dark', answer, kind: 'command'}), [['command', 'Color mode: Dark']]);
  assert.equal(shown({query: 'text', answer, kind: 'command'}).length, 2);
});

test('kinds are offered where there is a choice', () => {
  const kindsOf = (state: Partial<PaletteState>) => listPaletteKinds({...nothing, ...state});
  assert.deepEqual(kindsOf({query: 'dark', answer: {results: [endpoint, page], words: []}}), [
    'page',
    'endpoint',
    'command',
  ]);
  assert.deepEqual(kindsOf({query: 'x', answer: {results: [page], words: [], kinds: ['endpoint', 'page']}}), [
    'page',
    'endpoint',
  ]);
  assert.deepEqual(kindsOf({query: 'x', answer: {results: [page], words: []}}), []);
  assert.deepEqual(kindsOf({}), []);
  assert.equal(findChosenKind({...nothing, kind: 'page'}), undefined);
});

test('where nothing is found there are nearest words, pages to begin with, and where to ask', () => {
  const answer = {results: [], words: [], nearest: ['one', 'two']};
  const help = {label: 'Support', href: '/support'};
  assert.deepEqual(shown({query: 'zzz', answer, areas: [page, endpoint], suggestions: [page], help}), [
    ['meant', 'one?', 'two?'],
    ['suggested', 'a', 'b'],
    ['help', 'Support'],
  ]);
});

test('nothing is found where an answer has neither results nor commands', () => {
  const answer = {results: [], words: []};
  const cases: readonly (readonly [Partial<PaletteState>, boolean])[] = [
    [{query: 'zzz', answer}, true],
    [{query: 'dark', answer}, false],
    [{query: 'zzz'}, false],
    [{query: ' ', answer}, false],
  ];
  for (const [state, is] of cases) assert.equal(isNothingFound({...nothing, ...state}), is, state.query);
});

test('nothing is shown until there is an answer', () => {
  assert.deepEqual(shown({query: 'dark'}), []);
});
