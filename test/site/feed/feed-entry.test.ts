import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildFeedEntries} from '../../../src/site/feed/feed-entry.js';

const url = 'https://docs.example.com/changes/';
const update = (label: string, markdown: string) => ({label, description: '', tags: [], markdown});

test("an entry's id is independent of other entries with the same label", () => {
  const idsOf = (updates: ReturnType<typeof update>[]) => buildFeedEntries({url, updates}).map(({id}) => id);
  const old = [update('Fixes', 'One.'), update('Fixes', 'Two.')];
  const ids = idsOf(old);
  assert.equal(new Set(ids).size, 2);
  const later = idsOf([update('Fixes', 'Zero.'), update('Other', ''), ...old, update('Fixes', '')]);
  assert.deepEqual(later.slice(2, 4), ids);
  const twins = idsOf([update('Same', 'x'), update('Same', 'x')]);
  assert.equal(twins[1], `${twins[0]}-2`);
});

test('an entry has a date from label or description, and a URL with its id', () => {
  const updates = [
    {...update('2024-06', 'x'), id: 'june 1'},
    {...update('v2', 'x'), description: 'May 3, 2024'},
  ];
  assert.deepEqual(
    buildFeedEntries({url, updates}).map(entry => [entry.url, entry.date?.toISOString().slice(0, 10)]),
    [
      [`${url}#june%201`, '2024-06-01'],
      [url, '2024-05-03'],
    ],
  );
});
