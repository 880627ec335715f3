import assert from 'node:assert/strict';
import {test} from 'node:test';
import {kindOf, narrow} from '../../../src/site/search/kinds.js';

test('a page with a method is an endpoint', () => {
  assert.deepEqual([{}, {method: 'GET'}].map(kindOf), ['page', 'endpoint']);
});

test('results are filtered to the selected kind, and all kinds stay listed', () => {
  const ranked = ['a1', 'b1', 'a2'];
  const groupOf = (each: string) => each[0];
  assert.deepEqual(narrow(ranked, groupOf, 'b'), {groups: ['a', 'b'], found: ['b1']});
  assert.deepEqual(narrow(ranked, groupOf, undefined).found, ranked);
});

test('a kind without results filters nothing', () => {
  assert.deepEqual(narrow(['a1'], each => each[0], 'z').found, ['a1']);
});
