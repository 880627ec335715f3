import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeSchemaError} from '../../../src/check/schema/schema-message.js';
import type {SchemaError} from '../../../src/openapi/validation/validator.js';

const said = (instancePath: string, keyword: string, more: Partial<SchemaError> = {}) => {
  const error = {instancePath, schemaPath: '#', keyword, params: {}, data: undefined, parentSchema: {}, ...more};
  const messages = describeSchemaError(error, {words: ['example', 'examples'], standard: 'OpenAPI 3.1'});
  return messages && `${messages.level}: ${messages.message} ${messages.fix}`;
};
const known = {known: ['summary', 'example']};

test('each kind of fault has its own message', () => {
  const cases: readonly (readonly [string | undefined, string])[] = [
    [
      said('/info', 'required', {params: {missingProperty: 'title'}}),
      'warning: info has no "title". add "title": "My API".',
    ],
    [
      said('', 'required', {params: {missingProperty: 'paths'}}),
      'error: The document has no "paths". add "paths": {}.',
    ],
    [
      said('/paths/~1a/get', 'additionalProperties', {params: {additionalProperty: 'summray'}, parentSchema: known}),
      'error: paths["/a"].get.summray is not allowed in OpenAPI 3.1. write "summary" instead of "summray".',
    ],
    [
      said('/a', 'unevaluatedProperties', {params: {unevaluatedProperty: 'examples'}, parentSchema: known}),
      'warning: a.examples is not allowed in OpenAPI 3.1. rename it to "x-examples" to keep it as an extension, or delete "examples".',
    ],
    [
      said('/paths', 'additionalProperties', {params: {additionalProperty: 'a'}}),
      'error: The path "a" does not begin with "/". write "/a".',
    ],
    [
      said('/a/tags', 'type', {params: {type: 'array'}, data: 'x'}),
      'error: a.tags is "x", not an array. put the value in brackets: ["x"].',
    ],
    [
      said('/info/version', 'type', {params: {type: 'string'}, data: 1}),
      'warning: info.version is 1, not a string. put the value in quotes: "1".',
    ],
    [
      said('/openapi', 'type', {params: {type: 'string'}, data: 3.1}),
      'error: openapi is 3.1, not a string. write "openapi": "3.1.0".',
    ],
    [
      said('/parameters/0/in', 'enum', {params: {allowedValues: ['query', 'path']}, data: 'querry'}),
      'error: parameters[0].in is "querry". Allowed values: "query", "path". write "query".',
    ],
    [
      said('/a/b', 'const', {params: {allowedValue: true}, data: false}),
      'error: a.b is false. Allowed values: true. write true.',
    ],
    [
      said('/parameters/1', 'oneOf', {parentSchema: {choices: ['schema', 'content']}, params: {passingSchemas: null}}),
      'error: parameters[1] has neither "schema" nor "content". add "schema": {"type": "string"}.',
    ],
    [
      said('/a', 'oneOf', {parentSchema: {choices: ['schema', 'content']}, params: {passingSchemas: [0, 1]}}),
      'error: a has both "schema" and "content". delete "schema" or "content".',
    ],
    [
      said('/responses', 'minProperties', {params: {limit: 1}, data: {}}),
      'error: responses is an empty object, but needs at least one key. add "200": {"description": "OK"}, or delete "responses".',
    ],
    [said('/responses/200/x', 'not', {data: 1}), 'error: responses.200.x is 1, but is not allowed here. delete "x".'],
  ];
  for (const [words, expected] of cases) assert.equal(words, expected);
});

test('known keys and allowed values are not faults', () => {
  const params = {unevaluatedProperty: 'summary'};
  assert.equal(said('/a', 'unevaluatedProperties', {params, parentSchema: known}), undefined);
  const lenient = {...known, lenient: true};
  assert.equal(
    said('/a', 'additionalProperties', {params: {additionalProperty: 'label'}, parentSchema: lenient}),
    undefined,
  );
  assert.match(
    said('/a', 'additionalProperties', {params: {additionalProperty: 'sumary'}, parentSchema: lenient}) ?? '',
    /^warning: .* write "summary" instead of "sumary"\.$/,
  );
});
