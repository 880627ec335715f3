import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listPageFileCandidates} from '../../../src/site/routes/page-files.js';

test('the last successful extension is tried first', () => {
  assert.deepEqual(listPageFileCandidates('guide/intro').slice(0, 2), ['guide/intro.mdx', 'guide/intro.md']);
  assert.deepEqual(listPageFileCandidates('guide/intro', '.md').slice(0, 2), ['guide/intro.md', 'guide/intro.mdx']);
});

test("a folder's index is tried last", () => {
  assert.deepEqual(listPageFileCandidates('guide'), ['guide.mdx', 'guide.md', 'guide/index.mdx', 'guide/index.md']);
  assert.deepEqual(listPageFileCandidates('guide/index'), ['guide/index.mdx', 'guide/index.md']);
});
