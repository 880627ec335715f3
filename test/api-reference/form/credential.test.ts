import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Credential, isFilled, signRequest} from '../../../src/api-reference/form/credential.js';
import type {SecurityScheme} from '../../../src/openapi/document/document-info.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';

const request: ApiRequest = {method: 'GET', url: 'https://api.example.com/a', headers: [['X-Other', '1']]};
const scheme = (rest: Partial<SecurityScheme>): SecurityScheme => ({key: 'k', type: 'http', flows: [], ...rest});
const secret = (value: string): Credential => ({kind: 'secret', value});

test('every scheme adds its credential to the right part of the request', () => {
  const header = (name: string) => (pairs: readonly (readonly [string, string])[]) =>
    pairs.find(([key]) => key === name)?.[1];
  const cases: readonly [Partial<SecurityScheme>, Credential, string | undefined][] = [
    [{scheme: 'bearer'}, secret('t'), 'Bearer t'],
    [{scheme: 'hoba'}, secret('t'), 'Hoba t'],
    // A credential pasted with its scheme is sent without a second one.
    [{scheme: 'bearer'}, secret(' bearer t'), 'Bearer t'],
    [{type: 'openIdConnect'}, secret('Bearer t'), 'Bearer t'],
    [
      {scheme: 'basic'},
      {kind: 'basic', user: 'Jürgen', password: 'grüner Apfel'},
      'Basic SsO8cmdlbjpncsO8bmVyIEFwZmVs',
    ],
    [{type: 'oauth2'}, {kind: 'oauth', accessToken: 't', tokenType: 'Bearer', scopes: []}, 'Bearer t'],
    [{type: 'oauth2'}, {kind: 'oauth', accessToken: 't', tokenType: 'DPoP', scopes: []}, 'DPoP t'],
    [{type: 'openIdConnect'}, secret('t'), 'Bearer t'],
  ];
  for (const [given, credential, expected] of cases) {
    const signed = signRequest(request, [{scheme: scheme(given), credential}]);
    assert.equal(header('Authorization')(signed.request.headers), expected);
    assert.equal(signed.isSigned, true);
  }
});

test('API keys go into their documented location, and nowhere without a name', () => {
  const sign = (given: Partial<SecurityScheme>) =>
    signRequest(request, [{scheme: scheme({type: 'apiKey', name: 'api key', ...given}), credential: secret('a&b')}]);
  assert.equal(sign({in: 'query'}).request.url, 'https://api.example.com/a?api%20key=a%26b');
  assert.deepEqual(sign({in: 'cookie'}).cookies, [['api key', 'a&b']]);
  assert.deepEqual(sign({in: 'header', name: 'X-Key'}).request.headers, [
    ['X-Other', '1'],
    ['X-Key', 'a&b'],
  ]);
  const {name: _, ...nameless} = scheme({type: 'apiKey', in: 'header'});
  assert.deepEqual(signRequest(request, [{scheme: nameless, credential: secret('a')}]).request, request);
});

test('credentials replace a typed header, and cookies are separate from headers', () => {
  const typed = {
    ...request,
    headers: [
      ['x-key', 'typed'],
      ['Cookie', 'a=1; b=2=3'],
    ] as const,
  };
  const signed = signRequest(typed, [
    {scheme: scheme({type: 'apiKey', in: 'header', name: 'X-Key'}), credential: secret('s')},
  ]);
  assert.deepEqual(signed.request.headers, [['X-Key', 's']]);
  assert.deepEqual(signed.cookies, [
    ['a', '1'],
    ['b', '2=3'],
  ]);
});

test('a request without credentials is unchanged', () => {
  assert.deepEqual(signRequest(request, []), {request, cookies: [], isSigned: false});
  assert.deepEqual(
    [undefined, secret(''), secret('a'), {kind: 'basic', user: '', password: ''} as const].map(isFilled),
    [false, false, true, false],
  );
});
