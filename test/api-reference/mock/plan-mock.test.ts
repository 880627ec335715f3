import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openSession} from './mock-session.js';

const order = {
  type: 'object',
  required: ['id', 'item'],
  properties: {id: {type: 'integer', example: 7}, item: {type: 'string'}, count: {type: 'integer', minimum: 1}},
};
const json = (schema: object, rest: object = {}) => ({content: {'application/json': {schema, ...rest}}});
const id = {in: 'path', name: 'orderId', required: true, schema: {type: 'integer'}};
const shop = {
  paths: {
    '/orders': {
      get: {
        parameters: [{in: 'query', name: 'limit', schema: {type: 'integer', maximum: 50}}],
        responses: {
          200: json({type: 'array', items: order}),
          400: json({type: 'object', properties: {error: {type: 'string', const: 'bad request'}}}),
        },
      },
      post: {
        requestBody: {required: true, ...json({...order, required: ['item']})},
        responses: {
          201: {...json(order), headers: {Location: {schema: {type: 'string', example: '/orders/7'}}}},
          422: {description: 'Wrong.'},
        },
      },
    },
    '/orders/{orderId}': {
      parameters: [id],
      get: {responses: {200: json(order), 404: json({type: 'object', properties: {error: {const: 'no such order'}}})}},
      patch: {
        requestBody: json({type: 'object', properties: {count: {type: 'integer'}}}),
        responses: {200: json(order)},
      },
      delete: {responses: {204: {description: 'Deleted.'}}},
    },
  },
};

test('the mock responds with the first example of the document', async () => {
  const send = openSession({
    paths: {
      '/a': {
        get: {
          responses: {
            200: json(order, {examples: {one: {value: {id: 1, item: 'a'}}, two: {value: {id: 2, item: 'b'}}}}),
          },
        },
      },
    },
  });
  const response = await send('GET', '/a', '/a');
  assert.deepEqual([response.status, response.json], [200, {id: 1, item: 'a'}]);
  assert.deepEqual((await send('GET', '/a', '/a', {headers: [['Prefer', 'example=two']]})).json, {id: 2, item: 'b'});
});

test('the Prefer header selects an example or a status', async () => {
  const send = openSession({
    paths: {
      '/a': {
        get: {responses: {200: json(order), 409: json({type: 'object'}, {examples: {taken: {value: {why: 'taken'}}}})}},
      },
    },
  });
  const byExample = await send('GET', '/a', '/a', {headers: [['prefer', 'example="taken"']]});
  assert.deepEqual([byExample.status, byExample.json], [409, {why: 'taken'}]);
  assert.equal((await send('GET', '/a', '/a', {headers: [['Prefer', 'respond-async, code=409']]})).status, 409);
  assert.equal((await send('GET', '/a', '/a', {headers: [['Prefer', 'code=418']]})).status, 200);
});

test('the mock skips examples that do not match their schema', async () => {
  const send = openSession({
    paths: {
      '/a': {
        get: {
          responses: {200: json(order, {examples: {wrong: {value: {id: 'x'}}, right: {value: {id: 2, item: 'b'}}}})},
        },
      },
    },
  });
  assert.deepEqual((await send('GET', '/a', '/a')).json, {id: 2, item: 'b'});
});

test('the mock selects a variant that only one schema matches', async () => {
  const one = {type: 'object', properties: {a: {type: 'string'}}};
  const send = openSession({
    paths: {'/a': {get: {responses: {200: json({oneOf: [one, one, {type: 'array', items: {type: 'string'}}]})}}}},
  });
  assert.deepEqual((await send('GET', '/a', '/a')).json, ['text']);
});

test('an invalid parameter gets the documented 400', async () => {
  const send = openSession(shop);
  const response = await send('GET', '/orders', '/orders?limit=51');
  assert.deepEqual([response.status, response.json], [400, {error: 'bad request'}]);
  assert.deepEqual(response.faults, [{at: 'query limit', path: [], word: 'maximum', limit: '50'}]);
  assert.equal((await send('GET', '/orders', '/orders?limit=50')).status, 200);
});

