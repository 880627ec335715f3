import assert from 'node:assert/strict';
import {test} from 'node:test';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openCallback, openOperation} from '../../src/openapi/operation/operation.js';
import {open} from './open.js';

async function first(document: object, others: Readonly<Record<string, unknown>> = {}) {
  const documents = await open({openapi: '3.1.0', ...document}, others);
  const [entry] = (await documents.settle(() => indexDocument(documents))).operations;
  return {documents, operation: await documents.settle(() => openOperation(documents, entry!))};
}

test('path and operation parameters merge by name and location', async () => {
  const {operation} = await first({
    paths: {
      '/{id}': {
        parameters: [
          {name: 'id', in: 'path', description: 'far'},
          {name: 'id', in: 'query'},
          {$ref: '#/components/parameters/P'},
        ],
        get: {
          parameters: [{name: 'id', in: 'path', description: 'near'}, null, {name: 'x', in: 'nowhere'}, {in: 'query'}],
        },
      },
    },
    components: {parameters: {P: {name: 'p', in: 'query', style: 'pipeDelimited'}}},
  });
  assert.deepEqual(
    operation.parameters.map(each => [each.in, each.name, each.description, each.required, each.style, each.explode]),
    [
      ['path', 'id', 'near', true, 'simple', false],
      ['query', 'id', undefined, false, 'form', true],
      ['query', 'p', undefined, false, 'pipeDelimited', false],
    ],
  );
});

test('the nearest servers and security apply, and empty security ends the search', async () => {
  const security = [{a: []}];
  const servers = [{url: 'https://root.example'}];
  const paths = (operation: object, item: object = {}) => ({
    security,
    servers,
    paths: {'/': {...item, get: operation}},
  });
  const own = await first(paths({security: [], servers: [{url: 'https://own.example'}]}));
  assert.deepEqual([own.operation.security, own.operation.servers[0]?.url], [[], 'https://own.example']);
  const item = await first(paths({}, {servers: [{url: 'https://item.example'}]}));
  assert.deepEqual(
    [item.operation.security, item.operation.servers[0]?.url],
    [[[{key: 'a', scopes: []}]], 'https://item.example'],
  );
  assert.equal((await first(paths({}))).operation.servers[0]?.url, 'https://root.example');
});

test('bodies and responses open with headers, links and examples, in any file', async () => {
  const {operation} = await first(
    {
      paths: {
        '/': {
          post: {
            requestBody: {$ref: 'parts.json#/body'},
            responses: {'x-a': {}, default: {description: 'error'}, 200: {$ref: 'parts.json#/ok'}},
          },
        },
      },
    },
    {
      'parts.json': {
        body: {
          required: true,
          content: {'text/plain': {examples: {a: {$ref: '#/example'}, b: {externalValue: 'https://x'}}}},
        },
        example: {summary: 'A', value: 'text'},
        ok: {
          description: 'ok',
          headers: {'X-Left': {schema: {type: 'integer'}}},
          links: {next: {operationId: 'more', parameters: {id: '$response.body#/id'}}},
        },
      },
    },
  );
  assert.equal(operation.requestBody?.required, true);
  assert.deepEqual(operation.requestBody?.content[0]?.examples, [
    {name: 'a', summary: 'A', value: 'text'},
    {name: 'b', externalValue: 'https://x'},
  ]);
  assert.deepEqual(
    operation.responses.map(({status}) => status),
    ['200', 'default'],
  );
  assert.deepEqual(
    operation.responses[0]?.headers.map(({name, in: place}) => [name, place]),
    [['X-Left', 'header']],
  );
  assert.deepEqual(operation.responses[0]?.links, [
    {name: 'next', operationId: 'more', parameters: [{name: 'id', value: '$response.body#/id'}]},
  ]);
});

test('callbacks open like operations', async () => {
  const expression = '{$request.body#/url}';
  const {documents, operation} = await first({
    paths: {
      '/': {
        post: {callbacks: {done: {[expression]: {post: {summary: 'Done', responses: {204: {description: 'ok'}}}}}}},
      },
    },
  });
  const [callback] = operation.callbacks;
  assert.deepEqual([callback?.name, callback?.expression, callback?.method], ['done', expression, 'POST']);
  const opened = openCallback(documents, callback!);
  assert.deepEqual([opened.label, opened.kind, opened.responses[0]?.status], ['Done', 'callback', '204']);
});

test('a broken part is a problem, and the rest remains', async () => {
  const {operation} = await first({
    paths: {'/': {get: {summary: 'S', responses: {200: {$ref: '#/components/responses/Gone'}}}}},
  });
  assert.equal(operation.summary, 'S');
  assert.deepEqual(
    operation.problems.map(({message}) => message),
    ['$ref in api.json references the response "#/components/responses/Gone", which does not exist.'],
  );
});

test('responses are sorted by status, then range, then default', async () => {
  const all = ['default', '4XX', '2XX', '404', '500', '201', 'x-note'];
  const responses = Object.fromEntries(all.map(status => [status, {description: status}]));
  const {operation} = await first({paths: {'/a': {get: {responses}}}});
  assert.deepEqual(
    operation.responses.map(({status}) => status),
    ['201', '2XX', '404', '4XX', '500', 'default'],
  );
});
