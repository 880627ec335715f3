import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findProjectRoot} from '../../../src/site/project/find-root.js';

const rows: readonly (readonly [paths: readonly string[], root: string])[] = [
  [['docs.json', 'docs/docs.json'], ''],
  [['site/docs.json', 'docs/docs.json', 'a.md'], 'docs/'],
  [['packages/site/docs.json', 'packages/docs/docs.json'], 'packages/docs/'],
  [['b/docs.json', 'a/docs.json'], 'a/'],
];

for (const [paths, root] of rows)
  test(`the project of ${paths.join(', ')} is in "${root}"`, () => {
    assert.deepEqual(findProjectRoot(paths), {root});
  });

test('a missing project is explained', () => {
  assert.deepEqual(findProjectRoot(['a/b/c/docs.json', 'x-docs.json']), {
    why: 'This folder and 2 levels of folders below it have no docs.json.\nFix: Choose the folder that contains docs.json.',
  });
  assert.deepEqual(findProjectRoot(['docs/mint.json']), {
    why: 'The folder has docs/mint.json, but no docs.json.\nFix: Rename docs/mint.json to docs.json. Lectern reads its keys unchanged.',
  });
});
