import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildOperationIds} from '../../src/openapi/operation/build-operation-ids.js';
import {findOperation} from '../../src/openapi/operation/find-operation.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {locateOperation} from '../../src/openapi/operation/locate-operation.js';
import {nameOperation} from '../../src/openapi/operation/name-operation.js';
import {open} from './open.js';

const indexOf = async (document: object, others = {}) => {
  const documents = await open({openapi: '3.2.0', ...document}, others);
  return documents.settle(() => indexDocument(documents));
};

test('operations and webhooks are listed in document order', async () => {
  const index = await indexOf({
    paths: {
      '/b': {post: {summary: 'Make b'}, get: {operationId: 'getB'}, query: {}, parameters: []},
      'x-note': {get: {}},
      '/a': {additionalOperations: {COPY: {summary: ' '}}},
    },
    webhooks: {newPet: {post: {deprecated: true}}},
  });
  assert.deepEqual(
    index.operations.map(({id, method, path, kind, label}) => [id, method, path, kind, label]),
    [
      ['post-b', 'POST', '/b', 'operation', 'Make b'],
      ['get-b', 'GET', '/b', 'operation', 'getB'],
      ['query-b', 'QUERY', '/b', 'operation', 'QUERY /b'],
      ['copy-a', 'COPY', '/a', 'operation', 'COPY /a'],
      ['post-new-pet', 'POST', 'newPet', 'webhook', 'newPet'],
    ],
  );
  assert.equal(index.operations[4]?.deprecated, true);
});

test('operations of a path item in another file are listed', async () => {
  const index = await indexOf({paths: {'/a': {$ref: 'a.json'}}}, {'a.json': {get: {operationId: 'x'}}});
  assert.deepEqual([...index.byId.keys()], ['x']);
  assert.equal(index.byId.get('x')?.node.file, 'a.json');
});

test('two extensions hide an operation, and a third unlists its page', async () => {
  const {operations} = await indexOf({
    paths: {
      '/a': {get: {'x-hidden': true}, put: {'x-internal': true}, post: {'x-internal': false}},
      '/b': {'x-excluded': true, get: {}},
    },
  });
  assert.deepEqual(
    operations.map(({hidden}) => hidden),
    [false, true, false, true],
  );
  assert.deepEqual(
    operations.map(({page}) => page?.isUnlisted),
    [true, undefined, undefined, undefined],
  );
});

test("tags follow the document's order, then their use, and untagged operations are last", async () => {
  const {tags, groups} = await indexOf({
    tags: [{name: 'b', summary: 'Bees'}, {name: 'a', parent: 'b', 'x-displayName': 'Ants'}, {name: 'b'}, null],
    'x-tagGroups': [{name: 'G', tags: ['a', 'nowhere']}],
    paths: {'/': {get: {}, put: {tags: ['c', 'a']}, post: {tags: ['a']}}},
  });
  assert.deepEqual(
    tags.map(({name, label, parent, operations, listed}) => [name, label, parent, operations, listed]),
    [
      ['b', 'Bees', undefined, [], []],
      ['a', 'Ants', 'b', ['post'], ['put']],
      ['c', 'c', undefined, ['put'], []],
      ['', '', undefined, ['get'], []],
    ],
  );
  assert.deepEqual(groups, [
    {name: 'G', tags: ['a']},
    {name: '', tags: ['b', 'c', '']},
  ]);
});

test('circular tag parents are cut', async () => {
  const {tags} = await indexOf({
    tags: [
      {name: 'a', parent: 'b'},
      {name: 'b', parent: 'a'},
      {name: 'c', parent: 'c'},
    ],
  });
  assert.deepEqual(
    tags.map(({parent}) => parent),
    ['b', undefined, undefined],
  );
});

const ids: readonly (readonly [says: string, operations: readonly string[], ids: readonly string[]])[] = [
  ['an operationId in kebab-case', ['get /a listUserOrders', 'get /b HTTPGet_it'], ['list-user-orders', 'http-get-it']],
  ['method and words of the path', ['get /a/{userId}/b.json', 'get /'], ['get-a-user-id-b-json', 'get']],
  ['the longer name for all that collide', ['get /a x', 'put /b X', 'get /c y'], ['x-get-a', 'x-put-b', 'y']],
  [
    'no way out of a folder',
    ['get /a ../../up', 'get /b CON', 'get /c ..\\x', '../Get /d'],
    ['up', 'con-operation', 'x', 'get-d'],
  ],
];

for (const [says, operations, expected] of ids)
  test(`a slug is ${says}`, () => {
    const read = (text: string) => {
      const [method = '', path = '', operationId] = text.split(' ');
      return {method, path, ...(operationId !== undefined && {operationId})};
    };
    assert.deepEqual(buildOperationIds(operations.map(read)), expected);
    assert.deepEqual(buildOperationIds(operations.map(read).reverse()), [...expected].reverse());
  });

