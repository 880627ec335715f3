const text = {type: 'string'};
const pet = {$ref: '#/components/schemas/Pet'};
const json = (schema: object) => ({'application/json': {schema}});

/** An API document that uses every part of the standard, small enough to be read hundreds of times. */
export const richDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Pets',
    version: '1.0',
    summary: 'All pets',
    description: '# About\n\nSee [more](https://example.com).',
    contact: {name: 'Ann', email: 'ann@example.com', url: 'https://example.com'},
    license: {name: 'MIT', identifier: 'MIT'},
  },
  externalDocs: {url: 'https://example.com/docs', description: 'More'},
  servers: [
    {
      url: 'https://{region}.example.com/v1',
      description: 'Live',
      variables: {region: {default: 'eu', enum: ['eu', 'us'], description: 'Where'}},
    },
  ],
  tags: [{name: 'Pets', description: 'Animals', 'x-displayName': 'All pets'}],
  'x-tagGroups': [{name: 'Group', tags: ['Pets']}],
  security: [{bearer: []}, {login: ['read']}],
  paths: {
    '/pets/{id}': {
      summary: 'One pet',
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'string', format: 'uuid'}}],
      get: {
        operationId: 'getPet',
        tags: ['Pets'],
        summary: 'Get a pet',
        description: 'Returns **one**.',
        parameters: [
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            explode: true,
            description: 'Which',
            schema: {type: 'object', properties: {kind: {type: 'string', enum: ['cat', 'dog']}}},
          },
          {name: 'tags', in: 'query', style: 'pipeDelimited', schema: {type: 'array', items: text}},
          {name: 'X-Trace', in: 'header', schema: text, example: 'abc', deprecated: true},
          {name: 'session', in: 'cookie', schema: text},
        ],
        responses: {
          200: {
            description: 'OK',
            headers: {'X-Rate': {description: 'Left', schema: {type: 'integer'}}},
            content: {
              'application/json': {
                schema: pet,
                examples: {small: {summary: 'Small', value: {name: 'Rex', kind: 'dog'}}},
              },
              'application/xml': {
                schema: {type: 'object', xml: {name: 'pet'}, properties: {a: {type: 'string', xml: {attribute: true}}}},
              },
            },
            links: {owner: {operationId: 'addPet', parameters: {id: '$response.body#/id'}, description: 'Then'}},
          },
          default: {description: 'Fault', content: json({$ref: '#/components/schemas/Fault'})},
        },
        'x-codeSamples': [{lang: 'Go', label: 'Go', source: 'get()'}],
      },
      post: {
        operationId: 'addPet',
        tags: ['Pets'],
        summary: 'Add a pet',
        security: [{key: []}, {basic: []}, {open: []}, {tls: []}],
        requestBody: {
          description: 'The pet',
          required: true,
          content: {
            ...json(pet),
            'multipart/form-data': {
              schema: {type: 'object', properties: {file: {type: 'string', format: 'binary'}}},
              encoding: {file: {contentType: 'image/png', headers: {'X-A': {schema: text}}}},
            },
          },
        },
        callbacks: {
          done: {
            '{$request.body#/url}': {
              post: {summary: 'Done', requestBody: {content: json(pet)}, responses: {204: {description: 'OK'}}},
            },
          },
        },
        responses: {201: {description: 'Made', content: json(pet)}},
      },
    },
  },
  webhooks: {
    born: {
      post: {summary: 'Born', tags: ['Pets'], requestBody: {content: json(pet)}, responses: {200: {description: 'OK'}}},
    },
  },
  components: {
    schemas: {
      Base: {
        type: 'object',
        required: ['name'],
        properties: {
          name: {type: 'string', default: 'Rex', pattern: '^[A-Z]'},
          birth: {type: 'string', format: 'date'},
        },
      },
      Cat: {
        allOf: [
          {$ref: '#/components/schemas/Base'},
          {properties: {kind: {const: 'cat'}, lives: {type: 'integer', minimum: 1}}},
        ],
      },
      Dog: {
        allOf: [{$ref: '#/components/schemas/Base'}],
        properties: {kind: {const: 'dog'}, parent: pet},
        additionalProperties: text,
      },
      Pet: {
        title: 'Pet',
        description: 'A pet',
        oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}],
        discriminator: {
          propertyName: 'kind',
          mapping: {cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog'},
        },
        example: {name: 'Tom', kind: 'cat'},
      },
      Fault: {
        type: ['object', 'null'],
        properties: {code: {type: 'integer', 'x-enum-varnames': ['A']}},
        patternProperties: {'^x-': text},
        dependentRequired: {code: ['message']},
      },
    },
    securitySchemes: {
      bearer: {type: 'http', scheme: 'bearer', bearerFormat: 'JWT'},
      basic: {type: 'http', scheme: 'basic'},
      key: {type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key'},
      open: {type: 'openIdConnect', openIdConnectUrl: 'https://example.com/id'},
      tls: {type: 'mutualTLS'},
      login: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://example.com/a',
            tokenUrl: 'https://example.com/t',
            scopes: {read: 'Reads'},
          },
        },
      },
    },
  },
};
