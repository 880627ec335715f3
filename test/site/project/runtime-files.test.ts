import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryProject} from '../../../src/site/project/project-files.js';
import {findRuntimeUse, selectRuntimeFiles} from '../../../src/site/project/runtime-files.js';

test('diagrams and formulas are found in pages only', async () => {
  const use = (files: Record<string, string>) => findRuntimeUse(createMemoryProject(files));
  const none = {diagrams: false, elk: false, formulas: false};
  assert.deepEqual(await use({'a.mdx': 'The layout elk costs $5.', 'b.css': '.mermaid {}'}), none);
  assert.deepEqual(await use({'a.mdx': '```mermaid\nlayout: elk\n```'}), {...none, diagrams: true, elk: true});
  assert.deepEqual(await use({'a.md': 'Let $a + b$ be.'}), {...none, formulas: true});
});

test('files of all sites and of used parts are selected, and others listed', () => {
  const list = {
    '': ['lectern.js'],
    mermaid: ['mermaid/a.js'],
    katex: ['katex/b.js'],
  };
  const use = {diagrams: true, elk: false, formulas: false};
  assert.deepEqual(selectRuntimeFiles(list, use), {
    paths: ['lectern.js', 'mermaid/a.js'],
    unused: ['formulas'],
  });
});
