import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildRequestHeaders, buildResponseHeaders, type HeaderList} from '../../src/proxy/headers.js';
import {writeResponseHead} from '../../src/proxy/response.js';

test('headers of the page, the connection and front ends do not reach the API', () => {
  const dropped: HeaderList = [
    ['Host', 'docs.example.com'],
    ['Cookie', 'docs=1'],
    ['Origin', 'https://docs.example.com'],
    ['Referer', 'https://docs.example.com/secret'],
    ['Forwarded', 'for=10.0.0.1'],
    ['X-Forwarded-For', '10.0.0.1'],
    ['X-Forwarded-Host', 'internal'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '10.0.0.1'],
    ['Via', '1.1 front'],
    ['Sec-Fetch-Site', 'same-origin'],
    ['sec-ch-ua', 'x'],
    ['Proxy-Authorization', 'Basic eA=='],
    ['Proxy-Connection', 'keep-alive'],
    ['Connection', 'keep-alive, X-Secret'],
    ['connection', 'Upgrade'],
    ['X-Secret', 'named by Connection'],
    ['Keep-Alive', 'timeout=5'],
    ['TE', 'trailers'],
    ['Trailer', 'X-Later'],
    ['Transfer-Encoding', 'chunked'],
    ['Content-Length', '5'],
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAMAAABkAAQ'],
    ['Expect', '100-continue'],
    ['Access-Control-Request-Method', 'GET'],
    ['X-Lectern-Other', '1'],
    ['X-Split', 'a\r\nX-Injected: 1'],
    ['X-Nul', 'a\0b'],
    ['X Space', 'a'],
    ['X-Colon:', 'a'],
    ['', 'a'],
    ['X-Lectern-Cookie', 'a=1\r\nX-Injected: 1'],
  ];
  assert.deepEqual(buildRequestHeaders(dropped), []);
});

test('all other headers pass, and API cookies have their own header', () => {
  const kept: HeaderList = [
    ['Authorization', 'Bearer x'],
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'gzip'],
    ['User-Agent', 'browser'],
    ['If-None-Match', '"1"'],
    ['X-Api-Key', 'k'],
    ['X-Two', '1'],
    ['X-Two', '2'],
  ];
  const cookies: HeaderList = [
    ['X-Lectern-Cookie', 'session=1'],
    ['x-lectern-cookie', 'theme=2'],
  ];
  assert.deepEqual(buildRequestHeaders([...kept, ...cookies, ['Cookie', 'docs=1']]), [
    ...kept,
    ['cookie', 'session=1; theme=2'],
  ]);
});

const dataOnly: HeaderList = [
  ['content-disposition', 'attachment'],
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', 'sandbox'],
  ['cache-control', 'no-store'],
];

test('a response sets no cookies or policies on the documentation site', () => {
  const names =
    'Set-Cookie Set-Cookie2 Clear-Site-Data Refresh Content-Security-Policy Content-Security-Policy-Report-Only ' +
    'Strict-Transport-Security Alt-Svc NEL Report-To Reporting-Endpoints Service-Worker-Allowed Content-Disposition ' +
    'X-Content-Type-Options Cache-Control Connection Keep-Alive Transfer-Encoding Upgrade Trailer Proxy-Authenticate ' +
    'Access-Control-Allow-Origin Access-Control-Allow-Credentials X-Lectern-Proxy-Error X-Lectern-Status';
  assert.deepEqual(buildResponseHeaders(names.split(' ').map(name => [name, 'x'] as const)), dataOnly);
  assert.deepEqual(
    buildResponseHeaders([
      ['Connection', 'X-Hop'],
      ['X-Hop', '1'],
    ]),
    dataOnly,
  );
});

test("the API's body headers pass", () => {
  const kept: HeaderList = [
    ['Content-Type', 'text/html'],
    ['Content-Length', '12'],
    ['Content-Encoding', 'gzip'],
    ['ETag', '"1"'],
    ['WWW-Authenticate', 'Bearer'],
    ['Location', '/users/7'],
    ['X-RateLimit-Remaining', '3'],
  ];
  assert.deepEqual(buildResponseHeaders(kept), [...kept, ...dataOnly]);
  assert.equal(writeResponseHead({status: 201, headers: kept}, 5, undefined).status, 201);
});

test('a redirect arrives as a result that browsers do not follow', () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const head = writeResponseHead(
      {status, headers: [['Location', 'http://127.0.0.1/']]},
      5,
      'https://docs.example.org',
    );
    assert.equal(head.status, 200);
    assert.deepEqual(head.headers, [
      ...dataOnly,
      ['x-lectern-limit', '5'],
      ['access-control-allow-origin', 'https://docs.example.org'],
      ['access-control-expose-headers', '*'],
      ['vary', 'origin'],
      ['x-lectern-status', String(status)],
      ['x-lectern-location', 'http://127.0.0.1/'],
    ]);
  }
});
