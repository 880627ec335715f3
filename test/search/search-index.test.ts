import assert from 'node:assert/strict';
import {test} from 'node:test';
import {excerpt, markWords, SearchIndex} from '../../src/search/search-index.js';

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

test('a word of the title comes before the same word of the text', () => {
  assert.deepEqual(
    index()
      .search('install')
      .map(({slug, hits}) => [slug, ...hits.map(({hash}) => hash).sort()]),
    [
      ['install', '', 'linux'],
      ['deploy', ''],
    ],
  );
});

test('typing is matched by prefix, and small mistakes are forgiven', () => {
  assert.deepEqual(
    index()
      .search('pack')
      .map(({slug}) => slug),
    ['install'],
  );
  assert.deepEqual(
    index()
      .search('pakage')
      .map(({slug}) => slug),
    ['install'],
  );
});

test('all words are looked for, and if no section has all, any', () => {
  assert.deepEqual(
    index()
      .search('package manager')
      .map(({slug}) => slug),
    ['install'],
  );
  assert.deepEqual(
    index()
      .search('manager hosts')
      .map(({slug}) => slug)
      .sort(),
    ['deploy', 'install'],
  );
});

test('nothing is found for nothing', () => {
  assert.deepEqual(index().search('  '), []);
  assert.deepEqual(index().search('zzzz'), []);
});

test('a section that is added again takes the place of the old one', () => {
  const made = index();
  made.add([section('deploy', 'hosts', 'Only pigeons.', 'Deploy')]);
  assert.deepEqual(made.search('files'), []);
  assert.deepEqual(made.search('pigeons'), [
    {slug: 'deploy', page: 'Deploy', hits: [{hash: 'hosts', heading: 'hosts', excerpt: 'Only pigeons.'}]},
  ]);
});

test('there are at most as many pages as asked for, and three hits of each', () => {
  const made = new SearchIndex();
  for (let page = 0; page < 20; page++)
    made.add(Array.from({length: 5}, (_, n) => section(`p${page}`, `h${n}`, 'word', 'P')));
  const found = made.search('word', 4);
  assert.deepEqual(
    found.map(({hits}) => hits.length),
    [3, 3, 3, 3],
  );
});

test('an excerpt stands around the first word, cut at spaces', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const cut = excerpt(text, ['needle']);
  assert.match(cut, /^… (?:before )+needle (?:after ?)+ …$/);
  assert.ok(cut.length < 170, cut);
  assert.equal(excerpt('short text', ['text']), 'short text');
  assert.equal(excerpt('short text', ['zzz']), 'short text');
  assert.equal(excerpt('', []), '');
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
      markWords(text, query)
        .map(piece => (piece.isHit ? `[${piece.text}]` : piece.text))
        .join(''),
      marked,
    );
  });
}
