import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {
  addIndexes,
  findBoundTitle,
  findTitle,
  listCandidateDocuments,
  locateChrome,
  openSite,
  type Site,
} from '../../src/site/site.js';
import {indexesOf, paths} from './navigation/indexes.js';

const place = {base: '/', router: 'history'} as const;

async function siteOf(docs: object): Promise<Site> {
  return openSite(createMemoryFiles({'docs.json': JSON.stringify({name: 'S', ...docs})}), place);
}

const docs = {
  api: {openapi: ['first.json', '/second.yaml']},
  navigation: {
    tabs: [
      {tab: 'A', openapi: 'a.json', groups: [{group: 'G', pages: ['a/page'], openapi: 'g.json'}]},
      {tab: 'B', openapi: 'b.json', pages: ['b/page']},
    ],
  },
};

test('candidate documents come from api.openapi, the own node, and the rest', async () => {
  const site = await siteOf(docs);
  const all = ['first.json', 'second.yaml'];
  assert.deepEqual(listCandidateDocuments(site, 'b/page', undefined), [...all, 'b.json', 'a.json', 'g.json']);
  assert.deepEqual(listCandidateDocuments(site, 'a/page', undefined), [...all, 'g.json', 'a.json', 'b.json']);
  assert.deepEqual(listCandidateDocuments(site, 'nowhere', undefined), [...all, 'a.json', 'g.json', 'b.json']);
});

test('docs.json is searched once for any number of pages', async () => {
  const site = await siteOf(docs);
  let reads = 0;
  const {navigation} = site.config;
  const children = new Proxy(navigation.children, {
    get(target, name) {
      reads++;
      return Reflect.get(target, name) as unknown;
    },
  });
  const watched = {...site, config: {...site.config, navigation: {...navigation, children}}};
  listCandidateDocuments(watched, 'a/page', undefined);
  const once = reads;
  listCandidateDocuments(watched, 'b/page', undefined);
  assert.ok(once > 0);
  assert.equal(reads, once);
});

test('unnamed documents in the project come last', async () => {
  const named = await siteOf({api: {openapi: 'a.json'}, navigation: {pages: ['page']}});
  const site = {...named, found: ['a.json', 'lies.yaml']};
  const get = {kind: 'operation', method: 'GET', target: '/x/{name}'} as const;
  assert.deepEqual(listCandidateDocuments(site, 'page', undefined), ['a.json']);
  assert.deepEqual(findTitle(site, 'page', get), {unread: 'a.json'});
  const read = addIndexes(site, await indexesOf({'a.json': paths(['PUT /x', {}])}));
  assert.deepEqual(listCandidateDocuments(read, 'page', undefined), ['a.json', 'lies.yaml']);
  assert.deepEqual(listCandidateDocuments(read, 'page', 'b.json'), ['b.json']);
  assert.deepEqual(findTitle(read, 'page', get), {unread: 'lies.yaml'});
  const all = addIndexes(
    read,
    new Map([...read.indexes, ...(await indexesOf({'lies.yaml': paths(['GET /x/{id}', {summary: 'Get X'}])}))]),
  );
  assert.deepEqual(findTitle(all, 'page', get), {title: 'Get X'});
  const broken = addIndexes(site, await indexesOf({'a.json': 'broken'}));
  assert.deepEqual(listCandidateDocuments(broken, 'page', undefined), ['a.json'], 'what cannot be read may have it');
  const none = await siteOf({navigation: {pages: ['page']}});
  assert.deepEqual(listCandidateDocuments({...none, found: ['lies.yaml']}, 'page', undefined), ['lies.yaml']);
});

test("a document's name works with or without extension, known or not", async () => {
  const site = await siteOf(docs);
  assert.deepEqual(listCandidateDocuments(site, 'x', '/second'), ['second.yaml']);
  assert.deepEqual(listCandidateDocuments(site, 'x', 'other/o.yml'), ['other/o.yml']);
  assert.deepEqual(listCandidateDocuments(site, 'x', 'other'), ['other.json', 'other.yaml', 'other.yml']);
  assert.deepEqual(listCandidateDocuments(site, 'x', 'https://a.example/o'), ['https://a.example/o']);
  assert.deepEqual(listCandidateDocuments(site, 'x', '../up.json'), []);
  assert.deepEqual(listCandidateDocuments(site, 'api/x', 'api/./o.json'), ['api/o.json', 'o.json']);
  assert.deepEqual(listCandidateDocuments(site, 'api/x', 'api/./second.yaml'), ['api/second.yaml', 'second.yaml']);
  assert.deepEqual(listCandidateDocuments({...site, found: ['api/o.json', 'o.json']}, 'api/x', 'api/./o.json'), [
    'api/o.json',
  ]);
});

test('a newly read document adds its pages and titles', async () => {
  const site = await siteOf({
    navigation: {
      tabs: [
        {tab: 'A', openapi: 'a.json'},
        {tab: 'B', openapi: 'b.json', pages: ['b']},
      ],
    },
  });
  const get = {kind: 'operation', method: 'GET', target: '/x/{name}'} as const;
  assert.equal(findBoundTitle(site, 'b', get), undefined);
  const calls = paths(['GET /x/{id}', {summary: 'Get X'}]);
  const onlySecond = addIndexes(site, await indexesOf({'b.json': calls}));
  assert.equal(findBoundTitle(onlySecond, 'other', get), undefined, 'the first document may have it too');
  const whole = addIndexes(site, await indexesOf({'a.json': 'broken', 'b.json': calls}));
  assert.equal(findBoundTitle(whole, 'other', get), 'Get X');
  assert.equal(findBoundTitle(whole, 'b', {kind: 'overview', document: 'b.json'}), 'Title of b.json');
  assert.equal(findBoundTitle(whole, 'b', {kind: 'schema', target: 'Order'}), 'Order');
  assert.equal(findBoundTitle(whole, 'b', {kind: 'operation', method: 'PUT', target: '/x'}), undefined);
  assert.equal(whole.routes.navigation.entries.has('api-reference/get-x'), true);
  assert.equal(locateChrome(whole, 'api-reference/get-x').section.label, 'B');
  assert.equal(site.navigation.entries.has('api-reference/get-x'), false);
});
