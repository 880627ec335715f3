import assert from 'node:assert/strict';
import {test} from 'node:test';
import {escapeMarks, writeExpression, writeOperationLink} from '../../src/site/source-text.js';

test('texts of a document lose their marks and lines', () => {
  assert.equal(escapeMarks('a *b*\n<c> {d}'), 'a \\*b\\* \\<c\\> \\{d\\}');
});

test('data in an expression cannot end it', () => {
  assert.equal(writeExpression(['</b>{}&']), '{["\\u003c/b\\u003e\\u007b\\u007d\\u0026"]}');
});

test('the name of an operation is code, and leads to its page where there is one', () => {
  const operation = {kind: 'operation', method: 'GET', path: '/a/{id}'} as const;
  assert.equal(writeOperationLink(operation, undefined), '`GET /a/{id}`');
  assert.equal(
    writeOperationLink({...operation, kind: 'webhook', path: 'sent'}, 'api/a (1)'),
    '[`WEBHOOK sent`](/api/a%20%281%29)',
  );
});
