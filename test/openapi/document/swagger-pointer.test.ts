import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isContainer} from '../../../src/base/written-number.js';
import {joinPointer, splitPointer, step} from '../../../src/openapi/document/pointer.js';
import {toSwaggerPointer} from '../../../src/openapi/document/swagger-pointer.js';
import {upgradeSwagger} from '../../../src/openapi/document/upgrade-swagger.js';

const document = {
  swagger: '2.0',
  host: 'a.example',
  basePath: '/v1',
  securityDefinitions: {o: {type: 'oauth2', flow: 'implicit', scopes: {read: 'Reads.'}}},
  parameters: {limit: {name: 'limit', in: 'query', type: 'integer'}, cart: {name: 'c', in: 'body', schema: {}}},
  responses: {lost: {description: 'Lost.', schema: {type: 'object'}}},
  paths: {
    '/a': {
      parameters: [
        {name: 'b', in: 'body', schema: {title: 'B'}},
        {name: 'q', in: 'query', type: 'array', collectionFormat: 'csv'},
      ],
      get: {
        produces: ['text/a', 'text/b'],
        parameters: [{$ref: '#/parameters/limit'}],
        responses: {
          200: {description: '', schema: {title: 'R'}, examples: {'text/a': {x: 1}}, headers: {h: {type: 'string'}}},
          404: {$ref: '#/responses/lost'},
        },
      },
      post: {parameters: [{$ref: '#/parameters/cart'}], responses: {}, schemes: ['http']},
    },
    '/f': {
      put: {
        parameters: [
          {name: 'f', in: 'formData', type: 'string'},
          {name: 'p', in: 'query', type: 'string'},
        ],
        responses: {},
      },
    },
  },
  definitions: {D: {type: 'string'}},
};

test('a position in a converted document becomes that in Swagger 2.0', () => {
  const pairs: Readonly<Record<string, string>> = {
    '/info/title': '/info/title',
    '/servers/0/url': '/host',
    '/components/schemas/D/type': '/definitions/D/type',
    '/components/securitySchemes/o/flows/implicit/scopes/read': '/securityDefinitions/o/scopes/read',
    '/components/responses/lost/content/application~1json/schema/type': '/responses/lost/schema/type',
    '/parameters/limit/schema/type': '/parameters/limit/type',
    '/paths/~1a/parameters/0/schema/type': '/paths/~1a/parameters/1/type',
    '/paths/~1a/parameters/0/style': '/paths/~1a/parameters/1/collectionFormat',
    '/paths/~1a/get/parameters/0/schema/type': '/parameters/limit/type',
    '/paths/~1a/get/parameters/0/$ref': '/paths/~1a/get/parameters/0/$ref',
    '/paths/~1a/get/requestBody/content/application~1json/schema/title': '/paths/~1a/parameters/0/schema/title',
    '/paths/~1a/get/responses/200/content/text~1b/schema/title': '/paths/~1a/get/responses/200/schema/title',
    '/paths/~1a/get/responses/200/content/text~1a/example/x': '/paths/~1a/get/responses/200/examples/text~1a/x',
    '/paths/~1a/get/responses/200/headers/h/schema/type': '/paths/~1a/get/responses/200/headers/h/type',
    '/paths/~1a/get/responses/404/content/text~1a/schema/type': '/responses/lost/schema/type',
    '/paths/~1f/put/requestBody/content/x/schema/properties/f/type': '/paths/~1f/put/parameters/0/type',
    '/paths/~1f/put/parameters/0/schema/type': '/paths/~1f/put/parameters/1/type',
    '/paths/~1a/post/requestBody/content/x/schema/type': '/parameters/cart/schema/type',
    '/paths/~1a/post/servers/0/url': '/paths/~1a/post/schemes',
  };
  const moved = Object.keys(pairs).map(pointer => [pointer, toSwaggerPointer(document, pointer)]);
  assert.deepEqual(Object.fromEntries(moved), pairs);
});

/** Returns every text and number below a value with its pointer. Leaves out values that the conversion writes. */
function* iterateValues(value: unknown, pointer = ''): Generator<readonly [pointer: string, value: unknown]> {
  if (!isContainer(value)) yield [pointer, value];
  else
    for (const [key, each] of Object.entries(value))
      if (!/^(?:openapi|servers|style|explode|flows|encoding|format|scheme)$/.test(key))
        yield* iterateValues(each, joinPointer(pointer, key));
}

test('every text of a converted document is found at its position in Swagger 2.0', () => {
  const texts = [...iterateValues(upgradeSwagger(document))].filter(([pointer]) =>
    /\/(?:title|description|name|type|x)$/.test(pointer),
  );
  assert.ok(texts.length > 20, String(texts.length));
  for (const [pointer, value] of texts) {
    let found: unknown = document;
    const moved = toSwaggerPointer(document, pointer);
    for (const key of splitPointer(moved)) found = step(found, key)?.value;
    // The conversion adds the type of an object for a form.
    if (!pointer.endsWith('/content/application~1x-www-form-urlencoded/schema/type'))
      assert.equal(found, value, `${pointer} → ${moved}`);
  }
});
