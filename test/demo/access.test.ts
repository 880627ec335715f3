import assert from 'node:assert/strict';
import {createHash, createPublicKey, verify} from 'node:crypto';
import type {OutgoingHttpHeaders} from 'node:http';
import {after, before, describe, mock, test} from 'node:test';
import {openTokens, tokenLife} from '../../demo/api/oauth-tokens.js';
import {type RunningApi, startApi} from '../../demo/api/start-api.js';
import {ask, askJson} from './ask.js';

let api: RunningApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const basic = (text: string) => ({authorization: `Basic ${Buffer.from(text).toString('base64')}`});
const bearer = {authorization: 'Bearer orchard-demo-token'};
const key = {'x-orchard-key': 'key-to-the-orchard'};

type Case = readonly [path: string, headers: OutgoingHttpHeaders, user: string, challenge: string];
const cases: readonly Case[] = [
  ['bearer', bearer, 'ada', 'Bearer realm="orchard"'],
  ['basic', basic('ada:apple-pie'), 'ada', 'Basic realm="orchard", charset="UTF-8"'],
  ['basic', basic('Jürgen:grüner Apfel'), 'Jürgen', 'Basic realm="orchard", charset="UTF-8"'],
  ['key-in-header', key, 'gardener', 'ApiKey realm="orchard", in="header"'],
  ['key-in-cookie', {cookie: 'a=b; orchard_key=key-to-the-orchard'}, 'gardener', 'ApiKey realm="orchard", in="cookie"'],
  ['ticket', {authorization: 'Ticket one-day-at-the-harvest'}, 'guest', 'Ticket realm="orchard"'],
  ['key-and-bearer', {...key, ...bearer}, 'gardener', 'ApiKey realm="orchard", in="header", Bearer realm="orchard"'],
  ['key-or-bearer', key, 'gardener', 'ApiKey realm="orchard", in="header", Bearer realm="orchard"'],
  ['key-or-bearer', bearer, 'ada', 'ApiKey realm="orchard", in="header", Bearer realm="orchard"'],
];

describe('access', () => {
  for (const [path, headers, user, challenge] of cases)
    test(`${path} accepts ${Object.keys(headers).join(' and ')} of ${user}, and requires it`, async () => {
      const known = await askJson(api.origin, `/access/${path}`, {headers});
      assert.deepEqual([known.status, known.value['user']], [200, user]);
      const wrong = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, `${String(value).slice(0, -4)}zz`]),
      );
      for (const sent of [{}, wrong]) {
        const refused = await askJson(api.origin, `/access/${path}`, {headers: sent});
        assert.deepEqual([refused.status, refused.headers['www-authenticate']], [401, challenge]);
        assert.equal(refused.headers['content-type'], 'application/problem+json');
      }
    });

  test('a correct API key in the query is accepted, and a wrong one is not', async () => {
    const {status} = await ask(api.origin, '/access/key-in-query?api_key=key-to-the-orchard');
    assert.equal(status, 200);
    assert.equal((await ask(api.origin, '/access/key-in-query?api_key=other')).status, 401);
  });

  test('one of two required credentials is not enough', async () => {
    for (const headers of [key, bearer])
      assert.equal((await ask(api.origin, '/access/key-and-bearer', {headers})).status, 401);
  });

  test('optional authentication accepts a token and anonymous requests', async () => {
    assert.equal((await askJson(api.origin, '/access/optional', {headers: bearer})).value['user'], 'ada');
    assert.equal((await askJson(api.origin, '/access/optional')).value['user'], 'nobody');
  });

  test('client certificates are not supported', async () =>
    assert.equal((await ask(api.origin, '/access/certificate')).status, 403));
});

const verifier = 'a-verifier-that-nobody-else-knows-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirectUri = 'http://localhost:9/_lectern/oauth.html';
const asked = {
  response_type: 'code',
  client_id: 'playground',
  redirect_uri: redirectUri,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  scope: 'trees:read openid',
  state: 'st&te',
  nonce: 'once',
};

