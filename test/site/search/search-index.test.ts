import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findExcerpt, markHits} from '../../../src/site/search/excerpt.js';
import {SearchIndex} from '../../../src/site/search/search-index.js';

const section = (slug: string, heading: string, text: string, page = slug) => ({
  id: heading ? `${slug}#${heading}` : slug,
  slug,
  hash: heading,
  page,
  heading,
  text,
});

function index() {
  const made = new SearchIndex();
  made.add([
    section('install', '', 'How to install the tool.', 'Install'),
    section('install', 'linux', 'Use the package manager to install.', 'Install'),
    section('deploy', '', 'Install nothing: deploy the folder.', 'Deploy'),
    section('deploy', 'hosts', 'Any host of files.', 'Deploy'),
  ]);
  return made;
}

test('a title match ranks before a text match', () => {
  assert.deepEqual(
    index()
      .search('install')
      .results.map(({slug, hits}) => [slug, ...hits.map(({hash}) => hash).sort()]),
    [
      ['install', '', 'linux'],
      ['deploy', ''],
    ],
  );
});

test('punctuation distinguishes a name from a letter', () => {
  const made = new SearchIndex();
  made.add([
    section('case', '', 'Any case.', 'Case'),
    section('c', '', 'The language.', 'C'),
    section('names', '', 'Write C++17 or C#, with g++ and F#.', 'Languages'),
  ]);
  for (const query of ['C++', 'c#', 'F#', 'g++']) assert.equal(slugs(made, query)[0], 'names', query);
  assert.equal(slugs(made, 'c')[0], 'c');
  // The search ignores unknown characters.
  assert.equal(slugs(made, 'case++')[0], 'case');
});

test('a word with inner punctuation is found and marked without it', () => {
  const made = new SearchIndex();
  made.add([
    section('first', '', 'Other words. Install Node.js and call it with --dry-run, as ISO-8601 says.'),
    section('other', '', 'Version v1.2.3 of api.example.com/v1 is well known.'),
  ]);
  for (const query of ['nodejs', 'dryrun', 'iso8601', 'Node.js', 'dry-run'])
    assert.deepEqual(slugs(made, query), ['first'], query);
  assert.deepEqual(slugs(made, 'v123'), []);
  const [hit] = made.search('nodejs').results[0]!.hits;
  assert.equal(hit!.excerpt, 'Install Node.js and call it with --dry-run, as ISO-8601 says.');
  assert.deepEqual(
    markHits(hit!.excerpt, ['nodejs']).map(({text, isHit}) => (isHit ? `[${text}]` : text)),
    ['Install ', '[Node.js]', ' and call it with --dry-run, as ISO-8601 says.'],
  );
});

test('prefixes match, and small typos are tolerated', () => {
  assert.deepEqual(
    index()
      .search('pack')
      .results.map(({slug}) => slug),
    ['install'],
  );
  assert.deepEqual(
    index()
      .search('pakage')
      .results.map(({slug}) => slug),
    ['install'],
  );
});

const slugs = (made: SearchIndex, query: string) => made.search(query).results.map(({slug}) => slug);

test('title prefixes rank before exact text matches, and those before text prefixes', () => {
  const made = new SearchIndex();
  made.add([
    section('there', '', 'How many are there.', 'How many are there'),
    section('themes', '', 'Colours.', 'Themes'),
    section('colours', '', 'Each theme has its own.', 'Colours'),
  ]);
  assert.deepEqual(made.search('tehmes'), {
    results: [{slug: 'themes', page: 'Themes', hits: [{hash: '', heading: '', excerpt: 'Colours.'}]}],
    words: ['tehmes', 'themes'],
    corrected: 'themes',
  });
  made.add([section('moods', '', 'Each has themes of its own.', 'Moods')]);
  assert.deepEqual(slugs(made, 'theme'), ['themes', 'colours', 'moods']);
});

