import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {openNodeFiles} from '../../../shell/node/files/files.js';
import {createMemoryFiles, isFile} from '../../../src/base/files.js';
import {diffDocuments} from '../../../src/openapi/diff/diff-documents.js';
import {costOf} from '../../cost.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {open, openText} from '../open.js';
import {diff, listChanges} from './compare.js';

const ok = {responses: {200: {description: 'ok'}}};
const json = (schema: object) => ({'application/json': {schema}});
const query = (name: string, more: object = {}) => ({name, in: 'query', schema: {type: 'string'}, ...more});
const api = (operation: object, more: object = {}) => ({openapi: '3.1.0', paths: {'/a': {get: operation}}, ...more});

/** Changes of one operation, as `level rule place`. */
type Row = readonly [title: string, before: object, after: object, changes: readonly string[]];

const rows: readonly Row[] = [
  [
    'parameters',
    {...ok, parameters: [query('gone'), query('b'), query('c', {required: true}), query('d')]},
    {
      ...ok,
      parameters: [
        query('b', {required: true}),
        query('c'),
        query('d', {deprecated: true}),
        query('e'),
        query('f', {required: true}),
      ],
    },
    [
      'breaking request-parameter-removed query parameter gone',
      'breaking request-parameter-became-required query parameter b',
      'breaking request-required-parameter-added query parameter f',
      'compatible request-parameter-became-optional query parameter c',
      'compatible request-parameter-deprecated query parameter d',
      'compatible request-parameter-added query parameter e',
    ],
  ],
  [
    'the serialization of lists, not that of texts',
    {...ok, parameters: [query('a', {schema: {type: 'array'}}), query('b')]},
    {...ok, parameters: [query('a', {schema: {type: 'array'}, explode: false}), query('b', {explode: false})]},
    ['breaking request-parameter-style-changed query parameter a'],
  ],
  [
    'bodies and media types',
    {
      requestBody: {content: {...json({}), 'text/plain': {}}},
      responses: {200: {content: {...json({}), 'text/csv': {}}}},
    },
    {requestBody: {required: true, content: json({})}, responses: {200: {content: {...json({}), 'text/xml': {}}}}},
    [
      'breaking request-body-became-required request body',
      'breaking request-media-type-removed request body',
      'breaking response-media-type-removed response 200',
      'compatible response-media-type-added response 200',
    ],
  ],
  [
    'a media type with parameters is the same one',
    {responses: {200: {content: {'application/json; charset=utf-8': {}}}}},
    {responses: {200: {content: {'application/json': {}}}}},
    [],
  ],
  [
    'a new required body',
    ok,
    {...ok, requestBody: {required: true, content: json({})}},
    ['breaking request-required-body-added request body'],
  ],
  [
    'the encoding of a part',
    {...ok, requestBody: {content: {'multipart/form-data': {encoding: {a: {style: 'form'}}}}}},
    {...ok, requestBody: {content: {'multipart/form-data': {encoding: {a: {contentType: 'text/csv'}}}}}},
    ['breaking request-part-encoding-changed request body'],
  ],
  [
    'statuses by their class',
    {responses: {200: {}, 201: {}, 404: {}, 500: {}}},
    {responses: {'2XX': {}, 409: {}, 500: {}}},
    ['compatible response-error-status-removed response 404', 'compatible response-status-added response 409'],
  ],
  [
    'a success that is gone',
    {responses: {200: {}, 202: {}}},
    {responses: {200: {}}},
    ['breaking response-success-status-removed response 202'],
  ],
  [
    'headers',
    {responses: {200: {headers: {'X-A': {}, 'X-B': {required: true}, 'X-C': {}}}}},
    {responses: {200: {headers: {'x-c': {required: true}, 'X-D': {}}}}},
    [
      'breaking response-parameter-removed response 200 header X-B',
      'possibly-breaking response-header-removed response 200 header X-A',
      'compatible response-parameter-became-required response 200 header x-c',
      'compatible response-parameter-added response 200 header X-D',
    ],
  ],
  [
    'a response without its body',
    {responses: {200: {content: json({})}}},
    ok,
    ['breaking response-body-removed response 200'],
  ],
  [
    'an operation that is going, under another id',
    {...ok, operationId: 'a'},
    {...ok, operationId: 'b', deprecated: true},
    ['compatible operation-deprecated', 'compatible operation-id-changed'],
  ],
  [
    'own servers',
    {...ok, servers: [{url: 'https://a.example'}]},
    {...ok, servers: [{url: 'https://b.example'}]},
    ['breaking server-removed servers', 'compatible server-added servers'],
  ],
  [
    'the body of a callback, which the API writes',
    callback({}),
    callback({required: ['id']}),
    ['compatible response-property-became-required callback done, request body, id'],
  ],
  ['a callback that is gone', callback({}), ok, ['breaking callback-removed callback done']],
];

