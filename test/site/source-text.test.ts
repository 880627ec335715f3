import assert from 'node:assert/strict';
import {test} from 'node:test';
import {escapeSyntax, writeExpression, writeOperationLink} from '../../src/site/source-text.js';

test('document text loses its markup and line breaks', () => {
  assert.equal(escapeSyntax('a *b*\n<c> {d}'), 'a \\*b\\* \\<c\\> \\{d\\}');
});

test('data in an expression cannot end it', () => {
  assert.equal(writeExpression(['</b>{}&']), '{["\\u003c/b\\u003e\\u007b\\u007d\\u0026"]}');
});

test("an operation's name is code, and links its page if there is one", () => {
  const operation = {kind: 'operation', method: 'GET', path: '/a/{id}'} as const;
  assert.equal(writeOperationLink(operation, undefined), '`GET /a/{id}`');
  assert.equal(
    writeOperationLink({...operation, kind: 'webhook', method: 'POST', path: 'sent'}, 'api/a (1)'),
    '[`WEBHOOK sent`](/api/a%20%281%29)',
  );
});
