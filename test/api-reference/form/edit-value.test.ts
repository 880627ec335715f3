import assert from 'node:assert/strict';
import {test} from 'node:test';
import {getValueAt, removeAt, setAt} from '../../../src/api-reference/form/edit-value.js';

test('setting a value at any depth creates the missing parents', () => {
  const cases: readonly [value: unknown, path: readonly (string | number)[], next: unknown, result: unknown][] = [
    [{a: 1}, [], 2, 2],
    [{a: 1, b: 2}, ['a'], 3, {a: 3, b: 2}],
    [undefined, ['a', 0, 'b'], 1, {a: [{b: 1}]}],
    [{a: [1, 2]}, ['a', 1], 5, {a: [1, 5]}],
    ['text', ['a'], 1, {a: 1}],
  ];
  for (const [value, path, next, result] of cases) assert.deepEqual(setAt(value, path, next), result);
});

test('the original value is not changed', () => {
  const value = {a: {b: [1]}};
  setAt(value, ['a', 'b', 0], 2);
  removeAt(value, ['a', 'b']);
  assert.deepEqual(value, {a: {b: [1]}});
});

test('removing a list item also removes its position', () => {
  assert.deepEqual(removeAt({a: 1, b: 2}, ['a']), {b: 2});
  assert.deepEqual(removeAt({a: [1, 2, 3]}, ['a', 1]), {a: [1, 3]});
  assert.deepEqual(removeAt({a: [{b: 1, c: 2}]}, ['a', 0, 'b']), {a: [{c: 2}]});
  assert.deepEqual(removeAt({a: 1}, ['x', 'y']), {a: 1});
  assert.equal(removeAt({a: 1}, []), undefined);
});

test('a property called __proto__ is an ordinary property', () => {
  const value = setAt({}, ['__proto__', 'polluted'], true) as object;
  assert.deepEqual(Object.keys(value), ['__proto__']);
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
  assert.deepEqual(getValueAt(value, ['__proto__', 'polluted']), true);
  assert.equal(getValueAt({}, ['constructor', 'name']), undefined);
});