function callback(more: object): object {
  const schema = {type: 'object', properties: {id: {type: 'string'}}, ...more};
  return {...ok, callbacks: {done: {'{$request.query.url}': {post: {...ok, requestBody: {content: json(schema)}}}}}};
}

for (const [title, before, after, changes] of rows)
  test(`compares ${title}`, async () => assert.deepEqual(listChanges(await diff(api(before), api(after))), changes));

test('operations match by method and path, whatever their parameter names', async () => {
  const path = (name: string) => ({name, in: 'path', required: true, schema: {type: 'string'}});
  const before = {
    openapi: '3.1.0',
    paths: {'/a/{id}': {get: {...ok, parameters: [path('id')]}}, '/b': {get: {...ok, operationId: 'b'}}},
  };
  const after = {
    openapi: '3.1.0',
    paths: {'/a/{key}': {get: {...ok, parameters: [path('key')]}}, '/c': {get: {...ok, operationId: 'b'}}},
  };
  const {operations} = await diff(before, after);
  assert.deepEqual(
    operations.map(({method, path, state, changes: [change]}) => [
      state,
      `${method} ${path}`,
      change?.level,
      change?.message,
    ]),
    [
      ['changed', 'GET /a/{key}', 'compatible', 'The path parameter was renamed from id to key.'],
      ['added', 'GET /c', 'compatible', 'The operation was added.'],
      ['removed', 'GET /b', 'breaking', 'The operation was removed. b is GET /c now.'],
    ],
  );
});

test('in a webhook, the API sends the request, and the endpoint the response', async () => {
  const hook = (schema: object) => ({
    openapi: '3.1.0',
    webhooks: {sent: {post: {requestBody: {content: json(schema)}, responses: {200: {content: json(schema)}}}}},
  });
  const [before, after] = [
    hook({type: 'object', properties: {a: {}}, required: ['a']}),
    hook({type: 'object', properties: {a: {}}}),
  ];
  assert.deepEqual(listChanges(await diff(before, after)), [
    'breaking response-property-became-optional request body, a',
    'compatible request-property-became-optional response 200, a',
  ]);
  assert.deepEqual(listChanges(await diff(before, {openapi: '3.1.0'})), ['breaking webhook-removed']);
});

test('a security change is breaking if current credentials no longer suffice', async () => {
  const schemes = {
    key: {type: 'apiKey', in: 'header', name: 'X-Key'},
    renamed: {type: 'apiKey', in: 'header', name: 'X-Key'},
    query: {type: 'apiKey', in: 'query', name: 'key'},
    oauth: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://a.example/t', scopes: {}}}},
  };
  const secured = (...security: object[]) => api({...ok, security}, {components: {securitySchemes: schemes}});
  const cases: readonly (readonly [object, object, readonly string[]])[] = [
    [secured(), secured({key: []}), ['breaking security-added security']],
    [secured({key: []}), secured({}, {key: []}), ['compatible security-removed security']],
    [secured({key: []}), secured({renamed: []}), []],
    [secured({key: []}), secured({key: []}, {query: []}), ['compatible security-scheme-added security']],
    [secured({key: []}, {query: []}), secured({key: []}), ['breaking security-scheme-removed security']],
    [
      secured({key: []}),
      secured({key: [], query: []}),
      ['breaking security-scheme-removed security', 'compatible security-scheme-added security'],
    ],
    [secured({oauth: ['a']}), secured({oauth: ['a', 'b']}), ['breaking security-scope-added security']],
    [secured({oauth: ['a', 'b']}), secured({oauth: ['b']}), ['compatible security-scope-removed security']],
  ];
  for (const [before, after, changes] of cases) assert.deepEqual(listChanges(await diff(before, after)), changes);
});

