import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  buildPalette,
  countPaletteResults,
  createAmbiguityTest,
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
  visited: [],
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
      if (row.kind === 'more') return `${row.count} of ${row.total}`;
      return row.kind === 'command' ? row.command.label : row.link.label;
    }),
  ]);
}

test('an empty query shows recent pages and searches, suggested pages and commands', () => {
  const visited = ['v', 'w', 'x', 'y', 'z'].map(slug => ({slug, page: slug, hits: []}));
  const suggestions = [page, ...visited.slice(0, 1), endpoint];
  assert.deepEqual(shown({recent: ['old'], suggestions: [page]}), [
    ['recent', 'old'],
    ['suggested', 'a'],
    ['command', 'Color mode: Dark'],
  ]);
  assert.deepEqual(shown({visited: visited.slice(0, 1), recent: ['old'], suggestions}), [
    ['recent', 'v', 'old'],
    ['suggested', 'a', 'b'],
    ['command', 'Color mode: Dark'],
  ]);
  assert.deepEqual(shown({visited, recent: ['new', 'old', 'older'], suggestions}), [
    ['recent', 'v', 'w', 'x', 'y', 'new', 'old'],
    ['command', 'Color mode: Dark'],
  ]);
});

test('a page is one row below its kind, with its best section', () => {
  const answer = {results: [endpoint, page], words: []};
  assert.deepEqual(shown({query: 'text', answer}), [
    ['endpoint', 'b#h'],
    ['page', 'a#h'],
  ]);
});

test('a fully matching title needs no section, but script results keep theirs', () => {
  const foreign = {...page, slug: 'f', href: 'https://a.example/'};
  assert.deepEqual(shown({query: 'order life', answer: {results: [page, foreign], words: []}}), [['page', 'a', 'f#h']]);
});

test('below a fully matching title, a row shows a sentence from the top of the page, or a field', () => {
  const top = {hash: '', heading: '', excerpt: 'An order has states.'};
  const field = {hash: '201', heading: '', place: '201', field: 'order', excerpt: 'string'};
  const found = (hits: SearchResult['hits']) =>
    buildPalette({...nothing, query: 'order life', answer: {results: [{...page, hits}], words: []}})[0]?.rows[0];
  assert.deepEqual(found([hit, top]), {kind: 'result', result: {...page, hits: [hit, top]}, hit: top});
  // The row opens the top of the page, because its title matches.
  assert.deepEqual(found([field]), {kind: 'result', result: {...page, hits: [field]}, hit: {...field, hash: ''}});
  assert.deepEqual(found([{...top, excerpt: 'Other words.'}]), {
    kind: 'result',
    result: {...page, hits: [{...top, excerpt: 'Other words.'}]},
    hit: undefined,
  });
});

test('pages that only mention the query follow endpoints with it in their titles', () => {
  const mention = {...page, slug: 'm', page: 'Accordions'};
  const operation = {...endpoint, slug: 'o', page: 'List orders'};
  assert.deepEqual(shown({query: 'order', answer: {results: [page, mention, operation, endpoint], words: []}}), [
    ['page', 'a'],
    ['endpoint', 'o', 'b#h'],
    ['page', 'm#h'],
  ]);
  // Without such titles, each kind has one group.
  assert.deepEqual(shown({query: 'order', answer: {results: [page, endpoint, mention], words: []}}), [
    ['page', 'a', 'm#h'],
    ['endpoint', 'b#h'],
  ]);
});

test('matching commands are last', () => {
  assert.deepEqual(shown({query: 'dark', answer: {results: [page], words: []}}), [
    ['page', 'a#h'],
    ['command', 'Color mode: Dark'],
  ]);
});

test('a selected kind shows only its rows, if it has any', () => {
  const answer = {results: [endpoint, page], words: []};
  assert.deepEqual(shown({query: 'dark', answer, kind: 'page'}), [['page', 'a#h']]);
  assert.deepEqual(shown({query: 'dark', answer, kind: 'command'}), [['command', 'Color mode: Dark']]);
  assert.equal(shown({query: 'text', answer, kind: 'command'}).length, 2);
});

