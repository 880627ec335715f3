import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeAbsentEntry} from '../../../src/site/navigation/absent-operation.js';

test('names the kind of target, and how to write one of the same kind', () => {
  const documents = ['shop.yaml'];
  const rows = [
    [
      {kind: 'operation', method: 'GET', target: '/a', documents},
      'This page references the operation "GET /a", which does not exist in shop.yaml.',
      'Write the method and path of an operation in shop.yaml. For another document, write "other.yaml GET /a".',
    ],
    [
      {kind: 'channel', method: 'CHANNEL', target: 'onFoo', documents},
      'This page references the operation or channel "onFoo", which does not exist in shop.yaml.',
      'Write the name of an operation or channel in shop.yaml. For another document, write "other.yaml onFoo".',
    ],
    [
      {kind: 'schema', target: 'Order', documents: []},
      'This page references the schema "Order", but docs.json has no API document.',
      'Add "api": {"openapi": "openapi.yaml"} to docs.json, with the path of your document.',
    ],
  ] as const;
  for (const [wanted, message, fix] of rows) assert.deepEqual(describeAbsentEntry('This page', wanted), {message, fix});
});
