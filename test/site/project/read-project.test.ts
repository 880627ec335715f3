import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles, isFile} from '../../../src/base/files.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';
import {readProject} from '../../../src/site/project/read-project.js';

const docs = {
  name: 'A',
  variables: {version: '4'},
  api: {openapi: 'api.yaml'},
  navigation: {pages: ['index']},
};

test('the result has docs.json, files with variables, documents, and lines', async () => {
  const project = await readProject(
    createMemoryProject({'docs.json': JSON.stringify(docs, null, 2), 'index.mdx': 'Version {{version}}'}),
  );
  assert.equal(project.isReadable, true);
  assert.deepEqual([project.paths, project.documents], [['docs.json', 'index.mdx'], ['api.yaml']]);
  assert.deepEqual(project.places.of(['variables', 'version'], 'key').line, 4);
  const textOf = async (files: typeof project.files, path: string) => {
    const read = await files.read(path);
    return isFile(read) ? read.text : read.missing;
  };
  assert.equal(await textOf(project.files, 'index.mdx'), 'Version 4');
  const others = {...createMemoryProject({}), ...createMemoryFiles({'a.mdx': '{{version}}'})};
  assert.equal(await textOf(project.filled(others), 'a.mdx'), '4');
});

test('a missing or invalid docs.json gives no site', async () => {
  for (const files of [{}, {'docs.json': '{"name": '}]) {
    const project = await readProject(createMemoryProject(files));
    assert.equal(project.isReadable, false);
    assert.ok(project.read.problems.length > 0);
  }
});
