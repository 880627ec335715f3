import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readText} from '../../../src/markdown/frontmatter/text-of.js';

test('only strings and numbers in frontmatter are text', () => {
  assert.deepEqual([' a ', 1.5, '', null, true, {}, ['a'], undefined].map(readText), [
    'a',
    '1.5',
    ...Array(6).fill(undefined),
  ]);
});
