import assert from 'node:assert/strict';
import {test} from 'node:test';
import {listPageFileCandidates} from '../../../src/site/routes/page-files.js';

test('the last successful extension is tried first', () => {
  assert.deepEqual(listPageFileCandidates('guide/intro'), ['guide/intro.mdx', 'guide/intro.md']);
  assert.deepEqual(listPageFileCandidates('guide/intro', '.md'), ['guide/intro.md', 'guide/intro.mdx']);
});

test("a folder's index is tried only for unlisted pages", () => {
  assert.deepEqual(listPageFileCandidates('guide', '.mdx', false), [
    'guide.mdx',
    'guide.md',
    'guide/index.mdx',
    'guide/index.md',
  ]);
  assert.deepEqual(listPageFileCandidates('guide/index', '.mdx', false), ['guide/index.mdx', 'guide/index.md']);
});
