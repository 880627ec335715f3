import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  buildFieldPath,
  buildFieldsDocument,
  type WrittenField,
} from '../../../src/api-reference/form/build-fields-document.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';

const field = (given: Partial<WrittenField>): WrittenField => ({
  in: 'query',
  name: 'a',
  type: 'string',
  required: false,
  fields: [],
  ...given,
});

test('an input has the placeholder of its field', async () => {
  const fields = [field({placeholder: 'such as 3'}), field({name: 'b'})];
  const document = buildFieldsDocument({method: 'GET', target: '/a', servers: [], fields});
  const reader = openReader('page.json', createMemoryFiles({'page.json': JSON.stringify(document)}));
  const form = (await reader.form({method: 'GET', path: '/a'}, {})) ?? assert.fail('no form');
  assert.deepEqual(
    form.parameters.map(each => each.field.placeholder),
    ['such as 3', undefined],
  );
});

test('a page without a document has a form for its own fields', async () => {
  const document = buildFieldsDocument({
    method: 'POST',
    target: '/users/:id/{part}',
    servers: ['https://api.example.com'],
    fields: [
      field({in: 'path', name: 'id'}),
      field({name: 'limit', type: 'integer', default: '10'}),
      field({in: 'header', name: 'X-Trace', required: true}),
      field({
        in: 'body',
        name: 'user',
        type: 'object',
        required: true,
        fields: [field({in: 'body', name: 'tags', type: 'string[]'})],
      }),
    ],
  });
  assert.equal(buildFieldPath(document), '/users/{id}/{part}');
  const reader = openReader('page.json', createMemoryFiles({'page.json': JSON.stringify(document)}));
  const form = (await reader.form({method: 'POST', path: buildFieldPath(document)}, {})) ?? assert.fail('no form');
  assert.deepEqual(
    form.parameters.map(({key, required, field: {kind}, proposed}) => [key, required, kind, proposed?.value]),
    [
      ['path part', true, 'text', undefined],
      ['path id', true, 'text', undefined],
      ['query limit', false, 'number', 10],
      ['header X-Trace', true, 'text', undefined],
    ],
  );
  assert.deepEqual(
    form.servers.map(({url}) => url),
    ['https://api.example.com'],
  );
  assert.equal(form.bodyRequired, true);
  const [body] = form.bodies;
  assert.equal(body?.type, 'application/json');
  assert.equal(body?.field.properties?.[0]?.field.properties?.[0]?.field.items?.kind, 'text');
});

test('an absolute URL is its own server, with host placeholders as variables', () => {
  const document = buildFieldsDocument({
    method: 'POST',
    target: 'https://{host}/v1/upload?x=1',
    servers: ['https://other.example'],
    fields: [field({in: 'body', name: 'data', type: 'file'})],
  });
  assert.deepEqual((document as {servers: unknown}).servers, [
    {url: 'https://{host}', variables: {host: {default: ''}}},
  ]);
  assert.equal(buildFieldPath(document), '/v1/upload');
  assert.match(
    JSON.stringify(document),
    /"multipart\/form-data":\{"schema":\{"type":"object","properties":\{"data":\{"type":"string","format":"binary"\}\}/,
  );
});

test('an unknown type accepts any value', () => {
  const document = buildFieldsDocument({
    method: 'GET',
    target: '/',
    servers: [],
    fields: [field({type: 'Wombat'}), field({name: '__proto__', type: 'list of ints'})],
  });
  assert.match(JSON.stringify(document), /"name":"a","in":"query","required":false,"schema":\{\}/);
  assert.match(JSON.stringify(document), /"name":"__proto__".*"type":"array","items":\{"type":"integer"\}/);
});
