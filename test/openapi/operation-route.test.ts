import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {parseConfig} from '../../src/config/parse-config.js';
import {buildOperationRoute, toRoutePart} from '../../src/openapi/operation/operation-route.js';
import {buildNavigation} from '../../src/site/navigation/build-navigation.js';

test('text becomes a URL segment like on hosted platforms', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['List users', 'list-users'],
    ['Get a user (v1.2), please', 'get-a-user-v12-please'],
    ["Delete the user's {id} now", 'delete-the-users--now'],
    ['/users/{id}/posts', 'users-posts'],
    ['/users/{id}', 'users'],
    ['a  b', 'a-b'],
    ['a   b', 'a--b'],
    [' a ', 'a'],
    ['Größe & Länge: 50 %', 'größe-&-länge:-50-%'],
    ['日本語', '日本語'],
    ['..', ''],
    ['..\\..\\x', 'x'],
    ['%2e%2e%2fup', '2e2e2fup'],
    ['a\r\nb\0', 'ab'],
  ];
  for (const [text, part] of cases) assert.equal(toRoutePart(text), part, text);
  assert.ok(toRoutePart('x'.repeat(300)).length <= 180);
});

test('a route uses the first tag, and the summary rather than method and path', () => {
  const given = {method: 'GET', path: '/users/{id}/posts', kind: 'operation', tags: ['User posts', 'Other']} as const;
  assert.deepEqual(buildOperationRoute(given), {tag: 'user-posts', slug: 'get-users-posts'});
  assert.deepEqual(buildOperationRoute({...given, summary: 'List posts', operationId: 'listHTTPPosts_v2'}), {
    tag: 'user-posts',
    slug: 'list-posts',
    id: 'list-http-posts-v2',
  });
  assert.deepEqual(buildOperationRoute({method: 'POST', path: 'orderSent', kind: 'webhook', tags: []}), {
    tag: '',
    slug: 'ordersent',
  });
  assert.deepEqual(buildOperationRoute({method: 'SEND', path: 'chat', kind: 'channel', tags: ['a'], summary: 'Chat'}), {
    tag: '',
    slug: 'chat',
  });
});

const operation = (summary: string | undefined, tags: readonly string[] = [], more: object = {}) => ({
  ...(summary !== undefined && {summary}),
  tags,
  responses: {200: {description: 'OK'}},
  ...more,
});

/** Returns the slugs of a document's operations, by method and path. */
async function addressesOf(paths: object, openapi: unknown = 'api.json') {
  const text = JSON.stringify({openapi: '3.1.0', info: {title: 'API', version: '1'}, paths});
  const {index} = await openReader('api.json', createMemoryFiles({'api.json': text})).index();
  const {config} = parseConfig({name: 'A', navigation: {tabs: [{tab: 'Some tab', openapi}]}});
  const {entries, numbered} = buildNavigation(config, new Map([['api.json', index]]));
  const operations = [...entries.values()].flatMap(({slug, generated}) =>
    generated?.operation ? [[`${generated.operation.method} ${generated.operation.path}`, slug] as const] : [],
  );
  return {addresses: Object.fromEntries(operations), numbered: numbered.map(({slug, wanted}) => [wanted, slug])};
}

test('equal routes get numbers in path and method order', async () => {
  const paths = {
    '/b': {post: operation('Same', ['T']), get: operation('Same', ['T'])},
    '/a': {get: operation('Same', ['T']), put: operation('Same', ['T'], {'x-hidden': true})},
    '/c': {get: operation('Same', ['Other'])},
  };
  const {addresses, numbered} = await addressesOf(paths);
  assert.deepEqual(addresses, {
    'GET /b': 'api-reference/t/same',
    'POST /b': 'api-reference/t/same-1',
    'GET /a': 'api-reference/t/same-2',
    'PUT /a': 'api-reference/t/same-3',
    'GET /c': 'api-reference/other/same',
  });
  assert.equal(numbered.length, 3);
});

test('directories are lower case, x-mint.href wins, and ids can be slugs', async () => {
  const paths = {
    '/a': {get: operation('Get A', ['T'], {operationId: 'getA_now'})},
    '/b': {get: operation('Get B', ['T'])},
    '/c': {get: operation('Get C', ['T'], {'x-mint': {href: '/Guide/See-C'}})},
  };
  const openapi = {source: 'api.json', directory: '/REST/V1/', slug: 'operationId'};
  assert.deepEqual((await addressesOf(paths, openapi)).addresses, {
    'GET /a': 'rest/v1/t/get-a-now',
    'GET /b': 'rest/v1/t/get-b',
    'GET /c': 'guide/see-c',
  });
});
