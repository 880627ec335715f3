import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findNearest} from '../../src/config/find-nearest.js';

test('the nearest word is found in any case', () => {
  assert.equal(findNearest('COLOR', ['code', 'colors']), 'colors');
  assert.equal(findNearest('navgiation', ['navbar', 'navigation']), 'navigation');
});

test('distant words are not suggested', () => {
  assert.equal(findNearest('qq', ['ab']), undefined);
  assert.equal(findNearest('zzzzzz', ['theme', 'integrations']), undefined);
});
