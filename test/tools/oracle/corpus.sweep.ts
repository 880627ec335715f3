import assert from 'node:assert/strict';
import {test} from 'node:test';
import {absent, compareCorpus} from './corpus.js';

test('all real pages are read as the oracle reads them', {skip: absent}, () => {
  const {components, unexplained} = compareCorpus(Number.POSITIVE_INFINITY);
  assert.deepEqual(components, []);
  assert.deepEqual(unexplained, []);
});
