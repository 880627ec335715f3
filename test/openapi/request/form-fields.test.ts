import assert from 'node:assert/strict';
import {test} from 'node:test';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {openOperation} from '../../../src/openapi/operation/operation.js';
import type {FormField} from '../../../src/openapi/request/form-fields.js';
import {buildRequest} from '../../../src/openapi/request/request.js';
import {open} from '../open.js';

// Parts of multipart bodies (OpenAPI 3.1, section 4.8.15, and RFC 7578).

async function fieldsOf(
  media: object,
  {type = 'multipart/form-data', openapi = '3.1.1'} = {},
): Promise<readonly FormField[]> {
  const documents = await open({openapi, paths: {'/a': {post: {requestBody: {content: {[type]: media}}}}}});
  const [entry] = indexDocument(documents).operations;
  const {body} = buildRequest(documents, openOperation(documents, entry ?? assert.fail()), []);
  return body?.kind === 'multipart' ? body.fields : assert.fail();
}

const texts = (fields: readonly FormField[]) => fields.map(({name, value, contentType}) => [name, value, contentType]);

const example = {address: {city: 'Rome & co', zip: '1'}, tags: ['a b', 'c']};

test("a style overrides a part's media type, without encoding", async () => {
  const encoding = {
    address: {style: 'deepObject', explode: true, contentType: 'application/xml'},
    tags: {style: 'pipeDelimited', explode: false},
  };
  assert.deepEqual(texts(await fieldsOf({example, encoding})), [
    ['address[city]', 'Rome & co', undefined],
    ['address[zip]', '1', undefined],
    ['tags', 'a b|c', undefined],
  ]);
});

test('an exploded form object has a part per value', async () => {
  const encoding = {address: {explode: true}, tags: {style: 'form'}};
  assert.deepEqual(texts(await fieldsOf({example, encoding})), [
    ['city', 'Rome & co', undefined],
    ['zip', '1', undefined],
    ['tags', 'a b', undefined],
    ['tags', 'c', undefined],
  ]);
});

test('styles have no effect in 3.0 and outside forms', async () => {
  const encoding = {address: {style: 'deepObject', explode: true}, tags: {explode: false}};
  const parts = [
    ['address', '{"city":"Rome & co","zip":"1"}', 'application/json'],
    ['tags', 'a b', undefined],
    ['tags', 'c', undefined],
  ];
  assert.deepEqual(texts(await fieldsOf({example, encoding}, {openapi: '3.0.4'})), parts);
  assert.deepEqual(texts(await fieldsOf({example, encoding}, {type: 'multipart/mixed'})), parts);
});

test('files stay files with any style, and the first of several types is sent', async () => {
  const encoding = {photos: {explode: true, contentType: 'image/png, image/gif'}, any: {contentType: 'image/*'}};
  const fields = await fieldsOf({example: {photos: ['<file>', '<file>'], any: '<file>'}, encoding});
  assert.deepEqual(
    fields.map(({name, isFile, contentType}) => [name, isFile, contentType]),
    [
      ['photos', true, 'image/png'],
      ['photos', true, 'image/png'],
      ['any', true, 'image/png'],
    ],
  );
});
