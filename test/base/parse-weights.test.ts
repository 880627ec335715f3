import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseWeights} from '../../src/base/parse-weights.js';

test('names have weights: 1 by default, and 0 if invalid', () => {
  assert.deepEqual(
    [...parseWeights('Text/HTML, text/markdown;q=0.9, a/b; level=1; q=0.25, c/d;q=2, */*;q=0')],
    [
      ['text/html', 1],
      ['text/markdown', 0.9],
      ['a/b', 0.25],
      ['c/d', 0],
      ['*/*', 0],
    ],
  );
});
