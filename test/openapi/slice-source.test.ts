import assert from 'node:assert/strict';
import {test} from 'node:test';
import {compareSource, type FileFacts} from '../../src/openapi/slices/slice-source.js';

const built = {path: 'a.json', size: 100, hash: 'x'};
const at = Date.UTC(2024, 0, 1);
const cases: readonly (readonly [says: string, now: FileFacts, site: FileFacts, verdict: string])[] = [
  ['another size is another file', {size: 101, modified: at}, {modified: at}, 'changed'],
  ['the same size, put there with the site', {size: 100, modified: at + 4000}, {modified: at}, 'same'],
  ['the same size, put there before the site', {size: 100, modified: at - 90_000}, {modified: at}, 'same'],
  ['the same size, put there later', {size: 100, modified: at + 6000}, {modified: at}, 'unsure'],
  ['a size that the host does not say', {modified: at + 6000}, {modified: at}, 'unsure'],
  ['a host that says nothing', {}, {}, 'same'],
  ['a host without dates', {size: 100}, {}, 'same'],
];

for (const [says, now, site, verdict] of cases)
  test(`${says}: ${verdict}`, () => assert.equal(compareSource(built, now, site), verdict));
