import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {readCommit, readGit} from '../../../../shell/node/files/git.js';
import {repository} from '../repository.js';

const top = mkdtempSync(join(tmpdir(), 'git-'));
after(() => rmSync(top, {recursive: true}));

const repositoryOf = (name: string, commits: readonly (readonly string[])[], remote?: string) =>
  repository(
    join(top, name),
    commits.map((files, at) => Object.fromEntries(files.map(file => [file, `${at}`]))),
    remote,
  );
const names = ['a b"ü\\.mdx', "it's.mdx", 'sub/line\nbreak.mdx'];

test("git provides remote, branch, folder, and each file's last date", async () => {
  const folder = repositoryOf(
    'whole',
    [[...names.map(name => `docs/${name}`), 'docs/index.mdx', 'other.txt'], ['docs/index.mdx'], ['other.txt'], []],
    'https://user:secret@github.com/o/r.git',
  );
  const {dates, ...facts} = (await readGit(join(folder, 'docs'), [...names, 'index.mdx', 'new.mdx'])) ?? {};
  assert.deepEqual(facts, {url: 'https://github.com/o/r', branch: 'feature/docs', folder: 'docs/', isShallow: false});
  assert.deepEqual(
    dates,
    new Map([
      ['index.mdx', '2024-03-02T10:00:00.000Z'],
      ...names.map(name => [name, '2024-03-01T10:00:00.000Z'] as const),
    ]),
  );
  assert.match((await readCommit(join(folder, 'docs'))) ?? '', /^[\da-f]{40}$/);
});

test('a whole repository without remote and branch works', async () => {
  const folder = repositoryOf('root', [['index.mdx']]);
  execFileSync('git', ['-C', folder, 'checkout', '-q', '--detach']);
  assert.deepEqual(await readGit(folder, ['index.mdx']), {
    folder: '',
    isShallow: false,
    dates: new Map([['index.mdx', '2024-03-01T10:00:00.000Z']]),
  });
});

test('deleted files are not searched in the history', async () => {
  const folder = repositoryOf('untracked', [['index.mdx', 'old.json']]);
  execFileSync('git', ['-C', folder, 'rm', '-q', '--cached', 'old.json']);
  assert.deepEqual([...((await readGit(folder, ['index.mdx', 'old.json']))?.dates.keys() ?? [])], ['index.mdx']);
});

test('a shallow history has no dates, instead of wrong ones', async () => {
  const folder = repositoryOf('deep', [['index.mdx'], ['other.mdx']], 'git@gitlab.com:o/r.git');
  const shallow = join(top, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow]);
  const {dates, isShallow} = (await readGit(shallow, ['index.mdx'])) ?? {};
  assert.deepEqual([dates, isShallow], [new Map(), true]);
});

test('without repository, commit or git, the result is empty', async () => {
  const plain = join(top, 'plain');
  mkdirSync(plain);
  process.env.GIT_CEILING_DIRECTORIES = top;
  assert.equal(await readGit(plain, ['index.mdx']), undefined);
  assert.equal(await readCommit(plain), undefined);
  delete process.env.GIT_CEILING_DIRECTORIES;
  const empty = join(top, 'empty');
  execFileSync('git', ['init', '-q', '-b', 'main', empty]);
  assert.deepEqual(await readGit(empty, ['index.mdx']), {
    folder: '',
    isShallow: false,
    branch: 'main',
    dates: new Map(),
  });
  const {PATH} = process.env;
  process.env.PATH = join(top, 'nowhere');
  try {
    assert.equal(await readGit(empty, ['index.mdx']), undefined);
  } finally {
    process.env.PATH = PATH;
  }
});

test('only the necessary part of a long history is read', async () => {
  const folder = repositoryOf('long', [['index.mdx']]);
  // Creates 20,000 commits at once, because `git commit` would take minutes.
  const commits = Array.from(
    {length: 20_000},
    (_, at) =>
      `commit refs/heads/long\ncommitter A <a@example.com> ${1_700_000_000 + at} +0000\ndata 1\nx\nM 644 inline n.mdx\ndata ${`${at}`.length}\n${at}\n`,
  );
  execFileSync('git', ['-C', folder, 'fast-import', '--quiet'], {input: commits.join('')});
  execFileSync('git', ['-C', folder, 'checkout', '-q', 'long']);
  assert.deepEqual(
    (await readGit(folder, ['n.mdx', 'index.mdx']))?.dates,
    new Map([['n.mdx', '2023-11-15T03:46:39.000Z']]),
  );
});
