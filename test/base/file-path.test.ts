import assert from 'node:assert/strict';
import {test} from 'node:test';
import {getFileName, getFolder, getParentFolder} from '../../src/base/file-path.js';

test('a path has a file name, and a folder unless it is at the root', () => {
  const paths = ['a/b/c.md', 'c.md', '/c.md', 'a/', ''];
  assert.deepEqual(paths.map(getFileName), ['c.md', 'c.md', 'c.md', '', '']);
  assert.deepEqual(paths.map(getFolder), ['a/b/', '', '/', 'a/', '']);
  assert.deepEqual(paths.map(getParentFolder), ['a/b', '', '', 'a', '']);
});