const authorize = (changes: Readonly<Record<string, string>> = {}) =>
  ask(api.origin, `/oauth/authorize?${new URLSearchParams({...asked, ...changes})}`);

const post = (path: string, form: Readonly<Record<string, string>>, headers: OutgoingHttpHeaders = {}) =>
  ask(api.origin, path, {
    method: 'POST',
    headers: {'content-type': 'application/x-www-form-urlencoded', ...headers},
    body: new URLSearchParams(form).toString(),
  });

async function token(form: Readonly<Record<string, string>>, headers: OutgoingHttpHeaders = {}) {
  const answer = await post('/oauth/token', form, headers);
  return {status: answer.status, value: JSON.parse(answer.text) as Record<string, string>};
}

/** Clicks a button of the page, and returns the redirect URL. */
async function press(decision: string): Promise<URL> {
  const page = await authorize();
  assert.equal(page.status, 200);
  const request = /name="request" value="([^"]+)"/.exec(page.text)![1]!;
  const sent = await post('/oauth/authorize', {request, decision});
  assert.equal(sent.status, 302);
  assert.equal((await post('/oauth/authorize', {request, decision})).status, 400, 'a question is answered once');
  return new URL(sent.headers.location!);
}

const redeemed = (code: string, changes: Readonly<Record<string, string>> = {}) =>
  token({
    grant_type: 'authorization_code',
    client_id: 'playground',
    redirect_uri: redirectUri,
    code_verifier: verifier,
    code,
    ...changes,
  });

