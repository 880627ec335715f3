import assert from 'node:assert/strict';
import {test} from 'node:test';
import {countKinds, filterByKind, getResultKind} from '../../../src/site/search/kinds.js';

test('a page with a method is an endpoint', () => {
  assert.deepEqual([{}, {method: 'GET'}].map(getResultKind), ['page', 'endpoint']);
});

test('results are filtered to the selected kind', () => {
  const ranked = ['a1', 'b1', 'a2'];
  const groupOf = (each: string) => each[0];
  assert.deepEqual(filterByKind(ranked, groupOf, 'b'), ['b1']);
  assert.deepEqual(filterByKind(ranked, groupOf, undefined), ranked);
});

test('each page counts once, however many of its sections match', () => {
  const ranked = ['a1', 'b1', 'a2', 'c1'];
  const counts = countKinds(
    ranked,
    each => each[0],
    each => (each.startsWith('a') ? 'endpoint' : 'page'),
  );
  assert.deepEqual(counts, {endpoint: 1, page: 2});
});

test('a kind without results filters nothing', () => {
  assert.deepEqual(
    filterByKind(['a1'], each => each[0], 'z'),
    ['a1'],
  );
});
