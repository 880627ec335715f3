import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {DatedFile} from '../../../src/config/config.js';
import {buildNavigation} from '../../../src/site/navigation/build-navigation.js';
import {listVersions, withoutVersions} from '../../../src/site/navigation/dated-versions.js';
import {findPageOfDocument} from '../../../src/site/navigation/open-documents.js';
import {indexesOf, paths} from './indexes.js';
import {nodeFrom} from './node-from.js';
import {outline} from './outline.js';

const history = (entries: Readonly<Record<string, readonly DatedFile[]>>) => ({
  lectern: {history: new Map(Object.entries(entries))},
});
const versions = history({
  './shop.yaml': [
    {date: '2026-08-03', file: '/shop.yaml'},
    {date: '2026-03', file: './old/1.yaml'},
    {date: '2026-05-01', file: 'https://specs.example.com/2.yaml'},
    {date: '2026-06', file: '../up.yaml'},
  ],
});

test("a document's versions are listed oldest first, without files outside the project", () => {
  assert.deepEqual(listVersions(versions, 'shop.yaml'), [
    {date: '2026-03', file: 'old/1.yaml'},
    {date: '2026-05-01', file: 'https://specs.example.com/2.yaml'},
    {date: '2026-08-03', file: 'shop.yaml'},
  ]);
  assert.deepEqual(listVersions(versions, 'other.yaml'), []);
  assert.deepEqual(listVersions({}, 'shop.yaml'), []);
});

test('earlier versions are not documents of the project', () => {
  const all = ['docs.json', 'old/1.yaml', 'old/2.yaml', 'shop.yaml'];
  assert.deepEqual(withoutVersions(versions, all), ['docs.json', 'old/2.yaml', 'shop.yaml']);
  assert.equal(withoutVersions({}, all), all);
});

test('a versioned document has a changelog beside its overview, read or unread', async () => {
  const documents = {
    'shop.yaml': paths(
      ['GET /orders', {summary: 'List orders', tags: ['Orders']}],
      ['GET /changelog', {summary: 'Changelog'}],
    ),
    'other.yaml': paths(['GET /a']),
  };
  const navigation = nodeFrom({
    tabs: [
      {tab: 'Shop', openapi: 'shop.yaml'},
      {tab: 'Other', openapi: {source: 'other.yaml', directory: 'other'}},
    ],
  });
  const built = buildNavigation({name: 'Shop', navigation, ...versions}, await indexesOf(documents));
  // The operation keeps its URL from before the changelog.
  assert.equal(
    outline(built),
    `- (default)
  tab "Shop" > api-reference
    "Overview" > api-reference
    "Changelog" > api-reference/changelog-1
    group "Orders"
      "List orders" > api-reference/orders/list-orders
    group "Other operations"
      "Changelog" > api-reference/changelog
  tab "Other" > other
    "Overview" > other
    "GET /a" > other/get-a`,
  );
  assert.equal(findPageOfDocument(built, 'shop.yaml'), 'api-reference');
  assert.equal(
    outline(buildNavigation({name: 'Shop', navigation, ...versions})),
    `- (default)
  tab "Shop" > api-reference
    "Overview" > api-reference
    "Changelog" > api-reference/changelog
  tab "Other" > other
    "Overview" > other`,
  );
});
