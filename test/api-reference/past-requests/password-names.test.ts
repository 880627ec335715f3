import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPasswordNames, withoutNames} from '../../../src/api-reference/past-requests/password-names.js';

const password = {type: 'string', format: 'password'};

test('names of password properties are found at any depth', () => {
  const document = {
    responses: {
      200: {schema: {properties: {user: {properties: {pin: password}}, secret: password, format: {type: 'string'}}}},
    },
  };
  assert.deepEqual(findPasswordNames(document), new Set(['secret', 'pin']));
  assert.deepEqual(findPasswordNames(undefined), new Set());
});

test('a password outside a property has no name', () => {
  assert.equal(findPasswordNames({schemas: {Secret: password}, properties: {a: password}}), undefined);
  assert.equal(findPasswordNames({items: password}), undefined);
  // A property can have this name.
  assert.deepEqual(findPasswordNames({properties: {properties: password}}), new Set(['properties']));
});

test('password properties are removed from lists and objects', () => {
  const value = {a: 1, pin: 2, list: [{pin: {b: 1}, c: [3]}], text: 'pin'};
  assert.deepEqual(withoutNames(value, new Set(['pin'])), {a: 1, list: [{c: [3]}], text: 'pin'});
});