test('the reported query omits words that are nowhere', () => {
  const made = new SearchIndex();
  made.add([section('themes', '', 'Colours.', 'Themes')]);
  const said = (query: string) => made.search(query).corrected;
  assert.deepEqual(['zzqqxx Themes', 'zzqqxx tehmes', 'the Zzqqxx of colours', 'zzqqxx', 'themes'].map(said), [
    'Themes',
    'themes',
    'the of colours',
    undefined,
    undefined,
  ]);
});

test('titles rank before headings, then introductions, then other text', () => {
  const made = new SearchIndex();
  made.add([
    section('rest', '', `${'word '.repeat(80)} proxy`, 'One'),
    section('start', '', 'The proxy of all.', 'Two'),
    section('heading', 'Proxy settings', 'None.', 'Three'),
    section('title', '', 'None.', 'The proxy at work'),
  ]);
  assert.deepEqual(slugs(made, 'proxy'), ['title', 'heading', 'start', 'rest']);
});

test('a question is reduced to its key words, and title matches rank first', () => {
  const made = new SearchIndex();
  made.add([
    section('stt', '', 'text to speech', 'Speech to text'),
    section('tts', '', '', 'Text to speech'),
    section('long', '', '', 'Text to speech and back'),
  ]);
  assert.deepEqual(slugs(made, 'How do I text to speech?'), ['tts', 'long', 'stt']);
  assert.deepEqual(slugs(made, 'how do I'), []);
});

test('every word counts in paths and operation names', () => {
  const made = new SearchIndex();
  made.add([
    section('merchant', '', 'me and my merchants', 'Merchant'),
    {...section('users', '', '', 'List users'), name: 'GET /users listUsers'},
    {...section('me', '', '', 'Get your account'), name: 'GET /me getMe'},
    {...section('users-me', '', '', 'Get a profile'), name: 'GET /users/me getUserMe'},
  ]);
  assert.equal(slugs(made, '/me')[0], 'me');
  assert.equal(slugs(made, 'getMe')[0], 'me');
  assert.equal(slugs(made, '/users/me')[0], 'users-me');
  assert.equal(slugs(made, 'GET /users')[0], 'users');
});

test('diacritics, compound names and scripts without spaces are supported', () => {
  const made = new SearchIndex();
  made.add([
    section('a', '', 'Crème brûlée', 'A'),
    section('b', '', 'Call createOrder with order_id and Idempotency-Key.', 'B'),
    section('c', '', '東京都に住んでいます', 'C'),
    section('d', '', 'สวัสดีชาวโลก', 'D'),
  ]);
  for (const [query, slug] of [
    ['creme', 'a'],
    ['brûlee', 'a'],
    ['createorder', 'b'],
    ['orderid', 'b'],
    ['idempotency-key', 'b'],
    ['create', 'b'],
    ['東京', 'c'],
    ['ชาวโลก', 'd'],
  ] as const)
    assert.deepEqual(slugs(made, query), [slug], query);
});

test("a page's weight decides among equals, and removed pages disappear", () => {
  const made = new SearchIndex();
  made.add([section('a', '', 'A word.'), {...section('b', '', 'A word.'), boost: 3}]);
  assert.deepEqual(slugs(made, 'word'), ['b', 'a']);
  made.remove('b');
  assert.deepEqual(slugs(made, 'word'), ['a']);
  assert.equal(made.has('b'), false);
});

test('sections with all words are preferred, otherwise those with any', () => {
  assert.deepEqual(
    index()
      .search('package manager')
      .results.map(({slug}) => slug),
    ['install'],
  );
  assert.deepEqual(
    index()
      .search('manager hosts')
      .results.map(({slug}) => slug)
      .sort(),
    ['deploy', 'install'],
  );
});

test('an empty query finds nothing', () => {
  assert.deepEqual(index().search('  ').results, []);
  assert.deepEqual(index().search('zzzz').results, []);
});

test('a section added again replaces the old one', () => {
  const made = index();
  made.add([section('deploy', 'hosts', 'Only pigeons.', 'Deploy')]);
  assert.deepEqual(made.search('files').results, []);
  assert.deepEqual(made.search('pigeons').results, [
    {slug: 'deploy', page: 'Deploy', hits: [{hash: 'hosts', heading: 'hosts', excerpt: 'Only pigeons.'}]},
  ]);
});

