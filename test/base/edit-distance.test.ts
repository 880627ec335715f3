import assert from 'node:assert/strict';
import {test} from 'node:test';
import {computeEditDistance} from '../../src/base/edit-distance.js';

test('inserted, deleted, replaced and swapped letters are counted', () => {
  const cases = [
    ['', '', 0],
    ['a', '', 1],
    ['theme', 'theme', 0],
    ['thme', 'theme', 1],
    ['themme', 'theme', 1],
    ['thene', 'theme', 1],
    ['thmee', 'theme', 1],
    ['kitten', 'sitting', 3],
  ] as const;
  for (const [from, to, distance] of cases) assert.equal(computeEditDistance(from, to), distance);
});

test('counting stops above the requested distance', () => {
  assert.equal(computeEditDistance('thmee', 'theme', 1), 1);
  assert.equal(computeEditDistance('kitten', 'sitting', 3), 3);
  assert.equal(computeEditDistance('abcdefgh', 'stuvwxyz', 2), 3);
});
