import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pageFileCandidates} from '../../../src/site/routes/page-files.js';

test('asks for the extension that worked last first', () => {
  assert.deepEqual(pageFileCandidates('guide/intro'), ['guide/intro.mdx', 'guide/intro.md']);
  assert.deepEqual(pageFileCandidates('guide/intro', '.md'), ['guide/intro.md', 'guide/intro.mdx']);
});

test('asks for the index of a folder only where nothing is listed', () => {
  assert.deepEqual(pageFileCandidates('guide', '.mdx', false), [
    'guide.mdx',
    'guide.md',
    'guide/index.mdx',
    'guide/index.md',
  ]);
  assert.deepEqual(pageFileCandidates('guide/index', '.mdx', false), ['guide/index.mdx', 'guide/index.md']);
});
