import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {findFirstInFolder} from '../../../src/site/routes/find-page.js';
import {buildRoutes, type Route, resolveRoute} from '../../../src/site/routes/routes.js';
import {indexesOf, paths} from '../navigation/indexes.js';
import type {Written} from '../navigation/node-from.js';
import {navigationOf} from '../navigation/outline.js';

const redirects = [
  {source: '/old/:slug', destination: '/guide/:slug', permanent: false},
  {source: '/guide/gone', destination: '/guide/intro', permanent: true},
  {source: '/round', destination: '/trip', permanent: true},
  {source: '/trip', destination: '/round', permanent: true},
  {source: '/docs', destination: '/docs/a', permanent: true},
  {source: '/docs/a', destination: '/docs', permanent: true},
];
const written: Written = {
  pages: ['start', 'guide/intro', 'guide/gone', 'api/index', 'docs', 'Both', 'both', 'über uns', 'x.html'],
};

function route(path: string, navigation: Written = written): string {
  return drawn(resolveRoute(buildRoutes({redirects}, navigationOf(navigation)), path));
}

function drawn(found: Route): string {
  switch (found.kind) {
    case 'page':
      return `page ${found.slug}${found.query}${found.hash && `#${found.hash}`}${found.moved ? ' (moved)' : ''}`;
    case 'unlisted':
      return `unlisted ${found.slug}${found.query}${found.hash && `#${found.hash}`}`;
    case 'redirect':
      return `redirect ${found.to}${found.permanent ? '' : ' (temporary)'}${found.external ? ' (external)' : ''}`;
    case 'missing':
      return `missing ${found.path}${found.loop ? ' (loop)' : ''}`;
  }
}

const rows: readonly (readonly [path: string, expected: string])[] = [
  ['/', 'page start'],
  ['', 'page start'],
  ['/?x=1#here', 'page start?x=1#here'],
  ['/guide/intro', 'page guide/intro'],
  ['guide/intro', 'page guide/intro'],
  ['/guide/intro/', 'page guide/intro'],
  ['/guide/intro?x=1#h%C3%A9re', 'page guide/intro?x=1#hére'],
  ['/guide/intro.html', 'page guide/intro (moved)'],
  ['/guide/intro.md', 'page guide/intro (moved)'],
  ['/guide/intro.mdx', 'page guide/intro (moved)'],
  ['/guide/intro/index', 'page guide/intro (moved)'],
  ['/guide/intro/index.html', 'page guide/intro (moved)'],
  ['/Guide/INTRO', 'page guide/intro (moved)'],
  ['/api', 'page api/index (moved)'],
  ['/api/index', 'page api/index'],
  ['/Both', 'page Both'],
  ['/both', 'page both'],
  ['/BOTH', 'page Both (moved)'],
  ['/%C3%BCber%20uns', 'page über uns'],
  ['/über uns', 'page über uns'],
  ['/x.html', 'page x.html'],
  ['/old/intro?x=1', 'redirect /guide/intro?x=1 (temporary)'],
  ['/guide/gone', 'redirect /guide/intro'],
  ['/round', 'missing /round (loop)'],
  ['/docs', 'page docs'],
  ['/hidden', 'unlisted hidden'],
  ['/hidden.html?x#y', 'unlisted hidden?x#y'],
  ['/hidden/index', 'unlisted hidden/index'],
  ['/index', 'unlisted index'],
  ['/../etc/passwd', 'missing /../etc/passwd'],
  ['/%2e%2e/etc', 'missing /%2e%2e/etc'],
  ['//canary.invalid/x', 'missing //canary.invalid/x'],
  ['/\\canary.invalid', 'missing /\\canary.invalid'],
  ['https://canary.invalid/x', 'missing https://canary.invalid/x'],
  ['/%00', 'missing /%00'],
  ['/?spec=//canary.invalid/o.json', 'page start?spec=//canary.invalid/o.json'],
];

