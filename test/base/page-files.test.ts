import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isForReaders, isPageFile, isSnippet, withoutExtension} from '../../src/base/page-files.js';

test('a page file has a known extension, and its slug is the rest', () => {
  assert.deepEqual(['a.mdx', 'a/b.md', 'a.mdx.txt', 'mdx', 'a.markdown'].filter(isPageFile), ['a.mdx', 'a/b.md']);
  assert.deepEqual(['a.mdx', 'a/b.md', 'a.b/c.json'].map(withoutExtension), ['a', 'a/b', 'a.b/c.json']);
});

test('snippets and repository files such as README are not pages', () => {
  const files = [
    'a.mdx',
    'snippets/a.mdx',
    'x/_parts/a.mdx',
    'x/_a.md',
    'README.md',
    'x/license.mdx',
    'x/readme-more.md',
    'a.json',
  ];
  assert.deepEqual(files.filter(isSnippet), ['snippets/a.mdx', 'x/_parts/a.mdx', 'x/_a.md']);
  assert.deepEqual(files.filter(isForReaders), ['a.mdx', 'x/readme-more.md']);
});
