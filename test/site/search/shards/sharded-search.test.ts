import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildShards, type IndexedPage} from '../../../../src/site/search/shards/build-shards.js';
import {ShardedSearch} from '../../../../src/site/search/shards/sharded-search.js';
import {firstResult, generated, opened, section} from './large-sites.js';

const small: readonly IndexedPage[] = [
  {
    slug: 'orders',
    trail: 'API › Orders',
    sections: [
      section('orders', 'Create an order', '', 'Makes one.', {name: 'POST /orders createOrder', method: 'POST'}),
      section('orders', 'Create an order', '', '', {id: 'orders#h', place: 'header', code: 'Idempotency-Key'}),
    ],
  },
  {
    slug: 'themes',
    trail: 'Guide › Look',
    sections: [section('themes', 'Themes', '', 'Colours.'), section('themes', 'Themes', 'Dark', 'At night.')],
  },
  {slug: 'heavy', trail: 'Guide', sections: [section('heavy', 'Night', '', 'Words.', {boost: 2})]},
];

test('pages, sections and operation parts are found with their location', async () => {
  const {search} = opened(small);
  const trails = new Map<string, string>();
  assert.deepEqual(await search.search('idempotency-key', {trails}), {
    results: [
      {
        slug: 'orders',
        page: 'Create an order',
        method: 'POST',
        hits: [{hash: '', heading: '', excerpt: '', place: 'header'}],
      },
    ],
    words: ['idempotency', 'key'],
  });
  assert.deepEqual([...trails], [['orders', 'API › Orders']]);
  assert.deepEqual((await search.search('dark')).results[0]?.hits, [
    {hash: 'Dark', heading: 'Dark', excerpt: 'At night.'},
  ]);
});

test('typos at any position in a word are tolerated and reported', async () => {
  const {search} = opened(small);
  for (const typo of ['htemes', 'xhemes', 'thmes', 'theems', 'themex']) {
    const {results, corrected} = await search.search(typo);
    assert.deepEqual([results[0]?.slug, corrected], ['themes', 'themes'], typo);
  }
  assert.deepEqual(await search.search('qqqqqq'), {results: [], words: ['qqqqqq']});
  assert.equal((await search.search('qqqqqq htemes')).corrected, 'themes');
});

test("weights and the reader's section decide among equals", async () => {
  const pages = ['a', 'b', 'c'].map((slug, at) => ({
    slug,
    trail: slug.toUpperCase(),
    sections: [section(slug, slug.toUpperCase(), '', 'Same words.', at === 2 ? {boost: 1.1} : {})],
  }));
  const first = async (here?: string) =>
    (await opened(pages).search.search('words', here === undefined ? {} : {here})).results.map(({slug}) => slug);
  assert.deepEqual(await first(), ['c', 'a', 'b']);
  assert.deepEqual(await first('B'), ['b', 'c', 'a']);
});

test('an unavailable file is requested again, and results never reject', async () => {
  const files = new Map(buildShards(small));
  let isThere = false;
  const search = new ShardedSearch(async name => (isThere ? JSON.parse(files.get(name) ?? 'null') : undefined));
  assert.deepEqual((await search.search('themes')).results, []);
  isThere = true;
  assert.equal((await search.search('themes')).results[0]?.slug, 'themes');
});

test('an unavailable word file is requested again too', async () => {
  const files = new Map(buildShards(small));
  let isThere = false;
  const search = new ShardedSearch(async name =>
    isThere || name === 'index.json' ? JSON.parse(files.get(name) ?? 'null') : undefined,
  );
  assert.deepEqual((await search.search('themes')).results, []);
  isThere = true;
  assert.equal((await search.search('themes')).results[0]?.slug, 'themes');
});

test('a site without pages has an empty index', async () => {
  assert.deepEqual((await opened([]).search.search('word')).results, []);
});

firstResult(1000);
firstResult(5000);

test('a long page is read in parts at constant cost', async () => {
  const sections = Array.from({length: 120}, (_, at) =>
    section('long', 'Long', `Part ${at}`, `${'Words of it. '.repeat(150)}special${at}`),
  );
  const pages = [
    ...small,
    {slug: 'long', trail: 'Guide', sections},
    {slug: 'last', trail: 'Guide', sections: [section('last', 'Last', '', 'End.')]},
  ];
  const {files, search} = opened(pages);
  const texts = [...files].filter(([name]) => name.startsWith('texts-'));
  assert.ok(texts.length > 10, `${texts.length} files`);
  for (const [name, {length}] of texts) assert.ok(length < 16_000, `${name}: ${length}`);
  for (const at of [0, 61, 119]) {
    const {results} = await search.search(`special${at}`);
    assert.deepEqual(
      results.map(({slug, hits}) => [slug, hits[0]?.hash]),
      [['long', `Part ${at}`]],
    );
  }
  assert.equal((await search.search('end')).results[0]?.slug, 'last');
  // Three of its sections are far apart. The search shows those in the same file as the best one.
  const [found] = (await opened(pages).search.search('special0 words')).results;
  assert.equal(found?.hits[0]?.hash, 'Part 0');
});

