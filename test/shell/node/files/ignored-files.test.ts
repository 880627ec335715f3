import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {openNodeProject} from '../../../../shell/node/files/project-files.js';

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, {recursive: true});
});

function project(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'ignored-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return openNodeProject(folder);
}

test('files in .mintignore and .lecternignore are neither listed nor read', async () => {
  const files = project({
    'docs.json': '{"navigation": {"pages": ["index"]}}',
    'index.mdx': '# Home',
    '.mintignore': '# private\ndrafts/\nprivate-notes.md\n*.draft.mdx\n!kept.draft.mdx\n',
    '.lecternignore': 'later/**/secret.mdx\n',
    'drafts/one.mdx': 'x',
    'guide/drafts/two.mdx': 'x',
    'private-notes.md': 'x',
    'a.draft.mdx': 'x',
    'kept.draft.mdx': 'x',
    'later/deep/secret.mdx': 'x',
    'later/open.mdx': 'x',
  });
  assert.deepEqual(await files.list(), ['docs.json', 'index.mdx', 'kept.draft.mdx', 'later/open.mdx']);
  for (const path of ['drafts/one.mdx', 'private-notes.md', 'later/deep/secret.mdx'])
    assert.deepEqual(await files.read(path), {path, missing: 'absent'});
});

test('tool folders are left out unless docs.json lists their pages', async () => {
  const entries = {
    'index.mdx': '# Home',
    'build/intro.mdx': '# Build',
    'dist/app.js': 'x',
    'tmp/notes.mdx': 'x',
    'guide/build/deep.mdx': 'x',
  };
  const unused = project({...entries, 'docs.json': '{"navigation": {"pages": ["index"]}}'});
  assert.deepEqual(await unused.list(), ['docs.json', 'guide/build/deep.mdx', 'index.mdx']);
  const used = project({...entries, 'docs.json': '{"navigation": {"pages": ["index", "build/intro"]}}'});
  assert.deepEqual(await used.list(), ['build/intro.mdx', 'docs.json', 'guide/build/deep.mdx', 'index.mdx']);
});