describe('tokens', () => {
  test('a code is issued after consent, works once, and gives a valid token', async () => {
    const back = await press('allow');
    assert.equal(back.href.split('?')[0], redirectUri);
    assert.equal(back.searchParams.get('state'), 'st&te');
    const code = back.searchParams.get('code')!;
    const {status, value} = await redeemed(code);
    assert.equal(status, 200);
    assert.equal(value['scope'], 'trees:read openid');
    const headers = {authorization: `Bearer ${value['access_token']}`};
    for (const path of ['code', 'openid'])
      assert.equal((await ask(api.origin, `/access/${path}`, {headers})).status, 200, path);
    assert.equal((await ask(api.origin, '/access/client', {headers})).status, 401, 'a scope that was not asked for');
    assert.equal((await redeemed(code)).value['error'], 'invalid_grant');
  });

  test('an ID token has a signature by the published key', async () => {
    const {value} = await redeemed((await press('allow')).searchParams.get('code')!);
    const [head, claims, signature] = value['id_token']!.split('.') as [string, string, string];
    const {keys} = (await askJson<{keys: [JsonWebKey]}>(api.origin, '/oauth/keys')).value;
    const publicKey = createPublicKey({key: {...keys[0]} as never, format: 'jwk'});
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {key: publicKey, dsaEncoding: 'ieee-p1363'},
      Buffer.from(signature, 'base64url'),
    );
    assert.ok(isSigned);
    const {iss, sub, aud, nonce} = JSON.parse(Buffer.from(claims, 'base64url').toString());
    assert.deepEqual({iss, sub, aud, nonce}, {iss: api.origin, sub: 'ada', aud: 'playground', nonce: 'once'});
  });

  test('a refresh token works once and returns a new one', async () => {
    const {value} = await redeemed((await press('allow')).searchParams.get('code')!);
    const form = {grant_type: 'refresh_token', client_id: 'playground', refresh_token: value['refresh_token']!};
    const next = await token(form);
    assert.equal(next.status, 200);
    assert.notEqual(next.value['refresh_token'], value['refresh_token']);
    assert.equal((await token(form)).value['error'], 'invalid_grant');
    assert.equal((await token({...form, refresh_token: next.value['refresh_token']!})).status, 200);
  });

  for (const [name, value] of [
    ['code_verifier', 'another-verifier-0123456789-0123456789-0123'],
    ['redirect_uri', 'http://localhost:9/other.html'],
    ['client_id', 'greenhouse'],
  ] as const)
    test(`a code is invalid with another ${name}`, async () => {
      const code = (await press('allow')).searchParams.get('code')!;
      const {status, value: said} = await redeemed(code, {[name]: value});
      assert.deepEqual([status, said['error']], [400, 'invalid_grant']);
    });

  test('denied consent redirects without a code', async () => {
    const {searchParams} = await press('deny');
    assert.deepEqual(
      [searchParams.get('error'), searchParams.get('state'), searchParams.get('code')],
      ['access_denied', 'st&te', null],
    );
  });

  test('no redirect goes to another computer or for an unknown client', async () => {
    for (const changes of [
      {redirect_uri: 'https://elsewhere.example/'},
      {redirect_uri: 'http://localhost.elsewhere.example/'},
      {redirect_uri: 'javascript:alert(1)'},
      {client_id: '<b>x</b>'},
    ]) {
      const {status, headers} = await authorize(changes);
      assert.deepEqual([status, headers.location], [400, undefined]);
    }
  });

  test('a request without a challenge or with an unknown scope redirects with an error', async () => {
    const error = async (changes: Readonly<Record<string, string>>) =>
      new URL((await authorize(changes)).headers.location!).searchParams.get('error');
    assert.equal(await error({code_challenge_method: 'plain'}), 'invalid_request');
    assert.equal(await error({code_challenge: ''}), 'invalid_request');
    assert.equal(await error({scope: 'moon:read'}), 'invalid_scope');
    assert.equal(await error({response_type: 'token'}), 'unsupported_response_type');
  });

  test('the consent page cannot be framed and runs no script', async () =>
    assert.match(
      String((await authorize()).headers['content-security-policy']),
      /default-src 'none'.*frame-ancestors 'none'/,
    ));

  test('a client gets a token for its secret in the header or the body', async () => {
    const form = {grant_type: 'client_credentials'};
    const secret = {client_id: 'greenhouse', client_secret: 'glass-and-light'};
    for (const {status, value} of [
      await token(form, basic('greenhouse:glass-and-light')),
      await token({...form, ...secret}),
    ]) {
      assert.deepEqual([status, value['refresh_token']], [200, undefined]);
      const headers = {authorization: `Bearer ${value['access_token']}`};
      assert.equal((await ask(api.origin, '/access/client', {headers})).status, 200);
    }
    const refused = await token({...form, ...secret, client_secret: 'other'});
    assert.deepEqual([refused.status, refused.value['error']], [401, 'invalid_client']);
    assert.equal((await token({grant_type: 'password'})).value['error'], 'unsupported_grant_type');
  });

  test('tokens expire, and the oldest is removed above the limit', () => {
    mock.timers.enable({apis: ['Date']});
    try {
      const tokens = openTokens();
      const grant = {user: 'ada', client: 'playground', scopes: []};
      const name = tokens.addAccess(grant);
      mock.timers.tick(tokenLife * 1000 - 1);
      assert.equal(tokens.grantOf(name), grant);
      mock.timers.tick(1);
      assert.equal(tokens.grantOf(name), undefined);
      const oldest = tokens.addAccess(grant);
      for (let count = 0; count < 1000; count++) tokens.addAccess(grant);
      assert.equal(tokens.grantOf(oldest), undefined);
    } finally {
      mock.timers.reset();
    }
  });

  test('discovery lists the endpoints', async () => {
    const {value} = await askJson<Record<string, string>>(api.origin, '/.well-known/openid-configuration');
    assert.equal(value['issuer'], api.origin);
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'])
      assert.notEqual((await ask(api.origin, value[name]!.slice(api.origin.length))).status, 404, name);
  });
});
