import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {Ajv2020} from 'ajv/dist/2020.js';
import {memoryFiles} from '../../../src/base/files.js';
import {type PostmanCollection, type PostmanItem, postmanCollection} from '../../../src/openapi/exports/postman.js';
import {open, openText} from '../open.js';
import {postmanShape} from './postman-shape.js';

const isValid = new Ajv2020({strict: false}).compile(postmanShape);

async function collectionOf(document: object): Promise<PostmanCollection> {
  const documents = await open(document);
  const collection = await documents.settle(() => postmanCollection(documents));
  assert.ok(isValid(JSON.parse(JSON.stringify(collection))), JSON.stringify(isValid.errors, null, 2));
  return collection;
}

const itemsIn = ({item}: PostmanCollection): readonly PostmanItem[] =>
  item.flatMap(each => ('request' in each ? [each] : each.item));

const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '2', description: 'Sells.'},
  servers: [{url: 'https://{env}.example.com/v1/', variables: {env: {default: 'api'}}}],
  security: [{token: []}],
  tags: [{name: 'orders', description: 'All of them.', 'x-displayName': 'Orders'}],
  paths: {
    '/orders/{id}/file.{format}': {
      get: {
        tags: ['orders'],
        summary: 'Read an order',
        parameters: [
          {in: 'path', name: 'id', required: true, description: 'Which.', schema: {type: 'integer'}, example: 7},
          {in: 'path', name: 'format', required: true, schema: {enum: ['pdf', 'png']}},
          {in: 'query', name: 'tags', required: true, schema: {type: 'array', items: {enum: ['a b']}}},
          {in: 'query', name: 'limit', schema: {type: 'integer', default: 20}},
          {in: 'header', name: 'X-Trace', schema: {type: 'string'}, example: 't1'},
          {in: 'cookie', name: 'session', required: true, schema: {type: 'string'}, example: 's1'},
        ],
        responses: {200: {description: 'The order.', content: {'application/json': {example: {id: 7}}}}},
      },
    },
    '/orders': {
      post: {
        tags: ['orders'],
        operationId: 'addOrder',
        security: [],
        requestBody: {content: {'application/json': {schema: {properties: {name: {type: 'string', example: 'Tea'}}}}}},
        responses: {},
      },
    },
    '/health': {get: {responses: {}}, delete: {'x-internal': true, responses: {}}},
  },
  webhooks: {sold: {post: {responses: {}}}},
  components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}},
};

test('a collection has a folder for each tag, and what has none beside them', async () => {
  const {info, item, auth, variable} = await collectionOf(shop);
  assert.deepEqual(info, {
    name: 'Shop',
    description: 'Sells.',
    version: '2',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  });
  assert.deepEqual(
    item.map(each => [each.name, 'item' in each ? each.item.map(({name}) => name) : each.request.method]),
    [
      ['Orders', ['Read an order', 'addOrder']],
      ['GET /health', 'GET'],
    ],
  );
  assert.deepEqual(auth, {type: 'bearer', bearer: [{key: 'token', value: '{{token}}', type: 'string'}]});
  assert.deepEqual(
    variable.map(({key, value}) => [key, value]),
    [
      ['baseUrl', 'https://api.example.com/v1'],
      ['format', 'pdf'],
      ['token', ''],
    ].sort(
      (one, other) => variable.findIndex(({key}) => key === one[0]) - variable.findIndex(({key}) => key === other[0]),
    ),
  );
});

test('parameters are variables of the path, pairs of the query, headers and cookies; optional ones wait', async () => {
  const [read] = itemsIn(await collectionOf(shop));
  assert.deepEqual(read?.request, {
    method: 'GET',
    header: [
      {key: 'X-Trace', value: 't1', disabled: true},
      {key: 'Cookie', value: 'session=s1'},
    ],
    url: {
      raw: '{{baseUrl}}/orders/:id/file.{{format}}?tags=a%20b',
      host: ['{{baseUrl}}'],
      path: ['orders', ':id', 'file.{{format}}'],
      query: [
        {key: 'tags', value: 'a%20b'},
        {key: 'limit', value: '20', disabled: true},
      ],
      variable: [{key: 'id', value: '7', description: 'Which.'}],
    },
  });
  assert.deepEqual(read?.response, [
    {
      name: 'The order.',
      code: 200,
      header: [{key: 'Content-Type', value: 'application/json'}],
      body: '{\n  "id": 7\n}',
    },
  ]);
});