test('an invalid body gets the documented 422, or problem details', async () => {
  const send = openSession(shop);
  const wrong = await send('POST', '/orders', '/orders', {json: {count: 0}});
  assert.equal(wrong.status, 422);
  const errors = [
    {at: 'body item', word: 'required'},
    {at: 'body count', word: 'minimum', limit: '1'},
  ];
  assert.deepEqual(wrong.json, {type: 'about:blank', title: 'Unprocessable Content', status: 422, errors});
  assert.equal((await send('POST', '/orders', '/orders')).status, 422);
  assert.equal(
    (await send('POST', '/orders', '/orders', {headers: [['Content-Type', 'application/json']], body: {text: '{'}}))
      .status,
    422,
  );
  const csv = {headers: [['Content-Type', 'text/csv']], body: {text: 'a'}} as const;
  assert.equal((await send('POST', '/orders', '/orders', csv)).status, 422);
  assert.equal((await send('PATCH', '/orders/{orderId}', '/orders/7', csv)).status, 415);
  const missing = await send('GET', '/orders/{orderId}', '/orders/x');
  assert.deepEqual([missing.status, missing.faults[0]?.at], [422, 'path orderId']);
});

test('an unacceptable media type gets 406', async () => {
  const send = openSession(shop);
  assert.equal((await send('GET', '/orders', '/orders', {headers: [['Accept', 'image/png']]})).status, 406);
  assert.equal(
    (await send('GET', '/orders', '/orders', {headers: [['Accept', 'text/html, application/*;q=0.5']]})).status,
    200,
  );
});

test('the mock sends documented headers', async () => {
  const {headers} = await openSession(shop)('POST', '/orders', '/orders', {json: {item: 'pear'}});
  assert.deepEqual(headers, [
    ['Content-Type', 'application/json'],
    ['Location', '/orders/7'],
  ]);
});

test('a mock session creates, reads, updates, lists and deletes items', async () => {
  const send = openSession(shop);
  const first = (await send('POST', '/orders', '/orders', {json: {item: 'pear', count: 3}})).json;
  const second = (await send('POST', '/orders', '/orders', {json: {item: 'fig', count: 4}})).json;
  assert.deepEqual(
    [first, second],
    [
      {id: 7, item: 'pear', count: 3},
      {id: 8, item: 'fig', count: 4},
    ],
  );
  assert.deepEqual((await send('GET', '/orders/{orderId}', '/orders/8')).json, second);
  await send('PATCH', '/orders/{orderId}', '/orders/8', {json: {count: 9}});
  assert.deepEqual((await send('GET', '/orders/{orderId}', '/orders/8')).json, {id: 8, item: 'fig', count: 9});
  assert.deepEqual((await send('GET', '/orders', '/orders')).json, [first, {id: 8, item: 'fig', count: 9}]);
  const deleted = await send('DELETE', '/orders/{orderId}', '/orders/8');
  assert.deepEqual([deleted.status, deleted.body], [204, '']);
  const gone = await send('GET', '/orders/{orderId}', '/orders/8');
  assert.deepEqual([gone.status, gone.json], [404, {error: 'no such order'}]);
  assert.deepEqual((await send('GET', '/orders', '/orders')).json, [first]);
});

test('an uncreated item has the id in its path', async () => {
  const send = openSession(shop);
  assert.deepEqual((await send('GET', '/orders/{orderId}', '/orders/41')).json, {id: 41, item: 'text', count: 1});
});

test('items of different parents are separate', async () => {
  const user = {in: 'path', name: 'user', required: true, schema: {type: 'string'}};
  const send = openSession({
    paths: {
      '/users/{user}/orders': {parameters: [user], get: shop.paths['/orders'].get, post: shop.paths['/orders'].post},
    },
  });
  const path = '/users/{user}/orders';
  await send('POST', path, '/users/ana/orders', {json: {item: 'pear'}});
  await send('POST', path, '/users/ana/orders', {json: {item: 'fig'}});
  assert.equal(((await send('GET', path, '/users/ana/orders')).json as unknown[]).length, 2);
  assert.equal(((await send('GET', path, '/users/eva/orders')).json as unknown[]).length, 1);
});

test('names in documents and bodies never reach a prototype', async () => {
  const hostile = {
    type: 'object',
    properties: JSON.parse('{"__proto__": {"type": "string"}, "id": {"type": "string"}}') as object,
  };
  const send = openSession({paths: {'/a': {post: {requestBody: json(hostile), responses: {200: json(hostile)}}}}});
  await send('POST', '/a', '/a', {
    headers: [['Content-Type', 'application/json']],
    body: {text: '{"__proto__":"x","id":"__proto__"}'},
  });
  assert.equal(({} as {x?: unknown}).x, undefined);
  assert.equal(Object.getPrototypeOf({}), Object.prototype);
});
