/** Returns a well-known small API, for which only the start-up time matters. */
export function petstore(): object {
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const json = (schema: object) => ({'application/json': {schema}});
  const pet = json(ref('Pet'));
  const id = {
    name: 'petId',
    in: 'path',
    required: true,
    description: 'The pet.',
    schema: {type: 'integer', format: 'int64'},
  };
  const responses = {
    200: {description: 'The pet.', content: pet},
    default: {description: 'An error.', content: json(ref('Error'))},
  };
  return {
    openapi: '3.1.0',
    info: {title: 'Petstore', version: '1.0.0'},
    servers: [{url: 'https://petstore.example.com/v1'}],
    security: [{key: []}],
    paths: {
      '/pets': {
        get: {
          operationId: 'listPets',
          summary: 'List all pets',
          tags: ['pets'],
          parameters: [
            {
              name: 'limit',
              in: 'query',
              description: 'How many at once.',
              schema: {type: 'integer', maximum: 100, default: 20},
            },
            {name: 'status', in: 'query', schema: {type: 'string', enum: ['available', 'pending', 'sold']}},
          ],
          responses: {200: {description: 'A page of pets.', content: json({type: 'array', items: ref('Pet')})}},
        },
        post: {
          operationId: 'createPet',
          summary: 'Add a pet',
          tags: ['pets'],
          requestBody: {required: true, content: pet},
          responses,
        },
      },
      '/pets/{petId}': {
        parameters: [id],
        get: {operationId: 'getPet', summary: 'Find a pet', tags: ['pets'], responses},
        delete: {
          operationId: 'deletePet',
          summary: 'Remove a pet',
          tags: ['pets'],
          responses: {204: {description: 'Gone.'}},
        },
      },
    },
    components: {
      securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}},
      schemas: {
        Pet: {
          type: 'object',
          required: ['id', 'name'],
          properties: {
            id: {type: 'integer', format: 'int64', readOnly: true},
            name: {type: 'string', maxLength: 100},
            status: {type: 'string', enum: ['available', 'pending', 'sold']},
            owner: ref('Owner'),
            tags: {type: 'array', items: {type: 'string'}},
          },
        },
        Owner: {type: 'object', properties: {name: {type: 'string'}, email: {type: 'string', format: 'email'}}},
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {code: {type: 'integer'}, message: {type: 'string'}},
        },
      },
    },
  };
}

/**
 * Returns a document like those of payment APIs: every schema refers to many others, and one operation reaches all of
 * them.
 */
export function denseDocument(schemas = 800, links = 20): object {
  const names = Array.from({length: schemas}, (_, index) => `Entity${index}`);
  const all = Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        type: 'object',
        description: `The entity number ${index} of this account, with all that belongs to it.`,
        required: ['id'],
        properties: {
          id: {type: 'string', maxLength: 5000, description: 'Unique identifier of the object.'},
          created: {type: 'integer', format: 'unix-time', description: 'When it was made.'},
          ...Object.fromEntries(
            Array.from({length: links}, (_, link) => [
              `link_${link}`,
              {
                description: `What is linked in place ${link}, expandable.`,
                anyOf: [
                  {type: 'string', maxLength: 5000},
                  {$ref: `#/components/schemas/${names[(index * 7 + link * 31 + 1) % schemas]}`},
                ],
              },
            ]),
          ),
        },
      },
    ]),
  );
  const content = {'application/json': {schema: {$ref: '#/components/schemas/Entity0'}}};
  return {
    openapi: '3.0.3',
    info: {title: 'Dense', version: '1'},
    paths: {
      '/entities/{id}': {
        get: {
          operationId: 'getEntity',
          summary: 'Get an entity',
          parameters: [
            {name: 'id', in: 'path', required: true, description: 'The entity to read.', schema: {type: 'string'}},
          ],
          responses: {200: {description: 'The entity.', content}},
        },
        post: {
          operationId: 'updateEntity',
          summary: 'Change an entity',
          requestBody: {content},
          responses: {200: {description: 'Done.', content}},
        },
      },
    },
    components: {schemas: all},
  };
}
