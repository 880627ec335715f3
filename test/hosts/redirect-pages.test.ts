import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hosts} from '../../src/hosts/host.js';
import {openRedirect} from './interpreters.js';

function build(pairs: readonly (readonly [string, string])[], slugs: readonly string[] = ['index', 'guide/Intro']) {
  const redirects = pairs.map(([source, destination]) => ({source, destination, permanent: true}));
  const {files, problems} = hosts['github-pages'].build({redirects, slugs, base: '/'});
  return {files: new Map(files.map(({path, text}) => [path, text])), messages: problems.map(({message}) => message)};
}

const open = (files: ReadonlyMap<string, string>, path: string, search = '', hash = '') =>
  openRedirect(files.get(path)!, {search, hash, files, base: '/'});

test('a redirect page keeps query and fragment', () => {
  const {files} = build([
    ['/a', '/x'],
    ['/b', '/x?y=1'],
    ['/c', '/x#part'],
    ['/d', 'https://other.example/x'],
  ]);
  const cases: readonly (readonly [page: string, search: string, hash: string, to: string])[] = [
    ['a', '', '', '/x'],
    ['a', '?q=a%20b&c', '#here', '/x?q=a%20b&c#here'],
    ['b', '', '', '/x?y=1'],
    ['b', '?q=1', '', '/x?y=1&q=1'],
    ['c', '?q=1', '#here', '/x?q=1#part'],
    ['d', '?q=1', '#here', 'https://other.example/x?q=1#here'],
    ['a', '?', '', '/x'],
  ];
  for (const [page, search, hash, to] of cases)
    assert.equal(open(files, `${page}/index.html`, search, hash), to, page + search + hash);
});

test('markup in a destination is escaped', () => {
  const {files} = build([['/a', '/<script>alert(1)</script>?"><img src=x onerror=alert(1)>&amp;\'']]);
  const page = files.get('a/index.html')!;
  assert.equal(page.match(/<script/g)?.length, 1);
  assert.equal(page.includes('<img'), false);
  assert.match(
    page,
    /<link rel="canonical" href="\/%3Cscript%3Ealert\(1\)%3C\/script%3E\?%22%3E%3Cimg%20src=x%20onerror=alert\(1\)%3E&amp;amp;&#39;">/,
  );
});

test('redirects to the home page never replace it', () => {
  const {files} = build([['/index', '/']]);
  assert.deepEqual([...files.keys()], ['.nojekyll', 'index/index.html', '_lectern/redirect.js']);
});

test('a project file is not a folder', () => {
  const redirects = [{source: '/shop.JSON', destination: '/x', permanent: true}];
  const {files, problems} = hosts['github-pages'].build({
    ...{redirects, slugs: ['index'], base: '/'},
    files: ['shop.json', 'index.html'],
  });
  assert.deepEqual(
    files.map(({path}) => path),
    ['.nojekyll'],
  );
  assert.match(problems[0]?.message ?? '', /for "\/shop\.JSON" on GitHub Pages: the file shop\.json has this URL\./);
});

test('without redirects, no script is written', () => {
  assert.deepEqual([...build([]).files], [['.nojekyll', '']]);
});

test('security C4: redirect pages stay in the folder, under valid names', () => {
  const none = 'Lectern cannot write an HTML redirect page for';
  const refused = [
    '/../../up',
    '/a/../b',
    '/%2e%2e/up',
    '/%252e%252e/up',
    '/.git/config',
    '/a//b',
    '/back%5Cslash',
    '/nul%00',
    '/line%0A',
    '/CON',
    '/x/aux.html',
    '/com1',
    '/end.',
    '/end ',
    '/what%3F',
    '/pipe|',
    '/"quote"',
    `/${'x'.repeat(256)}`,
    `/${'é'.repeat(128)}`,
    '/guide/Intro/index.html',
    '/index.html',
    '/_lectern/lectern.js',
  ];
  for (const source of refused) {
    const {files, messages} = build([[source, '/guide/Intro']]);
    assert.deepEqual([...files.keys()], ['.nojekyll'], source);
    assert.equal(messages.length, 1, source);
    assert.ok(messages[0]!.startsWith(none) && messages[0]!.endsWith(': no file can have this URL.'), source);
  }
});

test('files that differ only in case are left out, because many disks ignore case', () => {
  const {files, messages} = build([
    ['/guide/intro', '/guide/Intro'],
    ['/Old', '/guide/Intro'],
    ['/old', '/guide/Intro'],
  ]);
  assert.deepEqual([...files.keys()], ['.nojekyll', 'Old/index.html', '_lectern/redirect.js']);
  assert.deepEqual(messages, [
    'Lectern cannot write an HTML redirect page for "/guide/intro" on GitHub Pages: it differs from guide/Intro/index.html only in case.',
    'Lectern cannot write an HTML redirect page for "/old" on GitHub Pages: it differs from Old/index.html only in case.',
  ]);
});

test("a redirect replaces its page's file, and a .html source becomes that file", () => {
  const {files} = build([
    ['/guide/Intro', '/new'],
    ['/old.html', '/new'],
    ['/', '/new'],
  ]);
  assert.deepEqual(
    [...files.keys()],
    ['.nojekyll', 'guide/Intro/index.html', 'old.html', 'index.html', '_lectern/redirect.js'],
  );
  assert.equal(open(files, 'index.html'), '/new');
});

test('a .html name that is also a folder stays a folder', () => {
  const {files, messages} = build(
    [
      ['/page.html', '/new'],
      ['/both.html/below', '/new'],
      ['/both.html', '/new'],
      ['/file.html', '/new'],
      ['/file.html/below', '/new'],
    ],
    ['index', 'page.html'],
  );
  assert.deepEqual(
    [...files.keys()],
    [
      '.nojekyll',
      'page.html/index.html',
      'both.html/below/index.html',
      'both.html/index.html',
      'file.html',
      '_lectern/redirect.js',
    ],
  );
  assert.deepEqual(messages, [
    'Lectern cannot write an HTML redirect page for "/file.html/below" on GitHub Pages: no file can have this URL.',
  ]);
});