test('a query with many words uses the longest ones within the limits', async () => {
  const pages = generated(1000);
  const files = new Map(buildShards(pages));
  const text = pages[700]?.sections[1]?.text.split(' ').slice(0, 14).join(' ') ?? '';
  for (const query of [text, text.replaceAll('r', 'rr')]) {
    const {search, asked, bytes} = opened(pages, files);
    const {results} = await search.search(query);
    assert.ok(results.length > 0, query);
    assert.ok(asked.length <= 12, `${query}: ${asked.join(' ')}`);
    assert.ok(bytes() <= 100 * 1024, `${query}: ${(bytes() / 1024).toFixed(0)} KB`);
  }
  assert.equal((await opened(pages, files).search.search(text)).results[0]?.slug, 'topic-700');
});

test("without results, a similar word and each area's first page are suggested", async () => {
  const {search} = opened(small);
  assert.deepEqual(await search.search('colorized'), {results: [], words: ['colorized'], nearest: ['colours']});
  assert.deepEqual(
    (await search.list())?.areas.map(({slug, page, trail}) => [slug, page, trail]),
    [
      ['orders', 'Create an order', 'API › Orders'],
      ['themes', 'Themes', 'Guide › Look'],
    ],
  );
});

test('a kind or area filters all matches, not only the shown pages', async () => {
  const pages: IndexedPage[] = Array.from({length: 25}, (_, at) => ({
    slug: `guide/${at}`,
    trail: 'Guide › More',
    sections: [section(`guide/${at}`, 'Word', '', 'word word')],
  }));
  const one = {...section('one', 'One', '', 'A word among others.'), method: 'GET', path: '/one'};
  const last = {slug: 'one', trail: 'API', sections: [one]};
  const {search} = opened([...pages, last]);
  const all = await search.search('word');
  const counts = {page: 25, endpoint: 1};
  assert.deepEqual([all.counts, all.results.some(({slug}) => slug === 'one')], [counts, false]);
  assert.equal((await search.search('word', {most: 40})).results.length, 26);
  const found = await search.search('word', {kind: 'endpoint'});
  assert.deepEqual(found.counts, counts);
  assert.deepEqual(
    found.results.map(({slug, method, path}) => [slug, method, path]),
    [['one', 'GET', '/one']],
  );
  assert.deepEqual(
    (await search.search('word', {area: 'API'})).results.map(({slug}) => slug),
    ['one'],
  );
});

test('suggested pages with the same label have their title, and the icon library is listed', async () => {
  const pages = ['Shop events', 'Orchard API', 'Guide'].map((title, at) => ({
    slug: `${at}`,
    trail: `Tab ${at}`,
    label: at < 2 ? 'Overview' : 'Start',
    sections: [section(`${at}`, title, '', '')],
  }));
  const list = await opened(pages, new Map(buildShards(pages, 'fontawesome'))).search.list();
  for (const titles of [list?.first, list?.areas])
    assert.deepEqual(
      titles?.map(({page}) => page),
      ['Shop events', 'Orchard API', 'Start'],
    );
  assert.equal(list?.icons, 'fontawesome');
});

test("the index has operation fields, and the sidebar's names", async () => {
  const body = {...section('one', 'One', '', ''), id: 'one#body', place: 'body', code: 'sku', text: ''};
  const fields = [['sku', 'string', 'The article.', '']] as const;
  const {search} = opened([
    {slug: 'one', trail: 'API', label: 'Short', sections: [section('one', 'One', '', ''), {...body, fields}]},
  ]);
  assert.deepEqual((await search.search('sku')).results[0]?.hits, [
    {hash: '', heading: '', excerpt: 'string · The article.', place: 'body', field: 'sku'},
  ]);
  assert.equal((await search.list())?.first[0]?.page, 'Short');
});

test('Korean words match in the middle, and with another particle', async () => {
  const {search} = opened([
    {slug: 'ko', trail: '', sections: [section('ko', '시작', '', '인증토큰을갱신하는방법을 설명합니다.')]},
    {slug: 'ende', trail: '', sections: [section('ende', '끝', '', '연결을 닫습니다.')]},
  ]);
  for (const word of ['토큰', '갱신', '방법', '토큰은', '방법이'])
    assert.equal((await search.search(word)).results[0]?.slug, 'ko', word);
});
