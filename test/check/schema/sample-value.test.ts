import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleMember, sampleOfType} from '../../../src/check/schema/sample-value.js';

test('a required key of a standard has an example', () => {
  assert.equal(sampleMember('version'), '"version": "1.0.0"');
  assert.equal(sampleMember('unknown'), '"unknown": "…"');
});

test('a key of an author has an example of its schema', () => {
  const properties = {total: {type: 'integer', minimum: 5}, size: {enum: ['small']}, on: {type: 'boolean'}, any: {}};
  const members = Object.keys(properties).map(key => sampleMember(key, {properties}));
  assert.deepEqual(members, ['"total": 5', '"size": "small"', '"on": true', '"any": "…"']);
});

test('a value of a type respects the schema', () => {
  assert.equal(sampleOfType('integer', {maximum: 50}), '50');
  assert.equal(sampleOfType('number', {}), '1');
  assert.equal(sampleOfType('string', {const: 'a'}), '"a"');
  assert.equal(sampleOfType('object', {}, 'responses'), '{"200": {"description": "OK"}}');
});
