import assert from 'node:assert/strict';
import {test} from 'node:test';
import {collectFacts} from '../../../src/site/navigation/written-navigation.js';
import {mayBeGenerated, readPageStart} from '../../../src/site/page-start.js';

test('folders of generated pages are found for every named document', () => {
  const {folders} = readPageStart({
    api: {openapi: [{source: 'a.json', directory: '/rest/'}, 'b.yaml']},
    navigation: {
      versions: [
        {version: 'v1', tabs: [{tab: 'API & more', openapi: 'c.json'}]},
        {version: 'v2', openapi: {source: 'd.json', directory: 'calls'}, anchors: [{anchor: 'X', openapi: ['e.json']}]},
      ],
      global: {tabs: [{tab: 'T', directory: 'deep/er', pages: ['GET /x']}]},
    },
  });
  assert.deepEqual([...folders.keys()].sort(), ['api-reference', 'calls', 'deep/er', 'rest']);
  assert.equal(mayBeGenerated('v1/api-reference/list', {folders}), true);
  assert.equal(mayBeGenerated('deep/er', {folders}), true);
  assert.equal(mayBeGenerated('deep/error', {folders}), false);
  assert.equal(mayBeGenerated('guide', {folders}), false);
});

test('a document without a node gets a section, unless entries name operations', () => {
  const adds = (navigation: unknown, openapi: unknown = './a.json') =>
    readPageStart({api: {openapi}, navigation}).hasTabs;
  assert.equal(adds({pages: ['a']}), true);
  assert.equal(adds({pages: ['a', 'get /users']}), false);
  assert.equal(adds({tabs: [{tab: 'A', openapi: '/a.json'}]}), false);
  assert.equal(adds({tabs: [{tab: 'A', openapi: 'other.json'}]}), true);
  assert.equal(adds({pages: ['a']}, []), false);
});

test('any JSON value is accepted', () => {
  for (const navigation of [
    null,
    7,
    'x',
    [],
    {tabs: 'x', pages: [null, 7, {}]},
    {openapi: [[['a']], 7, null, {source: 7}]},
  ])
    assert.deepEqual(readPageStart({navigation, api: 7, openapi: null}).folders, new Map());
});

test('AsyncAPI documents work the same, but entries of operations do not replace them', () => {
  const found = (api: object, navigation: unknown) => readPageStart({api, navigation});
  assert.deepEqual(
    found({}, {tabs: [{tab: 'Live events', asyncapi: 'e.yaml'}]}).folders,
    new Map([['api-reference', ['e.yaml']]]),
  );
  assert.equal(found({asyncapi: 'e.yaml'}, {pages: ['a', 'get /users']}).hasTabs, true);
  assert.equal(found({asyncapi: 'e.yaml'}, {tabs: [{tab: 'E', asyncapi: ['e.yaml']}]}).hasTabs, false);
});

test('one pass finds documents, named operations, languages, and the home page', () => {
  const english = {language: 'en', groups: [{group: 'A', root: 'top', pages: ['/index', 'get /users']}]};
  const german = {language: 'de', openapi: ['./a.json'], pages: ['de/one', 'top']};
  const navigation = {global: {tabs: [{tab: 'T', asyncapi: 'e.yaml'}]}, languages: [english, german]};
  const facts = collectFacts(navigation);
  assert.deepEqual([...facts.documents].sort(), ['a.json', 'e.yaml']);
  assert.equal(facts.listsOperations, true);
  assert.deepEqual(facts.languages, ['en', 'de']);
  assert.deepEqual(
    ['top', 'index', 'de/one', 'none'].map(slug => facts.languageOf.get(slug)),
    ['en', 'en', 'de', undefined],
  );
  assert.deepEqual([navigation, english, german].map(facts.listsIndex), [true, true, false]);
});