describe('resolves a path', () => {
  for (const [path, expected] of rows) test(JSON.stringify(path), () => assert.equal(route(path), expected));
});

test("the home page is a listed index, then the default variant's first page, then a file", () => {
  assert.equal(route('/', {pages: ['a', 'index']}), 'page index');
  assert.equal(route('/index', {pages: ['a', 'index']}), 'page index (moved)');
  const tabs = [
    {tab: 'Blog', href: 'https://blog.example'},
    {tab: 'API', pages: ['GET /users', 'api']},
  ];
  assert.equal(
    route('/', {
      versions: [
        {version: '1', pages: ['v1']},
        {version: '2', default: true, tabs},
      ],
    }),
    'page api',
  );
  assert.equal(route('/', {}), 'unlisted index');
});

test('a generated page matches any case, and a file page only its own', async () => {
  const shop = paths(['GET /users', {summary: 'List users', operationId: 'listUsers', tags: ['Users']}]);
  const indexes = await indexesOf({'shop.yaml': shop});
  const pages = ['api-reference/users/list-users'];
  const routesOf = (written: Written) => buildRoutes({redirects: []}, navigationOf(written, [], indexes));
  const routes = routesOf({tabs: [{tab: 'API', openapi: 'shop.yaml'}]});
  assert.equal(
    drawn(resolveRoute(routes, '/api-reference/Users/List-Users?x#y')),
    'page api-reference/users/list-users?x#y (moved)',
  );
  const withFile = routesOf({tabs: [{tab: 'API', openapi: 'shop.yaml', pages}]});
  assert.equal(drawn(resolveRoute(withFile, '/api-reference/users/list-users')), 'page api-reference/users/list-users');
  assert.equal(
    drawn(resolveRoute(withFile, '/api-reference/users/list-users-1')),
    'page api-reference/users/list-users-1',
  );
});

test('no hostile path resolves outside the site', () => {
  const routes = buildRoutes({redirects}, navigationOf(written));
  for (const part of [
    '..',
    '%2e%2e',
    '%2F%2F',
    '\\',
    '%5C',
    '//',
    'https:',
    'javascript:',
    '\u0000',
    '%0d%0a',
    '%',
    '%ff',
    '\ud800',
  ]) {
    for (const path of [
      part,
      `/${part}`,
      `/a/${part}/b`,
      `/old/${part}`,
      `/old/${part}canary.invalid`,
      `/${part}/canary.invalid`,
    ]) {
      const found = resolveRoute(routes, path);
      if (found.kind === 'redirect')
        assert.equal(new URL(found.to, 'https://docs.example').origin, 'https://docs.example', path);
      if (found.kind === 'unlisted' || found.kind === 'page') {
        assert.doesNotMatch(found.slug, /(^|\/)\.\.?(\/|$)|\\|\/\/|^[a-z]+:/, path);
      }
    }
  }
});

test('/docs is an alias without such a folder, and folders open their first page', () => {
  const routes = buildRoutes({redirects: []}, navigationOf({pages: ['index', 'guide/intro', 'guide/two']}));
  assert.equal(drawn(resolveRoute(routes, '/docs/guide/two?x#y')), 'page guide/two?x#y (moved)');
  assert.equal(drawn(resolveRoute(routes, '/docs/nowhere')), 'unlisted docs/nowhere');
  const own = buildRoutes({redirects: []}, navigationOf({pages: ['intro', 'docs/other']}));
  assert.equal(drawn(resolveRoute(own, '/docs/intro')), 'unlisted docs/intro');
  const {navigation} = buildRoutes(
    {redirects: []},
    navigationOf({
      groups: [
        {group: 'A', hidden: true, pages: ['a/hidden']},
        {group: 'B', pages: ['a/b/seen']},
      ],
    }),
  );
  assert.equal(findFirstInFolder(navigation, 'a')?.slug, 'a/b/seen');
  assert.equal(findFirstInFolder(navigation, 'a/b/seen'), undefined);
});
