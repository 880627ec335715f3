import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {KeptRequest} from '../../../src/api-reference/past-requests/kept-request.js';
import {type ArchivedRequest, writeHar} from '../../../src/api-reference/past-requests/write-har.js';
import type {RequestBody} from '../../../src/openapi/request/request.js';

const kept: KeptRequest = {
  origin: 'https://api.test',
  operation: 'POST /users/{id}',
  method: 'POST',
  url: 'https://api.test/users/7?page=2',
  when: 1_700_000_000_000,
  status: 201,
  ms: 40,
  page: '/',
  fields: '{}',
  isComplete: true,
  response: {contentType: 'application/json', text: '{"id":7}'},
};
const headers = [['Content-Type', 'application/json']] as const;

function read(...requests: ArchivedRequest[]) {
  const text = writeHar(requests);
  return {text, ...JSON.parse(text).log};
}

const bodyOf = (body: RequestBody, secrets: readonly string[] = []) =>
  read({kept, request: {method: 'POST', url: kept.url, headers, body}, secrets}).entries[0].request.postData;

test('an archive has the required fields of HAR 1.2, oldest request first', () => {
  const body: RequestBody = {kind: 'json', value: {a: 1}, text: '{"a":1}'};
  const {version, entries} = read(
    {kept: {...kept, when: kept.when + 1, status: 0}, secrets: []},
    {kept, request: {method: 'POST', url: kept.url, headers, body}, secrets: [], headers: [['X-Rate', '5']]},
  );
  assert.equal(version, '1.2');
  assert.deepEqual(
    entries.map(({startedDateTime}: {startedDateTime: string}) => startedDateTime),
    ['2023-11-14T22:13:20.000Z', '2023-11-14T22:13:20.001Z'],
  );
  const {request, response, time, timings, cache} = entries[0];
  assert.deepEqual(request, {
    method: 'POST',
    url: kept.url,
    httpVersion: '',
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    headers: [{name: 'Content-Type', value: 'application/json'}],
    queryString: [{name: 'page', value: '2'}],
    postData: {mimeType: 'application/json', text: '{"a":1}'},
  });
  assert.deepEqual(response.headers, [{name: 'X-Rate', value: '5'}]);
  assert.deepEqual(response.content, {size: -1, mimeType: 'application/json', text: '{"id":7}'});
  assert.deepEqual([time, timings, cache], [40, {send: 0, wait: 40, receive: 0}, {}]);
});

test('forms, multipart bodies and files have their own formats', () => {
  assert.deepEqual(bodyOf({kind: 'form', text: 'a=1', fields: [['a', '1']]}), {
    mimeType: 'application/json',
    text: 'a=1',
  });
  assert.deepEqual(
    bodyOf({
      kind: 'multipart',
      type: 'multipart/form-data',
      fields: [
        {name: 'a', value: '1', isFile: false, contentType: 'text/plain'},
        {name: 'f', value: 'a.png', isFile: true},
      ],
    }),
    {
      mimeType: 'multipart/form-data',
      params: [
        {name: 'a', value: '1', contentType: 'text/plain'},
        {name: 'f', fileName: 'a.png'},
      ],
    },
  );
  assert.deepEqual(bodyOf({kind: 'binary', file: 'a.png'}), {mimeType: 'application/json', text: '', comment: 'a.png'});
});

test('security D1: an archive contains no credential', () => {
  const secrets = ['CANARY'];
  assert.equal(bodyOf({kind: 'text', text: 'x CANARY'}, secrets), undefined);
  assert.deepEqual(
    bodyOf({kind: 'multipart', type: 'm', fields: [{name: 'a', value: 'CANARY', isFile: false}]}, secrets),
    {mimeType: 'm', params: []},
  );
  const request = {
    method: 'POST',
    url: kept.url,
    headers: [
      ['Authorization', 'Bearer b'],
      ['X-Key', 'CANARY'],
      ['Cookie', 'sid=1'],
    ] as const,
    body: {kind: 'text', text: 'grant_type=client'} as const,
  };
  const {text, entries} = read({
    kept,
    request,
    secrets,
    headers: [
      ['Set-Cookie', 'sid=1'],
      ['X-Echo', 'CANARY'],
    ],
  });
  assert.doesNotMatch(text, /CANARY|Bearer|sid=1/);
  assert.deepEqual(entries[0].response.headers, []);
  // A token request has no fields and no response.
  const {fields: _, response: __, ...token} = kept;
  assert.doesNotMatch(read({kept: token, request, secrets: []}).text, /grant_type|Bearer|X-Key/);
});
