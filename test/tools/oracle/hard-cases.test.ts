import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from '../../markdown/syntax/show.js';
import {hardCases, refused} from './hard-cases.js';
import {oracleTree} from './oracle-tree.js';
import {simplifyOracle} from './simple-oracle.js';
import {ourTree, simplifyOurs} from './simple-ours.js';

for (const [topic, texts] of Object.entries(hardCases))
  for (const text of texts)
    test(`${topic}: ${JSON.stringify(text)}`, () =>
      assert.deepEqual(simplifyOurs(ourTree(text).nodes), simplifyOracle(oracleTree(text))));

for (const [why, text, tree] of refused)
  test(`beyond MDX, ${why}: ${JSON.stringify(text)}`, () => {
    assert.throws(() => oracleTree(text));
    assert.equal(show(text), tree);
  });
