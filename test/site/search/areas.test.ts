import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findFirstOfAreas, getSearchArea, nameDistinctly} from '../../../src/site/search/areas.js';

test("a page's area is its first breadcrumb", () => {
  assert.deepEqual(['API › Orders', 'Guide', ''].map(getSearchArea), ['API', 'Guide', '']);
});

test('pages with the same label are named by their titles', () => {
  const named = nameDistinctly([
    {label: 'Overview', title: 'Shop events'},
    {label: 'Start', title: 'Start here'},
    {label: 'Overview', title: 'Orchard API'},
  ]);
  assert.deepEqual(
    named.map(({name}) => name),
    ['Shop events', 'Start', 'Orchard API'],
  );
});

test('up to eight areas have their first page', () => {
  const pages = ['A › 1', 'A › 2', 'B › 3', ...Array.from({length: 20}, (_, at) => `C${at}`)];
  const found = findFirstOfAreas(pages, trail => trail);
  assert.deepEqual(found.slice(0, 3), ['A › 1', 'B › 3', 'C0']);
  assert.equal(found.length, 8);
});
