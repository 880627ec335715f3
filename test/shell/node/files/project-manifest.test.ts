import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {openNodeProject} from '../../../../shell/node/files/project-files.js';
import {buildProjectManifest, createManifestMaker} from '../../../../shell/node/files/project-manifest.js';
import {repository} from '../repository.js';

const top = mkdtempSync(join(tmpdir(), 'manifest-'));
after(() => rmSync(top, {recursive: true}));
const folder = join(
  repository(join(top, 'repository'), [
    {
      'docs/index.mdx': '---\ntitle: Home\nkeywords: [a]\n---\n',
      'docs/old.md': 'No head.',
      'docs/api.json': '{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {}}',
      'docs/snippets/part.mdx': 'A part.',
      'docs/_site/index.md': 'Of the last run.',
      'README.md': 'Not in the project.',
    },
    {'docs/index.mdx': '---\ntitle: Home\nicon: house\n---\n'},
  ]),
  'docs',
);
writeFileSync(join(folder, 'new.mdx'), '---\ntitle: [broken\n---\n');

test('a manifest contains pages with frontmatter and git dates', async () => {
  assert.deepEqual(JSON.parse(await buildProjectManifest(openNodeProject(folder), folder)), {
    version: 1,
    repository: {branch: 'feature/docs', folder: 'docs/'},
    documents: ['api.json'],
    dates: {'api.json': '2024-03-01T10:00:00.000Z'},
    pages: {
      index: {modified: '2024-03-02T10:00:00.000Z', head: {title: 'Home', icon: 'house'}},
      new: {head: {}},
      old: {extension: '.md', modified: '2024-03-01T10:00:00.000Z', head: {}},
    },
  });
});

test('a renewed manifest follows commits, files and frontmatter', async () => {
  const read = createManifestMaker(openNodeProject(folder), folder);
  const {pages: before} = JSON.parse(await read());
  writeFileSync(join(folder, 'new.mdx'), '---\ntitle: New\n---\n');
  assert.deepEqual(JSON.parse(await read()).pages, {...before, new: {head: {title: 'New'}}});
  const run = (...given: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...given], {
      env: {...process.env, GIT_COMMITTER_DATE: '2024-04-01T12:00:00Z'},
      stdio: 'ignore',
    });
  run('add', 'new.mdx');
  run('commit', '-q', '-m', 'new');
  const modified = '2024-04-01T12:00:00.000Z';
  assert.deepEqual(JSON.parse(await read()).pages, {...before, new: {modified, head: {title: 'New'}}});
});
