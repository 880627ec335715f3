import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildSampleMember, buildSampleOfType} from '../../../src/check/schema/sample-value.js';

test('a required key of a standard has an example', () => {
  assert.equal(buildSampleMember('version'), '"version": "1.0.0"');
  assert.equal(buildSampleMember('unknown'), '"unknown": "…"');
});

test('a key of an author has an example of its schema', () => {
  const properties = {total: {type: 'integer', minimum: 5}, size: {enum: ['small']}, on: {type: 'boolean'}, any: {}};
  const members = Object.keys(properties).map(key => buildSampleMember(key, {properties}));
  assert.deepEqual(members, ['"total": 5', '"size": "small"', '"on": true', '"any": "…"']);
});

test('a value of a type respects the schema', () => {
  assert.equal(buildSampleOfType('integer', {maximum: 50}), '50');
  assert.equal(buildSampleOfType('number', {}), '1');
  assert.equal(buildSampleOfType('string', {const: 'a'}), '"a"');
  assert.equal(buildSampleOfType('object', {}, 'responses'), '{"200": {"description": "OK"}}');
});
