import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildManifest} from '../../src/site/build-manifest.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';

const files = createMemoryProject({
  'docs.json': '{"name": "Acme", "navigation": {"pages": ["index"]}, "api": {"openapi": "api.json"}}',
  'index.mdx': '---\nicon: house\n---\n\n# Home\n',
  'snippets/part.mdx': 'Part',
  'api.json': '{"openapi": "3.1.0"}',
  'style.css': '',
});

test('a manifest lists pages, documents and style sheets, also without a repository', async () => {
  const {pages, documents, styles, repository} = JSON.parse(await buildManifest(files));
  assert.deepEqual(Object.keys(pages), ['index']);
  assert.deepEqual([documents, styles, repository], [['api.json'], ['style.css'], undefined]);
});

test('dates of pages and documents come from the repository', async () => {
  let asked: readonly string[] = [];
  const text = await buildManifest(files, async paths => {
    asked = paths;
    return {url: 'https://github.com/o/r', folder: '', dates: new Map([['index.mdx', '2026-01-02T00:00:00.000Z']])};
  });
  assert.deepEqual(asked, ['index.mdx', 'api.json']);
  assert.match(text, /2026-01-02/);
});
