import {
  buildAuthorizeUrl,
  createPkce,
  type OauthClient,
  type OauthEndpoints,
} from '../../../src/api-reference/form/oauth.js';
import {readOwn} from '../../../src/base/read-own.js';
import {askToken, type TokenResponse} from './ask-token.js';

export interface Authorization {
  readonly endpoints: OauthEndpoints;
  readonly client: OauthClient;
  readonly scopes: readonly string[];
  readonly redirectUrl: string;
  readonly signal: AbortSignal;
}

/**
 * Result of `openSignIn`. `failed` means that no server responded: the browser blocked or the reader closed the popup,
 * the redirect page is missing, or the reader stopped. `insecure` means that PKCE needs HTTPS.
 */
export type SignInResult = TokenResponse | {readonly failed: 'insecure' | 'popup' | 'redirect' | 'stopped'};

const TIMEOUT_MS = 5 * 60_000;

/**
 * Opens a sign-in popup, and exchanges the returned code for a token (RFC 6749, section 4.1, with PKCE). Call it in a
 * click handler: otherwise browsers block the popup.
 */
export async function openSignIn(input: Authorization): Promise<SignInResult> {
  const {endpoints, client, scopes, redirectUrl, signal} = input;
  if (!globalThis.isSecureContext) return {failed: 'insecure'};
  const popup = window.open('', '_blank', 'popup,width=520,height=720');
  if (!popup) return {failed: 'popup'};
  // Keep the sign-in page from navigating this window.
  popup.opener = null;
  if (!(await isThere(redirectUrl))) {
    popup.close();
    return {failed: 'redirect'};
  }
  const {verifier, challenge} = await createPkce();
  const state = crypto.randomUUID();
  const answered = waitForReturn(state, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
  const {clientId} = client;
  popup.location.href = buildAuthorizeUrl(endpoints.authorizationUrl ?? '', {
    clientId,
    redirectUrl,
    scopes,
    state,
    challenge,
  });
  const result = await answered;
  if (!result) {
    popup.close();
    return {failed: 'stopped'};
  }
  if (result.code === null) return {refused: [result.error, result.description].filter(Boolean).join(': ')};
  return askToken(endpoints.tokenUrl, {code: result.code, verifier, redirectUrl}, client);
}

interface Returned {
  readonly code: string | null;
  readonly error: string | null;
  readonly description: string | null;
}

/**
 * Waits until `oauth.html` posts the result of the sign-in. Ignores messages with another `state`, which belong to
 * another sign-in.
 */
function waitForReturn(state: string, signal: AbortSignal): Promise<Returned | undefined> {
  return new Promise(done => {
    const channel = new BroadcastChannel('lectern-oauth');
    const end = (result: Returned | undefined) => {
      channel.close();
      done(result);
    };
    channel.onmessage = ({data}: MessageEvent<unknown>) => {
      const stated = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
      const text = (key: string) => {
        const value = readOwn(stated, key);
        return typeof value === 'string' ? value : null;
      };
      if (stated.state === state) end({code: text('code'), error: text('error'), description: text('description')});
    };
    signal.addEventListener('abort', () => end(undefined));
  });
}

/** Returns whether the redirect page exists. If it is missing, the sign-in would end on a 404 page. */
async function isThere(url: string): Promise<boolean> {
  if (new URL(url).origin !== location.origin) return false;
  try {
    const response = await fetch(url, {method: 'HEAD', credentials: 'same-origin'});
    return response.ok;
  } catch {
    return false;
  }
}
