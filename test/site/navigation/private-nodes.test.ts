import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  isPrivatePublished,
  listPrivacy,
  removeGaps,
  removeListed,
  removePrivateNodes,
} from '../../../src/site/navigation/private-nodes.js';

const left = (navigation: object, isPrivate: (slug: string, around: boolean) => boolean, ignoresPublic = false) =>
  removeGaps((removePrivateNodes({navigation}, isPrivate, ignoresPublic) as {navigation: unknown}).navigation);
const byPlace = (_: string, around: boolean) => around;

const cases: readonly (readonly [name: string, navigation: object, rest: object])[] = [
  ['pages by name', {pages: ['a', 'secret', '/secret.mdx', 'b']}, {pages: ['a', 'b']}],
  [
    'a group that held nothing else',
    {
      groups: [
        {group: 'G', pages: ['secret']},
        {group: 'H', pages: ['a']},
      ],
    },
    {groups: [{group: 'H', pages: ['a']}]},
  ],
  [
    'a group around an empty group',
    {pages: [{group: 'G', pages: [{group: 'H', pages: ['secret']}]}, 'a']},
    {pages: ['a']},
  ],
  ['the root of a group', {pages: [{group: 'G', root: 'secret', pages: ['a']}]}, {pages: [{group: 'G', pages: ['a']}]}],
  ['a group that was empty stays', {groups: [{group: 'G', pages: []}]}, {groups: [{group: 'G', pages: []}]}],
  [
    'a tab that leads out of the site stays',
    {tabs: [{tab: 'T', href: 'https://example.com'}]},
    {tabs: [{tab: 'T', href: 'https://example.com'}]},
  ],
  [
    'pages of all containers',
    {languages: [{language: 'de', tabs: [{tab: 'T', pages: ['secret', 'a']}]}]},
    {languages: [{language: 'de', tabs: [{tab: 'T', pages: ['a']}]}]},
  ],
];

for (const [name, navigation, rest] of cases)
  test(`leaves out: ${name}`, () =>
    assert.deepEqual(
      left(navigation, slug => slug === 'secret'),
      rest,
    ));

test('public: false on a node applies to all descendants without public: true', () => {
  const navigation = {
    groups: [
      {
        group: 'Team',
        public: false,
        pages: ['a', {group: 'Open', public: true, pages: ['b']}, {group: 'API', openapi: 'api.json'}],
      },
      {group: 'All', pages: ['c']},
    ],
  };
  assert.deepEqual(left(navigation, byPlace), {
    groups: [
      {group: 'Team', public: false, pages: [{group: 'Open', public: true, pages: ['b']}]},
      {group: 'All', pages: ['c']},
    ],
  });
  assert.deepEqual(
    left(navigation, () => false, true),
    navigation,
  );
});

test('remaining nodes keep their paths in the file', () => {
  const pruned = removePrivateNodes({navigation: {pages: ['secret', 'a']}}, slug => slug === 'secret');
  assert.deepEqual(pruned, {navigation: {pages: [undefined, 'a']}});
});

test('redirects to private pages are removed', () => {
  const redirects = [
    {source: '/old', destination: '/secret?a=1#b'},
    {source: '/x', destination: '/a'},
  ];
  const pruned = removePrivateNodes({navigation: {pages: ['a']}, redirects}, slug => slug === 'secret');
  assert.deepEqual((pruned as {redirects: unknown}).redirects, [undefined, redirects[1]]);
});

test('a page is private if all of its listings are', () => {
  const places = listPrivacy({
    navigation: {
      groups: [
        {group: 'A', public: false, pages: ['a', 'b', 'c']},
        {group: 'B', pages: ['b', 'e']},
        {group: 'C', public: false, pages: ['e']},
      ],
      pages: ['d'],
    },
  });
  assert.deepEqual(
    [...places],
    [
      ['a', true],
      ['b', false],
      ['c', true],
      ['e', false],
      ['d', false],
    ],
  );
  assert.deepEqual([...listPrivacy({public: false, navigation: {pages: ['a']}})], [['a', true]]);
});

test('a published docs.json contains only listed pages', () => {
  const docs = {
    api: {openapi: ['api.json', 'secret.json']},
    navigation: {
      groups: [
        {group: 'G', hidden: true, pages: ['a']},
        {group: 'H', pages: ['a', 'secret', 'GET /a'], openapi: {source: 'secret.json', directory: 'x'}},
      ],
    },
  };
  const listed = removeListed(docs, {isPage: page => page !== 'secret', isDocument: file => file !== 'secret.json'});
  assert.deepEqual(listed, {
    api: {openapi: ['api.json']},
    navigation: {groups: [{group: 'H', pages: ['a', 'GET /a']}]},
  });
});

test('only the value "publish" publishes private content', () => {
  const of = (value: unknown) => isPrivatePublished({integrations: {lectern: {private: value}}});
  assert.deepEqual(['publish', 'omit', true, undefined].map(of), [true, false, false, false]);
  assert.equal(isPrivatePublished(undefined), false);
});