test('results have at most twenty pages with three hits each', () => {
  const made = new SearchIndex();
  for (let page = 0; page < 30; page++)
    made.add(Array.from({length: 5}, (_, n) => section(`p${page}`, `h${n}`, 'word', 'P')));
  const found = made.search('word').results;
  assert.deepEqual(
    found.map(({hits}) => hits.length),
    Array.from({length: 20}, () => 3),
  );
});

test('exact titles rank first, then title prefixes, then partial titles', () => {
  const made = new SearchIndex();
  made.add([
    section('create', '', 'Orders of orders.', 'Create an order'),
    section('life', '', '', 'Order lifecycle'),
    section('order', '', '', 'Order'),
    section('text', '', 'order order order', 'Other'),
  ]);
  assert.deepEqual(slugs(made, 'order'), ['order', 'life', 'create', 'text']);
  assert.equal(slugs(made, 'order li')[0], 'life');
});

test('code words find their section, which shows its text', () => {
  const made = new SearchIndex();
  made.add([{...section('a', 'setup', 'Start the server.', 'A'), code: '{"port": 8080}'}]);
  assert.deepEqual(made.search('8080').results[0]?.hits, [
    {hash: 'setup', heading: 'setup', excerpt: 'Start the server.'},
  ]);
});

test("an operation's hit shows the matching field with its description", () => {
  const made = new SearchIndex();
  const place = {id: 'a#body', slug: 'a', hash: '', page: 'Create', heading: '', text: '', place: 'body'};
  made.add([
    {...section('a', '', 'Makes one.', 'Create'), method: 'POST', path: '/orders'},
    {
      ...place,
      code: 'status sku placed',
      fields: [
        ['sku', 'string', 'Article.', ''],
        ['status', 'string', '', 'placed, sent'],
      ],
    },
  ]);
  assert.deepEqual(made.search('status').results, [
    {
      slug: 'a',
      page: 'Create',
      method: 'POST',
      path: '/orders',
      hits: [{hash: '', heading: '', excerpt: 'string · placed, sent', place: 'body', field: 'status'}],
    },
  ]);
});

test("an excerpt is the first word's sentence within its line", () => {
  const text = 'A title\nFirst one. The needle is here. A last one.\n| another | needle |';
  assert.equal(findExcerpt(text, ['needle']), 'The needle is here.');
  assert.equal(findExcerpt(text, ['another']), '| another | needle |');
  assert.equal(findExcerpt(text, ['nowhere']), 'A title');
  assert.equal(findExcerpt('One. Two.', ['two']), 'Two.');
});

test('a long excerpt is centered on the first word and cut at spaces', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const cut = findExcerpt(text, ['needle']);
  assert.match(cut, /^… (?:before )+needle (?:after ?)+ …$/);
  assert.ok(cut.length < 170, cut);
  assert.equal(findExcerpt('short text', ['text']), 'short text');
  assert.equal(findExcerpt('short text', ['zzz']), 'short text');
  assert.equal(findExcerpt('', []), '');
});

const marks: readonly (readonly [text: string, query: string, marked: string])[] = [
  ['Install it', 'install', '[Install] it'],
  ['a b a', 'a', '[a] b [a]'],
  ['a.b*c', '.b*', 'a[.b*]c'],
  ['plain', '', 'plain'],
  ['plain', '   ', 'plain'],
  ['(x) [y]', '(x) [', '[(x)] [[]y]'],
  ['über', 'ÜBER', '[über]'],
];

for (const [text, query, marked] of marks) {
  test(`marks ${JSON.stringify(query)} in ${JSON.stringify(text)}`, () => {
    assert.equal(
      markHits(text, query.split(' '))
        .map(piece => (piece.isHit ? `[${piece.text}]` : piece.text))
        .join(''),
      marked,
    );
  });
}

test('without results, an existing similar word is suggested', () => {
  const made = index();
  assert.deepEqual(made.search('instahling'), {results: [], words: ['instahling'], nearest: ['install']});
  made.remove('install');
  made.remove('deploy');
  assert.deepEqual(made.search('instahling'), {results: [], words: ['instahling']});
});