test('kinds are offered only if there are several', () => {
  const kindsOf = (state: Partial<PaletteState>) =>
    listPaletteKinds({...nothing, ...state}).map(({kind, count}) => `${kind} ${count}`);
  assert.deepEqual(kindsOf({query: 'dark', answer: {results: [endpoint, page], words: []}}), [
    'page 1',
    'endpoint 1',
    'command 1',
  ]);
  assert.deepEqual(kindsOf({query: 'x', answer: {results: [page], words: [], counts: {endpoint: 4, page: 30}}}), [
    'page 30',
    'endpoint 4',
  ]);
  assert.deepEqual(kindsOf({query: 'x', answer: {results: [page], words: []}}), []);
  assert.deepEqual(kindsOf({}), []);
  assert.equal(findChosenKind({...nothing, kind: 'page'}), undefined);
});

test('a row lists more results if the query has more than the listed ones', () => {
  const answer = {results: [endpoint, page], words: [], counts: {endpoint: 4, page: 30}};
  const all = {...nothing, query: 'dark', answer};
  assert.deepEqual(shown(all), [
    ['endpoint', 'b#h'],
    ['page', 'a#h'],
    ['more', '20 of 34'],
    ['command', 'Color mode: Dark'],
  ]);
  assert.equal(countPaletteResults(all), 35);
  assert.deepEqual(shown({...all, kind: 'endpoint'}), [
    ['endpoint', 'b#h'],
    ['more', '3 of 4'],
  ]);
  assert.equal(countPaletteResults({...all, kind: 'endpoint'}), 4);
  assert.deepEqual(shown({...all, kind: 'command'}), [['command', 'Color mode: Dark']]);
});

test('results with the same title are ambiguous', () => {
  const other = {...endpoint, slug: 'c', path: '/v1/cart'};
  const is = createAmbiguityTest(
    buildPalette({...nothing, query: 'cart', answer: {results: [endpoint, other, page], words: []}}),
  );
  assert.deepEqual([endpoint, other, page].map(is), [true, true, false]);
});

test('without results, similar words, start pages and help are shown', () => {
  const answer = {results: [], words: [], nearest: ['one', 'two']};
  const help = {label: 'Support', href: '/support'};
  assert.deepEqual(shown({query: 'zzz', answer, areas: [page, endpoint], suggestions: [page], help}), [
    ['meant', 'one?', 'two?'],
    ['suggested', 'a', 'b'],
    ['help', 'Support'],
  ]);
});

test('the palette is empty without results and commands', () => {
  const answer = {results: [], words: []};
  const cases: readonly (readonly [Partial<PaletteState>, boolean])[] = [
    [{query: 'zzz', answer}, true],
    [{query: 'dark', answer}, false],
    [{query: 'zzz'}, false],
    [{query: ' ', answer}, false],
  ];
  for (const [state, is] of cases) assert.equal(isNothingFound({...nothing, ...state}), is, state.query);
});

test('nothing is shown before the first results', () => {
  assert.deepEqual(shown({query: 'dark'}), []);
});

test('results that arrived later follow all shown rows, and change neither filters nor breadcrumbs', () => {
  const same: SearchResult = {...endpoint, slug: 'c'};
  const state = {query: 'dark', answer: {results: [page, endpoint, same, {...page, slug: 'd'}], first: 1, words: []}};
  assert.deepEqual(shown(state), [
    ['page', 'a#h'],
    ['command', 'Color mode: Dark'],
    ['endpoint', 'b#h', 'c#h'],
    ['page', 'd#h'],
  ]);
  const isAmbiguous = createAmbiguityTest(buildPalette({...nothing, ...state}), state.answer.first);
  assert.deepEqual(state.answer.results.map(isAmbiguous), [false, false, false, true]);
  const counted = {...state.answer, counts: {page: 30}};
  assert.deepEqual(shown({...state, answer: counted}).at(-1), ['more', '20 of 30']);
  assert.deepEqual(shown({...state, answer: {...counted, isPartial: true}}), shown(state));
  const withoutCommands = {...nothing, ...state, commands: []};
  assert.deepEqual(listPaletteKinds(withoutCommands), []);
  assert.equal(isNothingFound({...withoutCommands, answer: {results: [], words: [], isPartial: true}}), false);
});
