import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {listGitVersions} from '../../../../shell/node/files/git-versions.js';
import {openNodeProject} from '../../../../shell/node/files/project-files.js';
import {isFile} from '../../../../src/base/files.js';
import {openCheckedProject} from '../../../../src/check/project.js';
import {checkDocumentMissing} from '../../../../src/check/rules/document-missing.js';
import {gitFolder} from '../../../../src/site/navigation/dated-versions.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import {readProject} from '../../../../src/site/project/read-project.js';
import {repository} from '../repository.js';

const top = mkdtempSync(join(tmpdir(), 'git-versions-'));
after(() => rmSync(top, {recursive: true}));

const api = (...paths: readonly string[]) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: Object.fromEntries(
      paths.map(path => [path, {get: {responses: {}, ...(path === '/now' && {'x-internal': true})}}]),
    ),
  });
const docs = JSON.stringify({
  name: 'Shop',
  navigation: {openapi: 'api.json'},
  integrations: {lectern: {history: {'api.json': 'git'}}},
});

/** Creates a repository with a project in a folder. `tags` maps names to the numbers of their commits. */
function project(name: string, documents: readonly string[], tags: Readonly<Record<string, number>> = {}): string {
  const folder = repository(
    join(top, name),
    documents.map(text => ({'docs/api.json': text, 'docs/docs.json': docs})),
  );
  const commits = execFileSync('git', ['-C', folder, 'log', '--reverse', '--format=%H'], {encoding: 'utf8'}).split(
    '\n',
  );
  for (const [tag, at] of Object.entries(tags)) execFileSync('git', ['-C', folder, 'tag', tag, commits[at] as string]);
  return join(folder, 'docs');
}

const dates = async (folder: string) => (await listGitVersions(folder, 'api.json')).map(({date}) => date);

test("a document's versions are release tags that changed it", async () => {
  const tags = {'v1.0.0': 0, '1.1': 1, 'api@2.0.0': 2, 'v3.0.0-rc.1': 3, nightly: 3, '2024-03-05': 4};
  const folder = project('tags', [api('/a'), api('/a'), api('/b'), api('/c'), api('/d')], tags);
  assert.deepEqual(await dates(folder), ['2024-03-01', '2024-03-03', '2024-03-05']);
});

test('without release tags, versions are the last commit of each month', async () => {
  assert.deepEqual(await dates(project('months', [api('/a'), api('/b'), api('/c')], {nightly: 0})), ['2024-03-03']);
});

test('untracked documents and folders without repository have no versions', async () => {
  const folder = project('unknown', [api('/a')]);
  assert.deepEqual(await listGitVersions(folder, 'other.json'), []);
  assert.deepEqual(await dates(top), []);
});

test('versions are read without private parts, and never from outside the folder', async () => {
  const folder = project('read', [api('/a', '/now'), api('/a', '/b', '/now')], {v1: 0, v2: 1});
  const written = createPublicProject(openNodeProject(folder));
  const {read, paths} = await readProject(written);
  const versions = read.config.lectern.history?.get('api.json');
  assert.ok(Array.isArray(versions) && versions.length === 2);
  const [first] = versions as readonly {readonly file: string}[];
  const result = await written.read(first?.file ?? '');
  assert.ok(isFile(result));
  assert.deepEqual(Object.keys(JSON.parse(result.text).paths), ['/a']);
  assert.ok(!paths.some(path => path.startsWith('.')));
  const hash = (first?.file ?? '').slice(gitFolder.length).split('/')[0];
  for (const path of [`${hash}/../docs.json`, `${hash}/./api.json`, `${hash}/none.json`, 'HEAD/api.json', '--help/x'])
    assert.ok(!isFile(await written.read(gitFolder + path)), path);
});

test('the check explains how to get versions from git', async () => {
  const folder = project('none', [api('/a')]);
  const checked = await openCheckedProject({...openNodeProject(folder), listVersions: async () => []});
  const [problem] = checkDocumentMissing(checked);
  assert.match(
    problem?.message ?? '',
    /the versions of "api\.json" from Git tags, but the repository has no tags of versions/,
  );
  assert.match(problem?.fix ?? '', /fetch-depth: 0/);
});
