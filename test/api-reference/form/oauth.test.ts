import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {
  buildAuthorizeUrl,
  buildTokenRequest,
  createPkce,
  discoverEndpoints,
  readOauthEndpoints,
  readToken,
} from '../../../src/api-reference/form/oauth.js';

const base = 'https://api.example.com';

test('only flows that a page can run are offered, with absolute URLs', () => {
  const flows = [
    {
      kind: 'authorizationCode',
      authorizationUrl: '/authorize',
      tokenUrl: '/token',
      refreshUrl: '/refresh',
      scopes: [{name: 'read', description: ''}],
    },
    {kind: 'clientCredentials', tokenUrl: 'https://id.example.com/token', scopes: []},
    {kind: 'implicit', authorizationUrl: '/authorize', scopes: []},
    {kind: 'authorizationCode', authorizationUrl: 'javascript:alert(1)', tokenUrl: '/token', scopes: []},
    {kind: 'clientCredentials', tokenUrl: 'https://id@evil.example/token', scopes: []},
  ];
  assert.deepEqual(readOauthEndpoints({flows}, base), [
    {
      kind: 'authorizationCode',
      authorizationUrl: `${base}/authorize`,
      tokenUrl: `${base}/token`,
      refreshUrl: `${base}/refresh`,
      scopes: ['read'],
    },
    {kind: 'clientCredentials', tokenUrl: 'https://id.example.com/token', scopes: []},
  ]);
});

test('valid discovery documents are read, and others are ignored', () => {
  const found = discoverEndpoints(
    {authorization_endpoint: `${base}/a`, token_endpoint: `${base}/t`, scopes_supported: ['openid', 1]},
    base,
  );
  assert.deepEqual(
    found.map(({kind, tokenUrl, scopes}) => [kind, tokenUrl, scopes]),
    [
      ['authorizationCode', `${base}/t`, ['openid']],
      ['clientCredentials', `${base}/t`, ['openid']],
    ],
  );
  for (const none of [null, 'text', [], {token_endpoint: 5}]) assert.deepEqual(discoverEndpoints(none, base), []);
});

test('the challenge is the hash of a random verifier', async () => {
  const [one, two] = [await createPkce(), await createPkce()];
  assert.notEqual(one.verifier, two.verifier);
  assert.match(one.verifier, /^[\w-]{43}$/);
  assert.equal(one.challenge, createHash('sha256').update(one.verifier).digest('base64url'));
});

test('the authorization URL has state and challenge, and keeps its own query', () => {
  const url = buildAuthorizeUrl(`${base}/authorize?tenant=a`, {
    clientId: 'c',
    redirectUrl: 'https://docs.example.com/r',
    scopes: ['a', 'b'],
    state: 's',
    challenge: 'x',
  });
  assert.deepEqual(Object.fromEntries(new URL(url).searchParams), {
    tenant: 'a',
    response_type: 'code',
    client_id: 'c',
    redirect_uri: 'https://docs.example.com/r',
    scope: 'a b',
    state: 's',
    code_challenge: 'x',
    code_challenge_method: 'S256',
  });
});

test('each grant has its own fields, and a secret only if it needs one', () => {
  const fields = (...given: Parameters<typeof buildTokenRequest>) => Object.fromEntries(buildTokenRequest(...given));
  assert.deepEqual(fields({code: 'c', verifier: 'v', redirectUrl: 'r'}, {clientId: 'i'}), {
    grant_type: 'authorization_code',
    code: 'c',
    code_verifier: 'v',
    redirect_uri: 'r',
    client_id: 'i',
  });
  assert.deepEqual(fields({refreshToken: 'r'}, {clientId: 'i', clientSecret: 's'}), {
    grant_type: 'refresh_token',
    refresh_token: 'r',
    client_id: 'i',
    client_secret: 's',
  });
  assert.deepEqual(fields({scopes: []}, {clientId: 'i'}), {grant_type: 'client_credentials', client_id: 'i'});
});

test('a token response has its expiry, and an error response its reason', () => {
  const read = (answer: unknown) => readToken(answer, 1000, {clientId: 'i', refreshToken: 'old'});
  assert.deepEqual(read({access_token: 't', token_type: 'bearer', expires_in: 60, scope: 'a b'}), {
    credential: {
      kind: 'oauth',
      accessToken: 't',
      tokenType: 'Bearer',
      clientId: 'i',
      scopes: ['a', 'b'],
      refreshToken: 'old',
      expires: 61_000,
    },
  });
  assert.deepEqual(read({error: 'invalid_grant', error_description: 'The code is used.'}), {
    refused: 'invalid_grant: The code is used.',
  });
  for (const none of [null, [], 'x', {access_token: 5}])
    assert.deepEqual(read(none), {refused: 'the answer holds no access token'});
});
