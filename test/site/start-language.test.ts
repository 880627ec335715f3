import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findStartLanguage} from '../../src/site/start-language.js';

const several = {
  navigation: {
    languages: [
      {language: 'en', groups: [{group: 'A', pages: ['index', 'shared']}]},
      {language: 'fr', default: true, tabs: [{tab: 'T', groups: [{group: 'B', root: 'fr/top', pages: ['/fr/one']}]}]},
    ],
  },
  integrations: {lectern: {language: 'de'}},
};

test("a page's language comes from its list, its folder, or the default", () => {
  const table: [string, string][] = [
    ['index', 'en'],
    ['fr/one', 'fr'],
    ['fr/top', 'fr'],
    ['fr/unlisted', 'fr'],
    ['unlisted', 'fr'],
  ];
  for (const [slug, language] of table) assert.equal(findStartLanguage(several, slug), language, slug);
});

test('languages inside versions are found', () => {
  const docs = {navigation: {versions: [{version: 'v1', languages: [{language: 'ja', pages: ['one']}]}]}};
  assert.equal(findStartLanguage(docs, 'one'), 'ja');
  assert.equal(findStartLanguage(docs, 'other'), 'ja');
});

test('a site without languages uses the one in docs.json', () => {
  const {integrations} = several;
  assert.equal(findStartLanguage({navigation: {pages: ['index']}, integrations}, 'index'), 'de');
  assert.equal(findStartLanguage({navigation: {pages: ['index']}}, 'index'), undefined);
});

test('any JSON value is accepted', () => {
  for (const docs of [
    undefined,
    null,
    1,
    [],
    {navigation: 'x'},
    {navigation: {languages: 'fr'}},
    {navigation: {languages: [null]}},
  ])
    assert.equal(findStartLanguage(docs, 'index'), undefined);
});
