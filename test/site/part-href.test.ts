import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {addPartHrefs, findFragmentHref, findPartHref} from '../../src/site/part-href.js';
import {addIndexes, buildViewOptions, openSite} from '../../src/site/site.js';
import {indexesOf} from './navigation/indexes.js';

const place = {base: '/docs/', router: 'history'} as const;
const docs = {name: 'S', navigation: {tabs: [{tab: 'API', openapi: 'a.json'}]}};
const document = {
  tags: [{name: 'Our Users', 'x-displayName': 'Users'}],
  paths: {
    '/users/{id}': {get: {operationId: 'getUser', summary: 'Read', tags: ['Our Users']}, put: {summary: 'Write'}},
    '/repos': {get: {operationId: 'repos/get', summary: 'Repository'}},
  },
  webhooks: {born: {post: {summary: 'Born'}}},
};
const site = addIndexes(
  await openSite(createMemoryFiles({'docs.json': JSON.stringify(docs)}), place),
  await indexesOf({'a.json': document}),
);

const read = '/docs/api-reference/our-users/read';
const cases: readonly (readonly [written: string, href: string | undefined])[] = [
  ['#operation/getUser', read],
  ['#tag/Our-Users/operation/getUser', read],
  ['#tag/Our Users/operation/getUser', read],
  ['#tag/our-users/GET/users/{id}', read],
  ['#tag/our-users/get/users/{id}', read],
  ['#operation/repos/get', '/docs/api-reference/repository'],
  ['#tag/Repos/operation/repos/get', '/docs/api-reference/repository'],
  ['#tag/Repos/operation/repos%2Fget', '/docs/api-reference/repository'],
  ['#/Repos/repos_get', '/docs/api-reference/repository'],
  ['#/paths/~1users~1%7Bid%7D/get', read],
  ['#tag/Our-Users/paths/~1users~1{id}/get', read],
  ['#/Our Users/getUser', read],
  ['#/paths/~1users~1{id}/put', '/docs/api-reference/write'],
  ['#/webhooks/born/post', '/docs/api-reference/born'],
  ['#tag/Our%20Users', '/docs/api-reference#tag-users'],
  ['#/Our Users', '/docs/api-reference#tag-users'],
  ['#section/Start/How to pay?', '/docs/api-reference#about-how-to-pay'],
  ['#operation/getUsers', undefined],
  ['#tag/Others', undefined],
  ['#/components/schemas/User', undefined],
  ['#/paths/~1users~1{id}', undefined],
  ['#operation/', undefined],
];

for (const [written, href] of cases)
  test(`${written} leads to ${href ?? 'nothing'}`, () => assert.equal(findPartHref(site, 'a.json', written), href));

test('an unread document has no parts', () =>
  assert.equal(findPartHref(site, 'b.json', '#operation/getUser'), undefined));

test('a fragment leads to the first document with that part', async () => {
  const tabs = ['a', 'b'].map(name => ({tab: name, openapi: {source: `${name}.json`, directory: name}}));
  const other = {paths: {'/pay': {post: {operationId: 'pay', summary: 'Pay'}}, ...document.paths}};
  const both = addIndexes(
    await openSite(createMemoryFiles({'docs.json': JSON.stringify({name: 'S', navigation: {tabs}})}), place),
    await indexesOf({'a.json': document, 'b.json': other}),
  );
  assert.equal(findFragmentHref(both, '#operation/pay'), '/docs/b/pay');
  assert.equal(findFragmentHref(both, '#/Our Users/getUser'), '/docs/a/our-users/read');
  assert.equal(findFragmentHref(both, '#operation/none'), undefined);
});

test('views on a known site have its URLs with their settings', () => {
  const options = addPartHrefs(buildViewOptions(site), site);
  assert.equal(options.site?.partHref?.('a.json', '#operation/getUser'), read);
  assert.deepEqual(addPartHrefs({}, site), {});
});
