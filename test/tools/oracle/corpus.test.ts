import assert from 'node:assert/strict';
import {test} from 'node:test';
import {absent, compareCorpus} from './corpus.js';

test("100 real pages have the oracle's trees", {skip: absent}, () => {
  const {pages, components, unexplained} = compareCorpus(100);
  assert.ok(pages >= 95, `${pages} pages`);
  assert.deepEqual(components, []);
  assert.deepEqual(unexplained, []);
});
