import {consentPage, refusalPage} from './consent-page.js';
import {type Exchange, type Route, route} from './exchange.js';
import {openIdKeys} from './id-token.js';
import type {Asked, Tokens} from './oauth-tokens.js';
import {sendJson} from './respond.js';
import {answerToken} from './token-endpoint.js';

const publicClient = 'playground';
const knownScopes: readonly string[] = ['trees:read', 'trees:write', 'openid'];

/** Returns the OAuth 2 operations: authorization code with PKCE, client credentials, and OpenID Connect discovery. */
export function oauthRoutes(tokens: Tokens): readonly Route[] {
  const keys = openIdKeys();
  return [
    route('authorize', 'GET', '/oauth/authorize', exchange => askReader(exchange, tokens)),
    route('decide', 'POST', '/oauth/authorize', exchange => decide(exchange, tokens)),
    route('issueToken', 'POST', '/oauth/token', exchange => answerToken(exchange, tokens, keys)),
    route('listKeys', 'GET', '/oauth/keys', exchange => sendJson(exchange, {keys: [keys.publicKey]})),
    route('discover', 'GET', '/.well-known/openid-configuration', exchange => {
      const {origin} = exchange;
      sendJson(exchange, {
        issuer: origin,
        authorization_endpoint: `${origin}/oauth/authorize`,
        token_endpoint: `${origin}/oauth/token`,
        jwks_uri: `${origin}/oauth/keys`,
        scopes_supported: knownScopes,
        response_types_supported: ['code'],
        grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      });
    }),
  ];
}

function askReader(exchange: Exchange, tokens: Tokens): void {
  const {query} = exchange;
  const redirectUri = query.get('redirect_uri') ?? '';
  const state = query.get('state') ?? undefined;
  const read = readAsked(query, redirectUri, state);
  // Redirects only to checked URLs (RFC 6749, section 4.1.2.1).
  if (query.get('client_id') !== publicClient)
    refusalPage(exchange, 'The client is unknown. This server knows "playground".');
  else if (!isLocal(redirectUri)) refusalPage(exchange, 'The page to return to is not one of this machine.');
  else if ('error' in read) sendBack(exchange, redirectUri, {error: read.error, error_description: read.why, state});
  else consentPage(exchange, tokens.ask(read), read);
}

function readAsked(
  query: URLSearchParams,
  redirectUri: string,
  state: string | undefined,
): Asked | {readonly error: string; readonly why: string} {
  const scopes = (query.get('scope') || 'trees:read').split(' ');
  const challenge = query.get('code_challenge') ?? '';
  const nonce = query.get('nonce') ?? undefined;
  if (query.get('response_type') !== 'code')
    return {error: 'unsupported_response_type', why: 'response_type must be code'};
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    return {error: 'invalid_request', why: 'code_challenge with the method S256 is required'};
  if (scopes.some(scope => !knownScopes.includes(scope)))
    return {error: 'invalid_scope', why: `the scopes are ${knownScopes.join(', ')}`};
  const asked = {client: publicClient, redirectUri, scopes, challenge};
  return {...asked, ...(state !== undefined && {state}), ...(nonce !== undefined && {nonce})};
}

function decide(exchange: Exchange, tokens: Tokens): void {
  const form = new URLSearchParams(exchange.body.toString());
  const asked = tokens.decided(form.get('request') ?? '');
  if (!asked) refusalPage(exchange, 'This question was answered before, or it is too old. Start again.');
  else if (form.get('decision') === 'allow')
    sendBack(exchange, asked.redirectUri, {code: tokens.addCode(asked), state: asked.state});
  else
    sendBack(exchange, asked.redirectUri, {
      error: 'access_denied',
      error_description: 'the reader said no',
      state: asked.state,
    });
}

function sendBack(exchange: Exchange, redirectUri: string, values: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(values)) if (value !== undefined) url.searchParams.set(name, value);
  exchange.response.writeHead(302, {location: url.href}).end();
}

/** Accepts any redirect URI of this computer, because the demo's port changes (RFC 8252, section 7.3). */
function isLocal(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const {protocol, hostname, hash} = new URL(uri);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && hash === '';
}
