import type {Credential} from '../../../src/api-reference/form/credential.js';
import {buildTokenRequest, type OauthClient, readToken} from '../../../src/api-reference/form/oauth.js';

/** Credential from the token endpoint, or the server's reason for refusing it. */
export type TokenResponse = {readonly credential: Credential} | {readonly refused: string};

/**
 * Requests a token from the token endpoint. Fails on a redirect, which would forward the code and the secret to another
 * server.
 */
export async function askToken(
  tokenUrl: string,
  grant: Parameters<typeof buildTokenRequest>[0],
  client: OauthClient,
): Promise<TokenResponse> {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: buildTokenRequest(grant, client),
      headers: {accept: 'application/json'},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(30_000),
    });
    const before = 'refreshToken' in grant ? {...client, refreshToken: grant.refreshToken} : client;
    return readToken(await response.json(), Date.now(), before);
  } catch {
    return {
      refused: `${new URL(tokenUrl).origin} did not answer with a token, or does not let this page read its answer (CORS)`,
    };
  }
}
