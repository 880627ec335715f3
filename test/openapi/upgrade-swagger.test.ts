import assert from 'node:assert/strict';
import {test} from 'node:test';
import {upgradeSwagger} from '../../src/openapi/document/upgrade-swagger.js';

const definitions = {Pet: {type: 'object', properties: {owner: {$ref: '#/definitions/Pet'}}}};
const swagger = {
  swagger: '2.0',
  info: {title: 'Pets', version: '1'},
  host: 'api.example.com',
  basePath: '/v1',
  schemes: ['https', 'ws'],
  consumes: ['application/json'],
  produces: ['application/json'],
  definitions,
  parameters: {Body: {in: 'body', name: 'b', required: true, schema: {$ref: '#/definitions/Pet'}}},
  responses: {Gone: {description: 'gone', schema: {type: 'string'}}},
  securityDefinitions: {
    simple: {type: 'basic'},
    key: {type: 'apiKey', in: 'header', name: 'X-Key'},
    oauth: {type: 'oauth2', flow: 'accessCode', authorizationUrl: 'https://a', tokenUrl: 'https://t', scopes: {r: 'R'}},
  },
  paths: {
    '/pets': {
      get: {
        parameters: [{in: 'query', name: 'ids', type: 'array', items: {type: 'integer'}, collectionFormat: 'pipes'}],
        responses: {
          200: {description: 'ok', schema: {$ref: '#/definitions/Pet'}, examples: {'application/json': {a: 1}}},
          410: {$ref: '#/responses/Gone'},
        },
      },
      post: {parameters: [{$ref: '#/parameters/Body'}], responses: {204: {description: 'none'}}},
      put: {
        consumes: ['multipart/form-data'],
        parameters: [
          {in: 'formData', name: 'photo', type: 'file', required: true, description: 'A photo.'},
          {in: 'formData', name: 'note', type: 'string', maxLength: 9},
        ],
        responses: {},
      },
    },
  },
};

const upgraded = upgradeSwagger(swagger) as unknown as {
  servers: unknown;
  definitions: unknown;
  components: {schemas: unknown; securitySchemes: unknown};
  responses: unknown;
  paths: {'/pets': {get: Record<string, unknown>; post: Record<string, unknown>; put: Record<string, unknown>}};
};
const {get, post, put} = upgraded.paths['/pets'];

test('schemas are the same objects at their old and new location', () => {
  assert.equal(upgraded.definitions, definitions);
  assert.equal(upgraded.components.schemas, definitions);
});

test('host, basePath and schemes become servers', () =>
  assert.deepEqual(upgraded.servers, [{url: 'https://api.example.com/v1'}]));

test("a parameter's type keywords move into its schema", () =>
  assert.deepEqual(get['parameters'], [
    {
      in: 'query',
      name: 'ids',
      schema: {type: 'array', items: {type: 'integer'}},
      style: 'pipeDelimited',
      explode: false,
    },
  ]));

test('responses get media types and keep their examples', () => {
  assert.deepEqual(get['responses'], {
    200: {description: 'ok', content: {'application/json': {schema: {$ref: '#/definitions/Pet'}, example: {a: 1}}}},
    410: {$ref: '#/responses/Gone'},
  });
  assert.deepEqual(upgraded.responses, {
    Gone: {description: 'gone', content: {'application/json': {schema: {type: 'string'}}}},
  });
});

test("an operation's media types apply to shared responses (Swagger 2.0, Operation Object)", () => {
  const responses = {410: {$ref: '#/responses/Gone'}, 404: {$ref: '#/responses/Missing'}};
  const {paths} = upgradeSwagger({...swagger, paths: {'/a': {get: {produces: ['text/csv'], responses}}}});
  assert.deepEqual((paths as {'/a': {get: {responses: unknown}}})['/a'].get.responses, {
    410: {description: 'gone', content: {'text/csv': {schema: {type: 'string'}}}},
    404: {$ref: '#/responses/Missing'},
  });
});

test('a body parameter, also a shared one, becomes a request body', () => {
  assert.deepEqual(post['parameters'], []);
  assert.deepEqual(post['requestBody'], {
    required: true,
    content: {'application/json': {schema: {$ref: '#/definitions/Pet'}}},
  });
});

test('form fields become the properties of one body', () =>
  assert.deepEqual(put['requestBody'], {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            photo: {type: 'string', format: 'binary', description: 'A photo.'},
            note: {type: 'string', maxLength: 9},
          },
          required: ['photo'],
        },
      },
    },
  }));

test('security definitions become security schemes of 3.0', () =>
  assert.deepEqual(upgraded.components.securitySchemes, {
    simple: {type: 'http', scheme: 'basic'},
    key: {type: 'apiKey', in: 'header', name: 'X-Key'},
    oauth: {
      type: 'oauth2',
      flows: {authorizationCode: {authorizationUrl: 'https://a', tokenUrl: 'https://t', scopes: {r: 'R'}}},
    },
  }));

test('x-example becomes an example, and a file response has bytes', () => {
  const parameters = [
    {in: 'query', name: 'q', type: 'integer', 'x-example': 7},
    {in: 'formData', name: 'f', type: 'integer', 'x-example': 8},
  ];
  const responses = {200: {description: 'ok', schema: {type: 'file'}}};
  const {paths} = upgradeSwagger({swagger: '2.0', paths: {'/a': {post: {parameters, responses}}}});
  const text = JSON.stringify(paths);
  assert.match(text, /"parameters":\[\{"example":7,"in":"query"/);
  assert.match(text, /"f":\{"type":"integer","example":8\}/);
  assert.match(text, /"schema":\{"type":"string","format":"binary"\}/);
});