test('slugs that differ only in case or length are made unique, and stay short', () => {
  const all = buildOperationIds([
    {method: 'GET', path: '/a/{b}'},
    {method: 'GET', path: '/a/b'},
    {method: 'GET', path: `/${'x'.repeat(300)}`},
    {method: 'GET', path: `/${'x'.repeat(301)}`},
  ]);
  assert.equal(new Set(all).size, 4);
  assert.ok(all.every(id => id.length < 200));
});

test('an operation is found by method and path, whatever its parameter names', async () => {
  const index = await indexOf({paths: {'/a/{id}': {get: {}}}, webhooks: {w: {post: {}}}});
  assert.equal(findOperation(index, 'get', '/a/{id}')?.id, 'get-a-id');
  assert.equal(findOperation(index, 'GET', '/a/{other}/')?.id, 'get-a-id');
  assert.equal(findOperation(index, 'webhook', 'w')?.id, 'post-w');
  assert.equal(findOperation(index, 'put', '/a/{id}'), undefined);
});

test('each method of a webhook is an operation of its own (OpenAPI 3.1.1, section 4.8.1)', async () => {
  const webhooks = {order: {put: {}, post: {}, delete: {summary: 'Gone'}}, sent: {put: {}}};
  const document = {openapi: '3.1.0', info: {}, webhooks};
  const index = await indexOf(document);
  const documents = await open(document);
  for (const [name, method] of [
    ['order', 'POST'],
    ['PUT order', 'PUT'],
    ['delete order', 'DELETE'],
    ['POST order', 'POST'],
    ['sent', 'PUT'],
    ['PUT sent', 'PUT'],
    ['PATCH order', undefined],
  ] as const) {
    assert.equal(findOperation(index, 'WEBHOOK', name)?.method, method, name);
    assert.equal(locateOperation(documents, 'webhook', name)?.method, method, name);
  }
  assert.deepEqual(
    index.operations.map(each => [nameOperation(each).path, each.label]),
    [
      ['PUT order', 'PUT order'],
      ['order', 'order'],
      ['DELETE order', 'Gone'],
      ['PUT sent', 'PUT sent'],
    ],
  );
});

test('duplicate operationIds and invalid operations are reported', async () => {
  const {problems, operations} = await indexOf({
    paths: {'/a': {get: {operationId: 'x'}, put: {operationId: 'x', parameters: [null]}, post: null}, '/b': 0},
  });
  assert.deepEqual(
    problems.map(({message, at}) => [at.pointer, message]),
    [
      ['/paths/~1a/post', 'paths["/a"].post is empty, not an object.'],
      ['/paths/~1b', 'paths["/b"] is 0, not an object.'],
      ['/paths/~1a/put', 'The operationId "x" appears twice, at GET /a and PUT /a.'],
      ['/paths/~1a/put/parameters', 'paths["/a"].put.parameters has an empty item.'],
    ],
  );
  assert.deepEqual(
    operations.map(({id}) => id),
    ['x-get-a', 'x-put-a'],
  );
});

test('an additionalOperations method keeps its case, and matches any case', async () => {
  const index = await indexOf({paths: {'/a': {additionalOperations: {Query: {}}}}});
  assert.deepEqual(
    index.operations.map(({method, label}) => [method, label]),
    [['Query', 'Query /a']],
  );
  assert.equal(findOperation(index, 'QUERY', '/a'), index.operations[0]);
  const documents = await open({openapi: '3.2.0', paths: {'/a': {additionalOperations: {Query: {}}}}});
  assert.equal(locateOperation(documents, 'query', '/a')?.method, 'Query');
});

test('all 22,000 operations of a document are listed', async () => {
  const paths = Object.fromEntries(Array.from({length: 22_000}, (_, id) => [`/a/${id}`, {get: {}}]));
  const index = await indexOf({paths});
  assert.equal(index.operations.length, 22_000);
  assert.deepEqual(index.problems, []);
});

test('without tags, the first distinctive path segment groups operations', async () => {
  const sectionsOf = async (...paths: string[]) => {
    const {tags} = await indexOf({
      paths: Object.fromEntries(paths.map(path => [path, {get: {}}])),
      webhooks: {w: {post: {}}},
    });
    return tags.map(({name, label, operations}) => `${name} ${label}: ${operations.length}`);
  };
  assert.deepEqual(
    await sectionsOf(
      '/v1/bank_accounts',
      '/api/v2.1/{tenant}/bank_accounts/{id}',
      '/2024-01-15/users?x=/y',
      '/{id}',
      '/',
    ),
    ['/bank_accounts Bank accounts: 2', '/users Users: 1', ' : 3'],
  );
  // One section per path, or one section for all paths, does not group anything.
  assert.deepEqual(await sectionsOf('/a', '/b', '/c'), [' : 4']);
  assert.deepEqual(await sectionsOf('/a', '/a/b', '/a/c'), [' : 4']);
});

test('an operation with only an operationId is marked', async () => {
  const {operations} = await indexOf({
    paths: {'/a': {get: {operationId: 'x'}, put: {operationId: 'y', summary: 'Y'}, post: {}}},
  });
  assert.deepEqual(
    operations.map(({isUnnamed}) => isUnnamed),
    [true, undefined, undefined],
  );
});
