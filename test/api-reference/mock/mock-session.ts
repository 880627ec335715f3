import assert from 'node:assert/strict';
import {toFormWarnings} from '../../../src/api-reference/form/list-body-faults.js';
import type {SentRequest} from '../../../src/api-reference/form/read-request.js';
import {buildMockResponse, type ValidateValue} from '../../../src/api-reference/mock/build-mock-response.js';
import type {MockInput, MockResponse} from '../../../src/api-reference/mock/mock.js';
import type {MockState} from '../../../src/api-reference/mock/mock-state.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader, OperationReference} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {openSchema} from '../../../src/openapi/validation/open-schema.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';

export const validateValue: ValidateValue = async (schema, value) => {
  const errors = (await openSchema(schema, openValidator))(value);
  return errors && toFormWarnings(errors, value);
};

/** Returns the mock's response to a request. */
export async function answerFrom(
  reader: ApiReader,
  name: OperationReference,
  request: SentRequest,
  state: MockState = new Map(),
): Promise<MockResponse> {
  const source = {
    form: (await reader.form(name, {})) ?? assert.fail('no form'),
    bodySchema: (type: string) => reader.bodySchema(name, type),
    plan: (input: MockInput) => reader.mockPlan(name, input),
    validate: validateValue,
  };
  return (await buildMockResponse(source, request, state)) ?? assert.fail('no response');
}

/** Sends requests to a document's mock in sequence, with the state of one session. */
export function openSession(document: object) {
  const text = JSON.stringify({openapi: '3.1.0', info: {title: 'T', version: '1'}, ...document});
  const reader = openReader('a.json', createMemoryFiles({'a.json': text}));
  let state: MockState = new Map();
  return async (
    method: string,
    path: string,
    url: string,
    {headers = [], json, body}: {headers?: SentRequest['headers']; json?: unknown; body?: SentRequest['body']} = {},
  ) => {
    const sent = json === undefined ? body : {text: JSON.stringify(json)};
    const type = json === undefined ? [] : [['Content-Type', 'application/json'] as const];
    const request = {
      method,
      url: `https://api.test/v1${url}`,
      headers: [...type, ...headers],
      ...(sent && {body: sent}),
    };
    const response = await answerFrom(reader, {method, path}, request, state);
    state = response.state;
    return {...response, json: response.body === '' ? undefined : (JSON.parse(response.body) as unknown)};
  };
}
