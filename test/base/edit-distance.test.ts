import assert from 'node:assert/strict';
import {test} from 'node:test';
import {editDistance} from '../../src/base/edit-distance.js';

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
  for (const [from, to, distance] of cases) assert.equal(editDistance(from, to), distance);
});

test('counting stops above the requested distance', () => {
  assert.equal(editDistance('thmee', 'theme', 1), 1);
  assert.equal(editDistance('kitten', 'sitting', 3), 3);
  assert.equal(editDistance('abcdefgh', 'stuvwxyz', 2), 3);
});
