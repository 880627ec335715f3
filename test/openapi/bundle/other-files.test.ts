import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hasOtherFiles} from '../../../src/openapi/bundle/other-files.js';

test('references to other files are detected in JSON and YAML text', () => {
  for (const text of [
    'a: {$ref: b.yaml}',
    '{"$ref":"b.json#/c"}',
    "$ref: './b.yaml'",
    '"$ref" : "https://a.example/b"',
  ])
    assert.ok(hasOtherFiles(text), text);
  for (const text of ['a: {$ref: "#/b"}', '{"$ref": "#/b"}', "$ref: '#/b'", 'refs: none'])
    assert.equal(hasOtherFiles(text), false, text);
});
