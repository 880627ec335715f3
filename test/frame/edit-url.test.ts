import assert from 'node:assert/strict';
import {test} from 'node:test';
import {editUrl} from '../../src/frame/edit-url.js';

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

for (const [footer, url] of cases)
  test(`${JSON.stringify(footer)} leads to ${url}`, () => assert.equal(editUrl(footer, 'a/b c.mdx'), url));