test('document-wide changes are reported once', async () => {
  const flows = (kind: string, tokenUrl: string) => ({
    components: {securitySchemes: {o: {type: 'oauth2', flows: {[kind]: {tokenUrl}, implicit: {tokenUrl}}}}},
  });
  const server = (region: string[]) => ({
    servers: [{url: 'https://{region}.example/', variables: {region: {default: region[0], enum: region}}}],
  });
  const before = api(ok, {...server(['eu', 'us']), ...flows('password', 'https://a.example/1'), security: []});
  const after = api(ok, {...server(['us']), ...flows('clientCredentials', 'https://a.example/2'), security: [{o: []}]});
  assert.deepEqual(listChanges(await diff(before, after)), [
    'breaking server-variable-value-removed servers',
    'possibly-breaking server-variable-default-changed servers',
    'breaking security-added security',
    'breaking oauth-flow-removed security',
    'possibly-breaking oauth-url-changed security',
    'compatible oauth-flow-added security',
  ]);
});

test('Swagger 2.0 and OpenAPI 3 are compared by meaning', async () => {
  const swagger = {
    swagger: '2.0',
    host: 'a.example',
    basePath: '/v1',
    schemes: ['https'],
    consumes: ['application/json'],
    produces: ['application/json'],
    paths: {
      '/pets': {
        post: {
          parameters: [
            {name: 'tags', in: 'query', type: 'array', items: {type: 'string'}},
            {name: 'pet', in: 'body', required: true, schema: {$ref: '#/definitions/Pet'}},
          ],
          responses: {200: {description: 'ok', schema: {$ref: '#/definitions/Pet'}}},
        },
      },
    },
    definitions: {Pet: {type: 'object', required: ['name'], properties: {name: {type: 'string', 'x-nullable': true}}}},
  };
  const pet = {content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}}};
  const written = (name: object) => ({
    openapi: '3.1.0',
    servers: [{url: 'https://a.example/v1'}],
    paths: {
      '/pets': {
        post: {
          parameters: [{name: 'tags', in: 'query', explode: false, schema: {type: 'array', items: {type: 'string'}}}],
          requestBody: {required: true, ...pet},
          responses: {200: {description: 'ok', ...pet}},
        },
      },
    },
    components: {schemas: {Pet: {type: 'object', required: ['name'], properties: {name}}}},
  });
  assert.deepEqual(listChanges(await diff(swagger, written({type: ['string', 'null']}))), []);
  assert.deepEqual(listChanges(await diff(swagger, written({type: 'string'}))), [
    'breaking request-no-longer-nullable request body, name',
    'compatible response-no-longer-nullable response 200, name',
  ]);
});

test('references into other files are followed, and changes name their location', async () => {
  const open = (type: string) =>
    openText(
      JSON.stringify(api({responses: {200: {$ref: 'parts/ok.json#/ok'}}})),
      'api.json',
      createMemoryFiles({
        'parts/ok.json': JSON.stringify({ok: {content: json({$ref: 'model.json'})}}),
        'parts/model.json': JSON.stringify({type: 'object', properties: {a: {type}}}),
      }),
    );
  const {operations} = await diffDocuments(await open('string'), await open('integer'));
  assert.deepEqual(operations[0]?.changes[0]?.finding.at, {file: 'parts/model.json', pointer: '/properties/a'});
});

const folders = ['specs/directory', 'specs/oai', 'specs/readme', 'specs/vendor'];

test('equal documents have no changes', {skip: withoutShared('specs')}, async () => {
  for (const folder of folders)
    for (const name of readdirSync(sharedPath(folder))) {
      const files = openNodeFiles(sharedPath(folder));
      const read = await files.read(name);
      assert.ok(isFile(read), name);
      const [before, after] = [await openText(read.text, name, files), await openText(read.text, name, files)];
      assert.deepEqual(listChanges(await diffDocuments(before, after)), [], join(folder, name));
    }
});

test('the cost grows linearly with the documents, even for shared schemas', async () => {
  const large = (operations: number, type: string) => {
    const schemas = Object.fromEntries(
      Array.from({length: 200}, (_, at) => [
        `S${at}`,
        {
          type: 'object',
          properties: {
            next: {$ref: `#/components/schemas/S${(at + 1) % 200}`},
            first: {$ref: '#/components/schemas/S0'},
            a: {type},
          },
        },
      ]),
    );
    const get = {responses: {200: {content: json({$ref: '#/components/schemas/S0'})}}};
    return {
      openapi: '3.1.0',
      paths: Object.fromEntries(Array.from({length: operations}, (_, at) => [`/${at}`, {get}])),
      components: {schemas},
    };
  };
  const [before, after] = [await open(large(1000, 'string')), await open({...large(1000, 'string'), info: {}})];
  assert.ok((await costOf(() => diffDocuments(before, after))) < 40);
  const {operations} = await diff(large(3, 'string'), large(3, 'integer'));
  assert.deepEqual(
    operations.map(({changes}) => changes.length),
    [200, 200, 200],
  );
});
