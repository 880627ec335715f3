import {define} from '../../base/define.js';
import {OauthSignIn} from '../authentication/oauth-sign-in.js';
import {RequestSession} from '../request-panel/request-session.js';
import {TryIt} from '../request-panel/try-it.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import {TryItResponse} from '../response/try-it-response.js';

/** The request of each place: entered values are kept when its view is opened again. */
const requests = new WeakMap<
  HTMLElement,
  {readonly session: Promise<RequestSession | undefined>; readonly key: string}
>();

/** Returns the request of a place. `key` identifies the subject: another one replaces it, with the setting from `begin`. */
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
  // A later call reads again what could not be read.
  const forget = () => {
    if (requests.get(place)?.session === session) requests.delete(place);
  };
  session.then(made => made ?? forget(), forget);
  return session;
}

/** Opens the form of the request of a place inside it, in its style. */
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

/** Updates the setting of a request after its document changed. One with another key is recreated when it is opened. */
export async function renewForm(place: HTMLElement, key: string, setting: TryItSetting): Promise<void> {
  const known = requests.get(place);
  if (known?.key === key) (await known.session)?.renew(setting);
}

/** Returns the OAuth redirect page: the site's, unless the element names another. */
export function oauthRedirect(base: string, host?: Element): string {
  return new URL(host?.getAttribute('oauth-redirect') ?? `${base}_lectern/oauth.html`, document.baseURI).href;
}