test('a body is sent as its media type wants it', async () => {
  const bodies = {
    'application/json': {a: 1},
    'application/x-www-form-urlencoded': {name: 'Tea & milk'},
    'multipart/form-data': {name: 'x', picture: '<file>'},
    'application/xml': '<a/>',
    'application/octet-stream': '<file>',
  };
  const paths = Object.entries(bodies).map(([type, example], at) => [
    `/${at}`,
    {post: {requestBody: {content: {[type]: {example}}}, responses: {}}},
  ]);
  const items = itemsIn(await collectionOf({...shop, paths: Object.fromEntries(paths), webhooks: {}}));
  assert.deepEqual(
    items.map(({request}) => request.body),
    [
      {mode: 'raw', raw: '{\n  "a": 1\n}', options: {raw: {language: 'json'}}},
      {mode: 'urlencoded', urlencoded: [{key: 'name', value: 'Tea & milk'}]},
      {
        mode: 'formdata',
        formdata: [
          {key: 'name', type: 'text', value: 'x'},
          {key: 'picture', type: 'file', src: []},
        ],
      },
      {mode: 'raw', raw: '<a/>', options: {raw: {language: 'xml'}}},
      {mode: 'file', file: {}},
    ],
  );
  assert.deepEqual(items[0]?.request.header, [{key: 'Content-Type', value: 'application/json'}]);
});

test('credentials are variables, and an operation that needs none says so', async () => {
  const schemes = {
    basic: {type: 'http', scheme: 'basic'},
    key: {type: 'apiKey', in: 'query', name: 'api_key'},
    second: {type: 'apiKey', in: 'header', name: 'X-Second'},
    oauth: {
      type: 'oauth2',
      flows: {authorizationCode: {authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: {}}},
    },
  };
  const ways: readonly object[] = [{basic: []}, {key: [], second: []}, {oauth: ['read', 'write']}, {}];
  const paths = ways.map((way, at) => [`/${at}`, {get: {security: [way], responses: {}}}]);
  const items = itemsIn(
    await collectionOf({
      ...shop,
      paths: Object.fromEntries(paths),
      webhooks: {},
      components: {securitySchemes: schemes},
    }),
  );
  const part = (key: string, value: string) => ({key, value, type: 'string'});
  assert.deepEqual(
    items.map(({request}) => request.auth),
    [
      {type: 'basic', basic: [part('username', '{{username}}'), part('password', '{{password}}')]},
      {type: 'apikey', apikey: [part('key', 'api_key'), part('value', '{{key}}'), part('in', 'query')]},
      {
        type: 'oauth2',
        oauth2: [
          part('accessToken', '{{oauth}}'),
          part('addTokenTo', 'header'),
          part('grant_type', 'authorization_code'),
          part('authUrl', 'https://a.example'),
          part('accessTokenUrl', 'https://t.example'),
          part('scope', 'read write'),
        ],
      },
      {type: 'noauth'},
    ],
  );
  assert.deepEqual(items[1]?.request.header, [{key: 'X-Second', value: '{{second}}'}]);
});

test('the collections of all documents of the tests have the shape of their format', async () => {
  const folder = fileURLToPath(new URL('../../../../test/specs/documents', import.meta.url));
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(name =>
    /\.(?:json|ya?ml)$/.test(name),
  )) {
    const documents = await openText(readFileSync(join(folder, file), 'utf8'), file, memoryFiles({})).catch(
      () => undefined,
    );
    if (!documents) continue;
    const collection = await documents.settle(() => postmanCollection(documents));
    assert.ok(isValid(JSON.parse(JSON.stringify(collection))), `${file}: ${JSON.stringify(isValid.errors)}`);
  }
});
