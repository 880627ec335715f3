import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openSource} from '../../../src/api-reference/drift/report-drift.js';
import {fillNextRequest} from '../../../src/api-reference/links/fill-next-request.js';
import {findNextRequests} from '../../../src/api-reference/links/find-next-requests.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {received} from '../drift/respond.js';

const id = {in: 'path', name: 'id', required: true, schema: {type: 'integer'}};
const document = (links: object, rest: object = {}) => ({
  openapi: '3.1.0',
  info: {title: 'T', version: '1'},
  servers: [{url: 'https://api.test'}, {url: 'https://other.test'}],
  paths: {
    '/orders': {post: {responses: {201: {description: 'd', links}, ...rest}}},
    '/orders/{id}': {
      parameters: [id],
      get: {
        operationId: 'getOrder',
        parameters: [
          {in: 'query', name: 'expand', schema: {type: 'string'}},
          {in: 'header', name: 'X-Shop', schema: {type: 'string'}},
        ],
        responses: {},
      },
      put: {
        operationId: 'changeOrder',
        requestBody: {content: {'application/json': {schema: {type: 'object'}}}},
        responses: {},
      },
    },
  },
  components: {links: {Shared: {operationId: 'getOrder', parameters: {id: '$response.body#/id'}}}},
});

const request = {
  url: 'https://api.test/orders',
  method: 'POST',
  path: [],
  query: [],
  headers: [],
  contentType: 'application/json',
  body: '{"shop":"s1"}',
};

async function next(
  links: object,
  body: unknown = {id: 9, list: [1], none: null, next: '/orders/10'},
  rest: object = {},
) {
  const reader = openReader('a.json', createMemoryFiles({'a.json': JSON.stringify(document(links, rest))}));
  const source = await reader.responseSource({method: 'POST', path: '/orders'});
  if (!source) throw new Error('no source');
  const {documents} = openSource(structuredClone(source));
  const response = received(body, {status: 201, headers: [['X-Next', '10']]});
  return documents.settle(() => findNextRequests(documents, source, response, request));
}

test('a link names its operation by id or reference, and contains its values', async () => {
  assert.deepEqual(
    await next({
      byId: {operationId: 'getOrder', parameters: {id: '$response.body#/id', expand: 'lines'}},
      byRef: {operationRef: '#/paths/~1orders~1%7Bid%7D/get', parameters: {'path.id': '$response.header.x-next'}},
      byFile: {
        operationRef: 'a.json#/paths/~1orders~1{id}/put',
        parameters: {id: 1},
        requestBody: '$request.body',
        server: {url: 'https://other.test'},
      },
      shared: {$ref: '#/components/links/Shared'},
    }),
    [
      {
        target: {operationId: 'getOrder'},
        parameters: [
          ['id', 9],
          ['expand', 'lines'],
        ],
      },
      {target: {method: 'GET', path: '/orders/{id}'}, parameters: [['path.id', '10']]},
      {
        target: {method: 'PUT', path: '/orders/{id}'},
        parameters: [['id', 1]],
        body: {value: {shop: 's1'}},
        server: 'https://other.test',
      },
      {target: {operationId: 'getOrder'}, parameters: [['id', 9]]},
    ],
  );
});

test('links without a plain value, or to another document, are left out', async () => {
  const to = (parameters: object) => ({operationId: 'getOrder', parameters});
  assert.deepEqual(
    await next(
      {
        missing: to({id: '$response.body#/nothing'}),
        list: to({id: '$response.body#/list'}),
        null: to({id: '$response.body#/none'}),
        long: to({id: '$response.body#/next'}),
        body: {operationId: 'getOrder', requestBody: '$response.body#/nothing'},
        other: {operationRef: 'https://evil.test/b.json#/paths/~1a/get'},
        schema: {operationRef: '#/components/schemas/A'},
        neither: {},
      },
      {list: [1], none: null, next: 'x'.repeat(2001)},
    ),
    [],
  );
});

test('links belong to the response of their status', async () => {
  assert.deepEqual(await next({}, {id: 1}, {default: {description: 'd', links: {a: {operationId: 'getOrder'}}}}), []);
});

const formOf = async (method: string) => {
  const reader = openReader('a.json', createMemoryFiles({'a.json': JSON.stringify(document({}))}));
  const form = await reader.form({method, path: '/orders/{id}'}, {});
  if (!form) throw new Error('no form');
  return form;
};

test("link values are converted to the types of the form's fields", async () => {
  const form = await formOf('GET');
  const filled = fillNextRequest(form, {
    target: {operationId: 'getOrder'},
    parameters: [
      ['id', '9'],
      ['query.expand', 5],
    ],
    server: 'https://other.test',
  });
  assert.deepEqual(filled?.values.parameters.get('path id'), {isSent: true, value: 9});
  assert.deepEqual(filled?.values.parameters.get('query expand'), {isSent: true, value: '5'});
  assert.equal(filled?.values.parameters.get('header X-Shop')?.isSent, false);
  assert.equal(filled?.label, 'GET /orders/9?expand=5');
  assert.equal(filled?.server?.url, 'https://other.test');
});

test('undocumented parameters and servers are never filled, and paths are always complete', async () => {
  const form = await formOf('GET');
  const target = {operationId: 'getOrder'};
  assert.equal(
    fillNextRequest(form, {
      target,
      parameters: [
        ['id', 1],
        ['admin', true],
      ],
    }),
    undefined,
  );
  assert.equal(fillNextRequest(form, {target, parameters: []}), undefined);
  assert.equal(
    fillNextRequest(form, {target, parameters: [['id', 1]], server: 'https://evil.test'})?.server,
    undefined,
  );
});

test('a link fills a documented body', async () => {
  const form = await formOf('PUT');
  const filled = fillNextRequest(form, {
    target: {operationId: 'changeOrder'},
    parameters: [['id', 1]],
    body: {value: {shop: 's1'}},
  });
  assert.deepEqual(
    [filled?.values.bodies.get('application/json'), filled?.values.isWithoutBody],
    [{value: {shop: 's1'}}, false],
  );
});
