import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nearest} from '../../src/config/nearest.js';

test('finds the nearest word, whatever its case', () => {
  assert.equal(nearest('COLOR', ['code', 'colors']), 'colors');
  assert.equal(nearest('navgiation', ['navbar', 'navigation']), 'navigation');
});

test('finds none where nothing is near', () => {
  assert.equal(nearest('qq', ['ab']), undefined);
  assert.equal(nearest('zzzzzz', ['theme', 'integrations']), undefined);
});
