import {encodeBase64Url} from '../../base/base64.js';
import {sanitizeUrl} from '../../base/url.js';
import type {OauthFlow, SecurityScheme} from '../../openapi/document/document-info.js';
import type {Credential} from './credential.js';

/** OAuth flows that a page can perform without its own server. OAuth 2.1 removed the implicit and password grants. */
type OauthKind = 'authorizationCode' | 'clientCredentials';

/** An OAuth flow with absolute URLs, and its scopes. */
export interface OauthEndpoints {
  readonly kind: OauthKind;
  readonly authorizationUrl?: string;
  readonly tokenUrl: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly string[];
}

interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

/** Returns the flows of a scheme that a page can perform. Skips flows with an invalid or non-HTTP URL. */
export function readOauthEndpoints({flows}: Pick<SecurityScheme, 'flows'>, base: string): readonly OauthEndpoints[] {
  return flows.flatMap((flow): readonly OauthEndpoints[] => {
    const kind = findOauthKind(flow);
    const tokenUrl = resolveUrl(flow.tokenUrl, base);
    const authorizationUrl = resolveUrl(flow.authorizationUrl, base);
    const refreshUrl = resolveUrl(flow.refreshUrl, base);
    if (!kind || tokenUrl === undefined || (kind === 'authorizationCode' && authorizationUrl === undefined)) return [];
    return [
      {
        kind,
        tokenUrl,
        scopes: flow.scopes.map(({name}) => name),
        ...(kind === 'authorizationCode' && authorizationUrl !== undefined && {authorizationUrl}),
        ...(refreshUrl !== undefined && {refreshUrl}),
      },
    ];
  });
}

/** Returns the flows in a discovery document (OpenID Connect Discovery 1.0, section 3). */
export function discoverEndpoints(document: unknown, base: string): readonly OauthEndpoints[] {
  const {
    authorization_endpoint: authorization,
    token_endpoint: token,
    scopes_supported: scopes,
  } = (document ?? {}) as Readonly<Record<string, unknown>>;
  const flow = {
    ...(typeof authorization === 'string' && {authorizationUrl: authorization}),
    ...(typeof token === 'string' && {tokenUrl: token}),
    scopes: Array.isArray(scopes) ? scopes.filter(isText).map(name => ({name, description: ''})) : [],
  };
  const kinds: readonly OauthKind[] = ['authorizationCode', 'clientCredentials'];
  return readOauthEndpoints({flows: kinds.map(kind => ({...flow, kind}))}, base);
}

/** Creates a PKCE verifier for one sign-in, and its challenge (RFC 7636, section 4). */
export async function createPkce(): Promise<Pkce> {
  const verifier = encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return {verifier, challenge: encodeBase64Url(new Uint8Array(digest))};
}

interface AuthorizeInput {
  readonly clientId: string;
  readonly redirectUrl: string;
  readonly scopes: readonly string[];
  readonly state: string;
  readonly challenge: string;
}

/** Returns the authorization URL (RFC 6749, section 4.1.1). */
export function buildAuthorizeUrl(authorizationUrl: string, input: AuthorizeInput): string {
  const url = new URL(authorizationUrl);
  const values = {
    response_type: 'code',
    client_id: input.clientId,
    redirect_uri: input.redirectUrl,
    scope: input.scopes.join(' '),
    state: input.state,
    code_challenge: input.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(values)) if (value) url.searchParams.set(name, value);
  return url.href;
}

export interface OauthClient {
  readonly clientId: string;
  /** Secret of a confidential client. Sent only to the token endpoint. */
  readonly clientSecret?: string;
}

/** Returns the form fields of a token request (RFC 6749, sections 4.1.3, 4.4.2, and 6). */
export function buildTokenRequest(
  grant:
    | {readonly code: string; readonly verifier: string; readonly redirectUrl: string}
    | {readonly refreshToken: string}
    | {readonly scopes: readonly string[]},
  {clientId, clientSecret}: OauthClient,
): URLSearchParams {
  const fields =
    'code' in grant
      ? {
          grant_type: 'authorization_code',
          code: grant.code,
          code_verifier: grant.verifier,
          redirect_uri: grant.redirectUrl,
        }
      : 'refreshToken' in grant
        ? {grant_type: 'refresh_token', refresh_token: grant.refreshToken}
        : {grant_type: 'client_credentials', scope: grant.scopes.join(' ')};
  const all = {...fields, client_id: clientId, client_secret: clientSecret ?? ''};
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Reads a token endpoint's response: a credential, or an error (RFC 6749, sections 5.1 and 5.2). */
export function readToken(
  result: unknown,
  now: number,
  before: {readonly clientId: string; readonly refreshToken?: string},
): {readonly credential: Credential} | {readonly refused: string} {
  const stated = (typeof result === 'object' && result !== null ? result : {}) as Readonly<Record<string, unknown>>;
  const {access_token: accessToken, token_type: type, expires_in: seconds, refresh_token: refresh, scope} = stated;
  if (!isText(accessToken) || accessToken === '') {
    const text = [stated.error, stated.error_description].filter(isText).join(': ');
    return {refused: text || 'the answer holds no access token'};
  }
  const refreshToken = isText(refresh) ? refresh : before.refreshToken;
  return {
    credential: {
      kind: 'oauth',
      accessToken,
      tokenType: isText(type) && !/^bearer$/i.test(type) ? type : 'Bearer',
      clientId: before.clientId,
      scopes: isText(scope) ? scope.split(' ') : [],
      ...(refreshToken !== undefined && {refreshToken}),
      ...(Number(seconds) > 0 && {expires: now + Number(seconds) * 1000}),
    },
  };
}

function findOauthKind({kind}: OauthFlow): OauthKind | undefined {
  return kind === 'authorizationCode' || kind === 'clientCredentials' ? kind : undefined;
}

function resolveUrl(url: string | undefined, base: string): string | undefined {
  return url === undefined ? undefined : sanitizeUrl(url, 'server', base);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
