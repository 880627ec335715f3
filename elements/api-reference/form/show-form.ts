import {define} from '../../base/define.js';
import {OauthSignIn} from '../authentication/oauth-sign-in.js';
import {RequestSession} from '../request-panel/request-session.js';
import {TryIt} from '../request-panel/try-it.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import {TryItResponse} from '../response/try-it-response.js';

/** Requests by form position. Entered values stay when a reader opens the view again. */
const requests = new WeakMap<
  HTMLElement,
  {readonly session: Promise<RequestSession | undefined>; readonly key: string}
>();

/**
 * Returns the request of a form position. `key` identifies its subject. Another key replaces the request, with the
 * setting from `begin`.
 */
export async function openSession(
  place: HTMLElement,
  key: string,
  begin: () => Promise<TryItSetting | undefined>,
): Promise<RequestSession | undefined> {
  const known = requests.get(place);
  if (known?.key === key) return known.session;
  define('oauth-sign-in', OauthSignIn);
  define('try-it-response', TryItResponse);
  const session = begin().then(setting => setting && new RequestSession(setting));
  requests.set(place, {session, key});
  // A later call tries again after an error.
  const forget = () => {
    if (requests.get(place)?.session === session) requests.delete(place);
  };
  session.then(made => made ?? forget(), forget);
  return session;
}

/** Opens the form of a request inside its position, in its style. */
export async function showForm(
  place: HTMLElement,
  key: string,
  begin: () => Promise<TryItSetting | undefined>,
): Promise<RequestSession | undefined> {
  const session = await openSession(place, key, begin);
  if (!session) return undefined;
  const known = place.querySelector<TryIt>(':scope > try-it');
  if (known?.session === session) {
    known.show();
    return session;
  }
  known?.remove();
  define('try-it', TryIt);
  const element = document.createElement('try-it') as TryIt;
  element.session = session;
  place.append(element);
  element.show();
  return session;
}

/**
 * Updates the setting of a request after its document changed. The next call creates a request with another key again.
 */
export async function renewForm(place: HTMLElement, key: string, setting: TryItSetting): Promise<void> {
  const known = requests.get(place);
  if (known?.key === key) (await known.session)?.renew(setting);
}

/** Returns the OAuth redirect page: the element's, or the site's. */
export function oauthRedirect(base: string, host?: Element): string {
  return new URL(host?.getAttribute('oauth-redirect') ?? `${base}_lectern/oauth.html`, document.baseURI).href;
}
