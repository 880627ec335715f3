import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  explainFailure,
  explainRedirect,
  explainRefusal,
  type FailureFacts,
} from '../../../src/api-reference/form/failure.js';
import {enResponse} from '../../../src/messages/en-response.js';

const facts: FailureFacts = {
  method: 'GET',
  url: 'https://api.example.com/orders?key=1',
  headers: [],
  page: 'https://docs.example.com/#/orders',
  timeoutMs: 15_000,
};
const proxy = '/_proxy';

const cases: readonly (readonly [title: string, given: Partial<FailureFacts>, code: string, message: RegExp])[] = [
  ['stopped by the reader, before anything else', {isStopped: true, isOffline: true}, 'stopped', /You stopped/],
  ['no answer in time', {isTimedOut: true}, 'timeout', /api\.example\.com did not start to respond within 15 seconds/],
  ['broken in mid-answer', {received: '1.2 kB'}, 'broken-off', /after 1\.2 kB/],
  ['a file that is gone', {isFileGone: true}, 'file-unreadable', /can no longer be read/],
  ['offline', {isOffline: true}, 'offline', /offline/],
  ['offline does not matter to this machine', {isOffline: true, url: 'http://127.0.0.1:1/'}, 'unreachable', /127/],
  ['forbidden by the policy of the page', {isForbidden: true}, 'policy', /blocks requests to https:\/\/api/],
  ['http from https', {url: 'http://api.example.com/'}, 'mixed-content', /http:\/\/api\.example\.com uses http/],
  ['http of this machine is no mixed content', {url: 'http://localhost:1/', isReachable: true}, 'cors', /CORS/],
  ['http of ::1 neither', {url: 'http://[::1]:1/'}, 'unreachable', /\[::1\]/],
  ['http from http is none', {url: 'http://a.example/', page: 'http://docs.example/'}, 'unreachable', /a\.example/],
  [
    'something answers, the page may not read it',
    {isReachable: true},
    'cors',
    /requests from https:\/\/docs\.example\.com/,
  ],
  ['nothing answers', {}, 'unreachable', /Can’t reach/],
  ['the own origin needs no CORS', {url: 'https://docs.example.com/api', isReachable: true}, 'lost', /was lost before/],
  ['no proxy', {proxy}, 'proxy-unreachable', /the proxy of this site, \/_proxy/],
  ['a proxy of http', {proxy: 'http://proxy.example/'}, 'mixed-content', /http:\/\/proxy\.example uses http/],
  ['an API of http by way of a proxy', {proxy, url: 'http://api.example.com/'}, 'proxy-unreachable', /Can’t reach/],
  ['a proxy that the policy forbids', {proxy: 'https://p.example/', isForbidden: true}, 'policy', /p\.example/],
];

for (const [title, given, code, message] of cases)
  test(`a failed request is explained: ${title}`, () => {
    const found = explainFailure(enResponse, {...facts, ...given});
    assert.equal(found.code, code);
    assert.match(found.message, message);
    assert.match(found.fix, /^[A-Z][a-z]+ /);
    assert.doesNotMatch(found.message + found.fix, /[{}]|key=1/);
  });

test('a CORS failure of a simple request names the headers to set', () => {
  const {fix, paste} = explainFailure(enResponse, {...facts, isReachable: true, headers: [['Accept', '*/*']]});
  assert.equal(paste, 'Access-Control-Allow-Origin: https://docs.example.com\nAccess-Control-Expose-Headers: *');
  assert.doesNotMatch(fix, /OPTIONS/);
});

test('a CORS failure with a preflight names the method and headers', () => {
  const headers = [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Bearer secret'],
  ] as const;
  const {fix, paste} = explainFailure(enResponse, {...facts, method: 'PATCH', headers, isReachable: true});
  assert.equal(
    paste,
    'Access-Control-Allow-Origin: https://docs.example.com\nAccess-Control-Allow-Methods: PATCH\nAccess-Control-Allow-Headers: Content-Type, Authorization\nAccess-Control-Expose-Headers: *',
  );
  assert.match(fix, /OPTIONS/);
});

test('a form request needs no preflight', () => {
  const headers = [['Content-Type', 'application/x-www-form-urlencoded']] as const;
  const {paste} = explainFailure(enResponse, {...facts, method: 'POST', headers, isReachable: true});
  assert.doesNotMatch(paste ?? '', /Allow-(?:Methods|Headers)/);
});

test('a blocked redirect has a reason, and its target if that is known', () => {
  const {url} = facts;
  assert.deepEqual(explainRedirect(enResponse, {url, isSigned: true}), {
    code: 'redirect',
    message:
      'The API redirected this request. Lectern stopped there: the credentials are for https://api.example.com only.',
    fix: 'Choose the server that the redirect points to, and enter credentials for it.',
  });
  assert.equal(
    explainRedirect(enResponse, {url, isSigned: false, location: 'https://b.example/'}).message,
    'The API redirected this request to https://b.example/. The proxy doesn’t follow redirects.',
  );
});

test("a rejection by the proxy shows the proxy's own message", () => {
  const text = JSON.stringify({code: 'method', message: 'The proxy does not send PUT.', fix: 'use GET.'});
  assert.deepEqual(explainRefusal(enResponse, 'method', text), {
    code: 'method',
    message: 'The proxy does not send PUT.',
    fix: 'Use GET.',
  });
});

for (const text of ['', 'null', '<html>', '{"message": 1}', '[]'])
  test(`an unknown proxy rejection is explained by its code: ${text || 'empty'}`, () => {
    const {code, message} = explainRefusal(enResponse, 'busy', text);
    assert.deepEqual({code, message}, {code: 'busy', message: 'The proxy refused the request (busy).'});
  });
