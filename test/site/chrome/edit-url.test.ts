import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildEditUrl, findRepositoryUrl, type Repository} from '../../../src/site/chrome/edit-url.js';

const cases: readonly (readonly [footer: {repo?: string; editUrl?: string}, url: string | undefined])[] = [
  [{repo: 'https://github.com/o/r'}, 'https://github.com/o/r/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'https://github.com/o/r.git/'}, 'https://github.com/o/r/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'git@github.com:o/r.git'}, 'https://github.com/o/r/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'git+https://github.com/o/r.git'}, 'https://github.com/o/r/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'https://user:token@github.com/o/r'}, 'https://github.com/o/r/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'https://gitlab.com/g/o/r'}, 'https://gitlab.com/g/o/r/-/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'https://gitlab.example.org/o/r'}, 'https://gitlab.example.org/o/r/-/edit/HEAD/a/b%20c.mdx'],
  [{repo: 'https://bitbucket.org/o/r'}, 'https://bitbucket.org/o/r/src/HEAD/a/b%20c.mdx?mode=edit'],
  [{repo: 'https://example.org/o/r'}, undefined],
  [{repo: 'not a url'}, undefined],
  [{}, undefined],
  [{editUrl: 'https://e.x/{path}?x={path}', repo: 'https://github.com/o/r'}, 'https://e.x/a/b%20c.mdx?x=a/b%20c.mdx'],
];

const known: Repository = {url: 'git@github.com:o/r.git', branch: 'docs/next', folder: 'site/'};
const inGit: readonly (readonly [
  footer: {repo?: string; editUrl?: string},
  of: Repository,
  url: string | undefined,
])[] = [
  [{}, known, 'https://github.com/o/r/edit/docs/next/site/a/b%20c.mdx'],
  [{}, {folder: ''}, undefined],
  [{}, {url: 'https://gitlab.com/g/o/r', folder: ''}, 'https://gitlab.com/g/o/r/-/edit/HEAD/a/b%20c.mdx'],
  // The project's own repository, and another one. The project's folder is known only in the first.
  [{repo: 'https://github.com/O/R'}, known, 'https://github.com/O/R/edit/docs/next/site/a/b%20c.mdx'],
  [{repo: 'https://github.com/o/docs'}, known, 'https://github.com/o/docs/edit/HEAD/a/b%20c.mdx'],
  [{editUrl: 'https://e.x/{path}'}, known, 'https://e.x/a/b%20c.mdx'],
];

for (const [footer, of, url] of inGit)
  test(`${JSON.stringify(footer)} in ${JSON.stringify(of)} leads to ${url}`, () =>
    assert.equal(buildEditUrl(footer, 'a/b c.mdx', of), url));

test("a remote becomes its repository's URL, without credentials", () => {
  const remotes: readonly (readonly [remote: string, url: string | undefined])[] = [
    ['https://x-access-token:ghs_secret@github.com/o/r.git', 'https://github.com/o/r'],
    ['ssh://git@ssh.github.com:443/o/r.git', 'https://github.com/o/r'],
    ['git://github.com/o/r', 'https://github.com/o/r'],
    ['git@gitlab.example.org:g/sub/r.git', 'https://gitlab.example.org/g/sub/r'],
    ['git.example.org:/r.git', 'https://git.example.org/r'],
    ['http://git.example.org:8080/o/r/', 'https://git.example.org:8080/o/r'],
    ['/srv/git/r.git', undefined],
    ['../r', undefined],
    ['file:///srv/r.git', undefined],
    ['C:\\r', undefined],
    ['javascript://github.com/%0aalert(1)', undefined],
    ['', undefined],
  ];
  for (const [remote, url] of remotes) assert.equal(findRepositoryUrl(remote), url, remote);
});

for (const [footer, url] of cases)
  test(`${JSON.stringify(footer)} leads to ${url}`, () => assert.equal(buildEditUrl(footer, 'a/b c.mdx'), url));
