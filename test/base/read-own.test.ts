import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readOwn} from '../../src/base/read-own.js';

test('reads own properties only', () => {
  const table: Readonly<Record<string, number>> = {a: 1, ...(JSON.parse('{"__proto__": 2}') as object)};
  assert.equal(readOwn(table, 'a'), 1);
  for (const name of ['b', 'constructor', 'toString', undefined]) assert.equal(readOwn(table, name), undefined);
  assert.equal(readOwn(JSON.parse('{"__proto__": 2}') as Record<string, number>, '__proto__'), 2);
});
