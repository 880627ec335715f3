import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readFrontmatterText} from '../../../src/markdown/frontmatter/text-of.js';

test('only strings and numbers in frontmatter are text', () => {
  assert.deepEqual([' a ', 1.5, '', null, true, {}, ['a'], undefined].map(readFrontmatterText), [
    'a',
    '1.5',
    ...Array(6).fill(undefined),
  ]);
});
