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
    why: 'There is no docs.json in this folder, nor up to 2 folders below it. Fix: Choose the folder that holds docs.json.',
  });
  assert.deepEqual(findProjectRoot(['docs/mint.json']), {
    why: 'There is no docs.json, but docs/mint.json. Fix: Rename it to docs.json. Its keys are read as they are.',
  });
});
