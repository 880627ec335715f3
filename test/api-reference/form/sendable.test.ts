import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findUnsendable, isForbiddenHeader} from '../../../src/api-reference/form/sendable.js';
import type {FormField} from '../../../src/openapi/request/form-fields.js';
import type {RequestBody} from '../../../src/openapi/request/request.js';

const url = 'https://api.example.com/';
const json: RequestBody = {kind: 'text', text: '{}'};
const check = (
  given: {method?: string; url?: string; headers?: readonly (readonly [string, string])[]; body?: RequestBody},
  files: ReadonlyMap<number, unknown> = new Map(),
) => findUnsendable(given.method ?? 'POST', given.url ?? url, given.headers ?? [], given.body, files)?.code;

test('requests for which fetch would throw are detected before sending', () => {
  assert.equal(check({headers: [['X-A', 'ä ok\t']]}), undefined);
  assert.equal(check({headers: [['X A', 'b']]}), 'header-name');
  assert.equal(check({headers: [['', 'b']]}), 'header-name');
  for (const value of ['a\r\nX-B: c', 'a\0', '日本', '\x7f'])
    assert.equal(check({headers: [['X-A', value]]}), 'header-value', JSON.stringify(value));
  for (const method of ['GET', 'HEAD']) assert.equal(check({method, body: json}), 'body-method');
  assert.equal(check({method: 'TRACE'}), 'method');
  for (const wrong of ['/orders', 'ftp://a.example/', 'javascript:alert(1)', ''])
    assert.equal(check({url: wrong}), 'address', wrong);
});

test('a body without its chosen file is not sent', () => {
  const binary = (fileId?: number): RequestBody => ({kind: 'binary', file: 'a', ...(fileId && {fileId})});
  assert.equal(check({body: binary()}), 'file-missing');
  assert.equal(check({body: binary(3)}), 'file-missing');
  assert.equal(check({body: binary(3)}, new Map([[3, {}]])), undefined);
  const fields: FormField[] = [{name: 'photo', value: 'a.png', isFile: true, fileId: 3}];
  assert.deepEqual(
    findUnsendable('POST', url, [], {kind: 'multipart', type: 'multipart/form-data', fields}, new Map()),
    {
      code: 'file-missing',
      values: {name: 'photo'},
    },
  );
});

test('forbidden headers are recognized in any case', () => {
  for (const name of ['Host', 'cookie', 'Sec-Fetch-Mode', 'PROXY-Authorization', 'Content-Length'])
    assert.ok(isForbiddenHeader(name), name);
  for (const name of ['Accept', 'Authorization', 'X-Host']) assert.ok(!isForbiddenHeader(name), name);
});
