import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {define} from '../../base/define.js';
import {TryItResponse} from '../response/try-it-response.js';
import {RequestSession} from '../try-it/request-session.js';
import {TryIt} from '../try-it/try-it.js';
import type {TryItSetting} from '../try-it/try-it-setting.js';

/** Request sessions by the element that contains the form. Values stay if the reader opens the view again. */
const requests = new WeakMap<
  HTMLElement,
  {readonly session: Promise<RequestSession | undefined>; readonly key: string}
>();

/**
 * Returns the request session of the element `place`. `key` identifies the operation: for another key, creates a new
 * session with the setting that `begin` returns.
 */
export async function openSession(
  place: HTMLElement,
  key: string,
  begin: () => Promise<TryItSetting | undefined>,
): Promise<RequestSession | undefined> {
  const known = requests.get(place);
  if (known?.key === key) return known.session;
  define('try-it-response', TryItResponse);
  const session = begin().then(async setting => {
    if (!setting) return undefined;
    await loadSignIn(setting.form);
    return new RequestSession(setting);
  });
  requests.set(place, {session, key});
  // Remove a failed session, so that the next call tries again.
  const forget = () => {
    if (requests.get(place)?.session === session) requests.delete(place);
  };
  session.then(made => made ?? forget(), forget);
  return session;
}

/** Loads the element that gets tokens, if the operation has a scheme for it. Few operations have one. */
async function loadSignIn({ways}: RequestForm): Promise<void> {
  if (!ways.flat().some(({scheme}) => scheme.type === 'oauth2' || scheme.type === 'openIdConnect')) return;
  const {OauthSignIn} = await import('../authentication/oauth-sign-in.js');
  define('oauth-sign-in', OauthSignIn);
}

/** Opens the request form inside the element `place`, whose style sheets it uses. */
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
 * Updates the session of `place` after its document changed. Does nothing if the session belongs to another operation.
 */
export async function updateFormSession(place: HTMLElement, key: string, setting: TryItSetting): Promise<void> {
  const known = requests.get(place);
  if (known?.key !== key) return;
  await loadSignIn(setting.form);
  (await known.session)?.renew(setting);
}

/** Returns the URL of the OAuth redirect page: from the element's attribute, or the site's own. */
export function getOauthRedirectUrl(base: string, host?: Element): string {
  return new URL(host?.getAttribute('oauth-redirect') ?? `${base}_lectern/oauth.html`, document.baseURI).href;
}