test('a kind filters all matches, not only the shown pages', () => {
  const made = new SearchIndex();
  for (let page = 0; page < 25; page++) made.add([section(`guide/${page}`, '', 'word word', 'Word')]);
  made.add([{...section('api/one', '', 'A word among others that nobody asked for.', 'One'), method: 'GET'}]);
  const all = made.search('word');
  const counts = {page: 25, endpoint: 1};
  assert.deepEqual([all.counts, all.results.some(({slug}) => slug === 'api/one')], [counts, false]);
  const found = made.search('word', {kind: 'endpoint'});
  assert.deepEqual([found.counts, found.results.map(({slug}) => slug)], [counts, ['api/one']]);
  // A kind without results does not affect the others.
  assert.equal(made.search('others', {kind: 'page'}).results.length, 1);
});

test('more pages are listed on request', () => {
  const made = new SearchIndex();
  for (let page = 0; page < 25; page++) made.add([section(`guide/${page}`, '', 'word word', 'Word')]);
  const [first, all] = [made.search('word'), made.search('word', {most: 40})];
  assert.deepEqual([first.results.length, first.counts], [20, {page: 25}]);
  assert.deepEqual([all.results.length, all.counts], [25, undefined]);
});

test('the plural of a query word in a title ranks like the word, also if the text has the word itself', () => {
  const made = new SearchIndex();
  made.add([
    section('text', '', 'An order.', 'Carts'),
    section('list', '', 'Returns each order.', 'List orders'),
    section('boxes', '', 'Of a box.', 'List boxes'),
    section('ordering', '', '', 'Carts for ordering'),
  ]);
  assert.deepEqual(slugs(made, 'order'), ['list', 'ordering', 'text']);
  assert.deepEqual(slugs(made, 'box'), ['boxes']);
});

test('inner parts of Korean words and of code names match', () => {
  const made = new SearchIndex();
  made.add([
    section(
      'token',
      '',
      '인증토큰을갱신하는방법을 설명합니다. 사용자설정파일에서 데이터베이스연결문자열을 바꿉니다.',
      '액세스토큰',
    ),
    section('code', '', 'Call `useSWRInfinite` or set `MAX_RETRY_COUNT`.', 'Code'),
  ]);
  for (const word of ['인증', '토큰', '갱신', '방법', '설정파일', '연결', '문자열', '액세스'])
    assert.deepEqual(slugs(made, word), ['token'], word);
  for (const word of ['토큰은', '방법이', '설정파일에서', '문자열까지'])
    assert.deepEqual(slugs(made, word), ['token'], word);
  assert.deepEqual(made.search('토큰은').words, ['토큰은', '토큰']);
  for (const word of ['swrinfinite', 'infinite', 'retrycount', 'retry_count', 'useswr'])
    assert.deepEqual(slugs(made, word), ['code'], word);
});

test('letters of other alphabets match without diacritics', () => {
  const made = new SearchIndex();
  made.add([section('a', '', 'Straße, Ærø, Łódź, Þór, İstanbul, cœur.', 'A')]);
  for (const word of ['strasse', 'Straße', 'aero', 'Ærø', 'lodz', 'thor', 'istanbul', 'coeur'])
    assert.deepEqual(slugs(made, word), ['a'], word);
});

test('pages that arrive one after another cause no exception in the background', async () => {
  const made = new SearchIndex();
  const slugs = Array.from({length: 300}, (_, at) => `page-${at}`);
  made.add(slugs.map(slug => section(slug, '', '', slug)));
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  process.on('unhandledRejection', report);
  for (const [at, slug] of slugs.entries()) {
    const words = Array.from({length: 60}, (_, word) => `word${at * 7 + word}x${(at * word) % 97}`).join(' ');
    made.add([section(slug, '', words, `Title ${at}`)]);
    if (at % 3 === 0) await new Promise(done => setTimeout(done));
  }
  await new Promise(done => setTimeout(done, 50));
  process.off('unhandledRejection', report);
  assert.deepEqual(errors, []);
  assert.equal(made.search('Title 7').results[0]?.slug, 'page-7');
});
