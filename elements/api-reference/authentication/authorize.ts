import {authorizeUrl, type Client, makePkce, type OauthEndpoints} from '../../../src/api-reference/form/oauth.js';
import {readOwn} from '../../../src/base/read-own.js';
import {askToken, type TokenResponse} from './ask-token.js';

export interface Authorization {
  readonly endpoints: OauthEndpoints;
  readonly client: Client;
  readonly scopes: readonly string[];
  readonly redirectUrl: string;
  readonly signal: AbortSignal;
}

/** Failures without a server's answer: the popup was blocked or closed. `insecure` means that PKCE needs HTTPS. */
export type AuthorizationResponse = TokenResponse | {readonly failed: 'insecure' | 'popup' | 'redirect' | 'stopped'};

const longest = 5 * 60_000;

/**
 * Opens a sign-in window, and exchanges the returned code for a token (RFC 6749, section 4.1, with PKCE). Call it in a
 * click handler: browsers block other popups.
 */
export async function authorize(input: Authorization): Promise<AuthorizationResponse> {
  const {endpoints, client, scopes, redirectUrl, signal} = input;
  if (!globalThis.isSecureContext) return {failed: 'insecure'};
  const popup = window.open('', '_blank', 'popup,width=520,height=720');
  if (!popup) return {failed: 'popup'};
  // The sign-in page cannot access this window.
  popup.opener = null;
  if (!(await isThere(redirectUrl))) {
    popup.close();
    return {failed: 'redirect'};
  }
  const {verifier, challenge} = await makePkce();
  const state = crypto.randomUUID();
  const answered = comesBack(state, AbortSignal.any([signal, AbortSignal.timeout(longest)]));
  const {clientId} = client;
  popup.location.href = authorizeUrl(endpoints.authorizationUrl ?? '', {
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

/** Waits for the message of `oauth.html`. Ignores messages with another state. */
function comesBack(state: string, signal: AbortSignal): Promise<Returned | undefined> {
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

/** Returns whether the redirect page exists. Without it, the host would only show its own 404. */
async function isThere(url: string): Promise<boolean> {
  if (new URL(url).origin !== location.origin) return false;
  try {
    const response = await fetch(url, {method: 'HEAD', credentials: 'same-origin'});
    return response.ok;
  } catch {
    return false;
  }
}
