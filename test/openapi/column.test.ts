import assert from 'node:assert/strict';
import {test} from 'node:test';
import {placeProblems} from '../../src/openapi/document/place-problems.js';

test("an empty YAML value has its key's position", async () => {
  const text = 'openapi: 3.1.0\ncomponents:\n  schemas:\n    Order:\n    Line: {}\n';
  const at = {file: 'shop.yaml', pointer: '/components/schemas/Order'};
  const problem = {code: 'spec-schema', level: 'error', message: '', fix: '', at} as const;
  const [value, key] = await placeProblems([problem, {...problem, atKey: true}], new Map([['shop.yaml', text]]));
  assert.deepEqual(value?.place, {file: 'shop.yaml', line: 4, column: 5});
  assert.deepEqual(key?.place, {file: 'shop.yaml', line: 4, column: 5});
});
