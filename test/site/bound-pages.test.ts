import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {buildPageMetadata} from '../../src/markdown/frontmatter/page.js';
import {addMetadata, removeApiTab} from '../../src/site/bound-pages.js';
import {openSite} from '../../src/site/site.js';

const heads = new Map([
  ['a', buildPageMetadata(new Map([['title', 'A']]))],
  ['b', buildPageMetadata(new Map([['openapi', 'GET /b']]))],
]);
const siteOf = (api: object, pages: readonly unknown[]) =>
  openSite(createMemoryFiles({'docs.json': JSON.stringify({name: 'S', api, navigation: {pages}})}), {
    base: '/',
    router: 'history',
  });

test('if listed pages bind operations, api.openapi generates no pages', async () => {
  const site = await siteOf({openapi: 'shop.json'}, ['a', 'b']);
  assert.deepEqual([...site.navigation.entries.keys()], ['a', 'b', 'api-reference']);
  const bound = addMetadata(site, heads);
  assert.deepEqual([...bound.navigation.entries.keys()], ['a', 'b']);
  assert.equal(bound.routes.navigation, bound.navigation);
  assert.equal(addMetadata(bound, new Map()), bound, 'once known it stays');
});

test('unlisted bindings, and documents on nodes, do not change a site', async () => {
  const listed = await siteOf({openapi: 'shop.json'}, ['a']);
  assert.equal(addMetadata(listed, heads), listed);
  const none = await siteOf({}, ['a', 'b']);
  assert.equal(addMetadata(none, heads), none);
  const carried = await siteOf({openapi: 'shop.json'}, ['a', 'b', {group: 'API', openapi: 'shop.json', pages: []}]);
  assert.deepEqual([...addMetadata(carried, heads).navigation.entries.keys()], [...carried.navigation.entries.keys()]);
});

test('if pages bind channels, api.asyncapi generates no pages, but api.openapi does', async () => {
  const site = await siteOf({openapi: 'shop.json', asyncapi: 'events.yaml'}, ['a', 'c']);
  const two = ['a', 'c', 'api-reference/shop', 'api-reference/events'];
  assert.deepEqual([...site.navigation.entries.keys()], two);
  const channels = new Map([['c', buildPageMetadata(new Map([['asyncapi', 'orders']]))]]);
  assert.deepEqual([...addMetadata(site, channels).navigation.entries.keys()], ['a', 'c', 'api-reference']);
  const operations = new Map([['c', buildPageMetadata(new Map([['openapi', 'GET /a']]))]]);
  const left = addMetadata(site, operations).navigation;
  assert.deepEqual(
    left.mounts.map(({document}) => document),
    ['events.yaml'],
  );
});

test('a tab is hidden after a bound page is read, and its pages keep their slugs', async () => {
  const site = await siteOf({openapi: 'shop.json'}, ['a', 'b']);
  const left = removeApiTab(site, heads);
  const shown = (of: typeof site) =>
    of.navigation.defaultVariant.root.sections.filter(({hidden}) => !hidden).map(({path}) => path);
  assert.ok(shown(site).includes('api.openapi'));
  assert.ok(!shown(left).includes('api.openapi'));
  assert.equal(left.navigation.entries.get('api-reference')?.hidden, true);
  assert.equal(removeApiTab(left, heads), left, 'once hidden it stays');
  assert.equal(removeApiTab(site, new Map()), site);
  const both = await siteOf({openapi: 'shop.json', asyncapi: 'events.yaml'}, ['a', 'b']);
  assert.equal(removeApiTab(both, heads), both, 'channels still have pages there');
});
