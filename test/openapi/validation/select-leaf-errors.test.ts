import assert from 'node:assert/strict';
import {test} from 'node:test';
import {selectLeafErrors} from '../../../src/openapi/validation/select-leaf-errors.js';
import type {SchemaError} from '../../../src/openapi/validation/validator.js';

const error = (instancePath: string, keyword: string, params: SchemaError['params'] = {}): SchemaError => ({
  instancePath,
  schemaPath: `#/${keyword}`,
  keyword,
  params,
  data: {},
  parentSchema: {},
});
const told = (errors: readonly SchemaError[]) =>
  selectLeafErrors(errors).map(each => `${each.instancePath} ${each.keyword}`);

test('if no variant matches, the errors inside the value are reported', () => {
  assert.deepEqual(told([error('/a', 'type'), error('/a/b', 'required'), error('/a', 'anyOf')]), ['/a/b required']);
});

test('without inner errors, the choice itself is reported, and earlier errors remain', () => {
  const errors = [error('/x', 'enum'), error('/a', 'required'), error('/a', 'required'), error('/a', 'oneOf')];
  assert.deepEqual(told(errors), ['/x enum', '/a oneOf']);
});

test('a value that matches two variants has its own error', () => {
  const errors = [error('/a/b', 'required'), error('/a', 'oneOf', {passingSchemas: [0, 1]})];
  assert.deepEqual(told(errors), ['/a/b required', '/a oneOf']);
});

test('conditions add no errors, and a wrong type is reported once', () => {
  const errors = [error('/a', 'type'), error('/a', 'type'), error('/a', 'required'), error('/a', 'if')];
  assert.deepEqual(told(errors), ['/a type']);
  assert.deepEqual(told([error('/a', 'required'), error('/a', 'minProperties')]), ['/a minProperties']);
});
