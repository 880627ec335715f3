import assert from 'node:assert/strict';
import {test} from 'node:test';
import {titleHtml, titleParts} from '../../src/components/title-parts.js';

test('a title breaks between the words of an operationId and the parts of a path, and code is a part', () => {
  assert.deepEqual(titleParts('PostAccountsAccount_idHTML'), ['Post', 'Accounts', 'Account_', 'id', 'HTML']);
  assert.deepEqual(titleParts('GET /users/{id}'), ['GET /users/', '{id}']);
  assert.deepEqual(titleParts('Get `a/B` now'), ['Get ', '`a/B`', ' now']);
  assert.deepEqual(titleParts('Plain words'), ['Plain words']);
});

test('a title as markup is text, with code between its marks', () => {
  assert.equal(titleHtml('getUser').text, 'get<wbr>User');
  assert.equal(titleHtml('Use `<b>` & go').text, 'Use <wbr><code>&lt;b&gt;</code><wbr> &amp; go');
});
