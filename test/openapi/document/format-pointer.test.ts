import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatPointer} from '../../../src/openapi/document/format-pointer.js';

test('a pointer is a path, with indexes of lists and statuses of responses', () => {
  assert.equal(formatPointer('/paths/~1a/get/responses/200/content'), 'paths["/a"].get.responses.200.content');
  assert.equal(formatPointer('/tags/0/name'), 'tags[0].name');
  assert.equal(formatPointer('/sum', 'response'), 'response.sum');
  assert.equal(formatPointer('/0/id', 'response'), 'response[0].id');
  assert.equal(formatPointer(''), '');
});

test('a long path loses its first keys', () => {
  const pointer = '/components/schemas/Order/properties/items/items/properties/price/properties/currency/type';
  const text = formatPointer(pointer);
  assert.match(text, /^…[a-z].*\.properties\.currency\.type$/);
  assert.ok(text.length <= 70);
});
