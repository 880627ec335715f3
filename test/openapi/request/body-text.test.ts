import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatBodyText, getBodyKind, getSentType} from '../../../src/openapi/request/body-text.js';
import {open} from '../open.js';

test('the media type decides the kind of a body', () => {
  const kinds = [
    ['application/problem+json; charset=utf-8', 'json'],
    ['*/*', 'json'],
    ['application/*', 'json'],
    ['application/json-seq', 'text'],
    ['application/x-ndjson', 'text'],
    ['text/csv', 'text'],
    ['text/*', 'text'],
    ['image/*', 'binary'],
    ['application/x-www-form-urlencoded', 'form'],
    ['multipart/mixed', 'multipart'],
    ['image/svg+xml', 'xml'],
    ['application/octet-stream', 'binary'],
  ] as const;
  for (const [type, kind] of kinds) assert.equal(getBodyKind(type), kind, type);
});

test('a media type range is sent as one of its types', () => {
  const types = ['*/*', 'application/*', 'text/*', 'image/*', 'video/*', 'text/plain', 'application/vnd.a+json'];
  assert.deepEqual(types.map(getSentType), [
    'application/json',
    'application/json',
    'text/plain',
    'image/png',
    'application/octet-stream',
    'text/plain',
    'application/vnd.a+json',
  ]);
});

test('a value is serialized in its media type', async () => {
  const documents = await open({openapi: '3.2.0', paths: {}});
  const textOf = (type: string, value: unknown) => formatBodyText(documents, {type, examples: [], encoding: []}, value);
  assert.equal(textOf('application/json', {a: 1}), '{\n  "a": 1\n}');
  assert.equal(textOf('application/json', 'a'), '"a"');
  assert.equal(textOf('application/json', '{"a":1.0}'), '{"a":1.0}');
  assert.equal(
    textOf('application/xml', {a: 1}),
    '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <a>1</a>\n</root>',
  );
  assert.equal(textOf('application/xml', '<a/>'), '<a/>');
  assert.equal(textOf('application/jsonl', [1, 2]), '1\n2\n');
  assert.equal(textOf('text/plain', 5), '5');
  assert.equal(textOf('text/plain', [1]), '[\n  1\n]');
});
