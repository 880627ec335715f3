import assert from 'node:assert/strict';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';

const name = {method: 'post', path: '/a'};

function readerOf(operation: object, rest: object) {
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    paths: {'/a': {post: {responses: {}, ...operation}}},
    ...rest,
  };
  return openReader('a.json', createMemoryFiles({'a.json': JSON.stringify(document)}));
}

/** Returns the form of the operation `POST /a`. `operation` and `rest` complete the operation and the document. */
export async function formOf(operation: object, rest: object = {}, options: ViewOptions = {}): Promise<RequestForm> {
  return (await readerOf(operation, rest).form(name, options)) ?? assert.fail('no form');
}

/** Returns the form of an operation with a JSON body of this schema. */
export function formOfBody(schema: object, schemas: object = {}): Promise<RequestForm> {
  return formOf({requestBody: {content: {'application/json': {schema}}}}, {components: {schemas}});
}

/** Returns the schema that the validator gets for this body. */
export function bodySchemaOf(schema: object, schemas: object = {}, openapi = '3.1.0', mediaType = 'application/json') {
  const operation = {requestBody: {content: {'application/json': {schema}}}};
  return readerOf(operation, {openapi, components: {schemas}}).bodySchema(name, mediaType);
}
