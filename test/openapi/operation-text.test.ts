import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import type {OperationReference} from '../../src/api-reference/views/reader.js';
import type {OperationText} from '../../src/openapi/operation/build-operation-text.js';

const read = (document: object) => ({
  async searched(name: OperationReference) {
    const files = {read: async (path: string) => ({path, text: JSON.stringify(document)})};
    const text = await openReader('shop.json', files).markdown(name, {isSearched: true});
    return text ? (JSON.parse(text) as OperationText) : undefined;
  },
});

const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  security: [{oauth: ['orders:write']}],
  paths: {
    '/orders': {
      parameters: [{name: 'Idempotency-Key', in: 'header', description: 'Sent once.', schema: {type: 'string'}}],
      post: {
        operationId: 'createOrder',
        description: 'Makes one.',
        parameters: [{name: 'dry', in: 'query', schema: {enum: ['yes', 'no']}}],
        requestBody: {
          content: {
            'application/json': {
              schema: {$ref: '#/components/schemas/Order'},
              examples: {one: {value: {gift: {wrap: true}}}},
            },
          },
        },
        responses: {
          422: {
            description: 'No.',
            headers: {'Retry-After': {schema: {type: 'integer'}}},
            content: {'application/json': {schema: {properties: {reason: {const: 'late'}}}}},
          },
        },
        callbacks: {paid: {'{$request.body#/url}': {post: {}}}},
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        properties: {
          lines: {type: 'array', items: {properties: {sku: {type: 'string'}}}},
          parent: {$ref: '#/components/schemas/Order'},
          kind: {description: 'How fast.\n\nMore of it.', oneOf: [{enum: ['fast', 2]}]},
        },
      },
    },
  },
};

test('search finds an operation by all of its content, with the location', async () => {
  assert.deepEqual(await read(shop).searched({method: 'post', path: '/orders'}), {
    method: 'POST',
    path: '/orders',
    operationId: 'createOrder',
    description: 'Makes one.',
    tags: [],
    places: [
      {place: 'header', words: ['Idempotency-Key'], fields: [['Idempotency-Key', 'string', 'Sent once.', '']]},
      {place: 'query', words: ['dry', 'yes', 'no'], fields: [['dry', '', '', 'yes, no']]},
      {
        place: 'body',
        words: ['application/json', 'lines', 'parent', 'kind', 'sku', 'fast', '2', 'gift', 'wrap'],
        fields: [
          ['lines', 'array', '', ''],
          ['parent', 'object', '', ''],
          ['kind', '', 'How fast.', 'fast, 2'],
          ['sku', 'string', '', ''],
        ],
      },
      {
        place: '422',
        words: ['422', 'reason', 'late'],
        fields: [
          ['422', '', 'No.', ''],
          ['reason', '', '', 'late'],
        ],
      },
      {place: '422 header', words: ['Retry-After'], fields: [['Retry-After', 'integer', '', '']]},
      {place: 'security', words: ['oauth', 'orders:write'], fields: []},
      {place: 'callback', words: ['paid'], fields: []},
    ],
  });
});

test('content outside the document is not found', async () => {
  assert.equal(await read(shop).searched({method: 'get', path: '/orders'}), undefined);
  assert.equal(await read({}).searched({method: 'get', path: '/orders'}), undefined);
});

test('search finds an AsyncAPI operation by its message fields', async () => {
  const events = {
    asyncapi: '3.0.0',
    info: {title: 'Events', version: '1'},
    channels: {paid: {address: 'orders/paid', messages: {paid: {payload: {properties: {receiptId: {}}}}}}},
    operations: {onPaid: {action: 'receive', channel: {$ref: '#/channels/paid'}}},
  };
  const found = await read(events).searched({method: 'CHANNEL', path: 'paid'});
  assert.ok(found?.places[0]?.words.includes('receiptId'), JSON.stringify(found));
});
