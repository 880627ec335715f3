import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nearest} from '../../src/config/nearest.js';

test('the nearest word is found in any case', () => {
  assert.equal(nearest('COLOR', ['code', 'colors']), 'colors');
  assert.equal(nearest('navgiation', ['navbar', 'navigation']), 'navigation');
});

test('distant words are not suggested', () => {
  assert.equal(nearest('qq', ['ab']), undefined);
  assert.equal(nearest('zzzzzz', ['theme', 'integrations']), undefined);
});
