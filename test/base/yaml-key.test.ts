import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findRepeatedKey} from '../../src/base/yaml-key.js';

/** Finds the last occurrence of a key. */
const find = (yaml: string, key: string) => findRepeatedKey(yaml, yaml.lastIndexOf(key));

test('a repeated key has its path and the line of the key before', () => {
  assert.deepEqual(find('title: a\ntag: b\ntitle: c', 'title'), {path: 'title', first: 1});
  assert.deepEqual(find('icon:\n  name: a\n  style: b\n  name: c', 'name'), {path: 'icon.name', first: 2});
  assert.deepEqual(find('name: x\nicon:\n  name: a\n  name: c', 'name'), {path: 'icon.name', first: 3});
  assert.deepEqual(find('paths:\n  /a:\n    get: {}\n    get: {}', 'get'), {path: 'paths["/a"].get', first: 3});
});

test('quotes, lists and flow mappings are understood', () => {
  assert.deepEqual(findRepeatedKey('a: 1\n"a": 2', 6), {path: 'a', first: 1});
  assert.deepEqual(find('tags:\n  - name: a\n    name: b', 'name'), {path: 'tags.name', first: 2});
  assert.deepEqual(find('icon: {name: a, name: b}', 'name'), {path: 'icon.name', first: 1});
});
