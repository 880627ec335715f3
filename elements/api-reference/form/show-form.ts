import {define} from '../../base/define.js';
import {OauthSignIn} from '../authentication/oauth-sign-in.js';
import {TryIt} from '../request-panel/try-it.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import {TryItResponse} from '../response/try-it-response.js';

/** The form of each place: what was typed is there again when it is opened anew. */
const forms = new WeakMap<HTMLElement, {readonly element: TryIt; readonly key: string}>();

/**
 * Opens the form inside an element, in its style. `key` identifies the subject: another one replaces the form, with the
 * setting from `begin`.
 */
export async function showForm(
  place: HTMLElement,
  key: string,
  begin: () => Promise<TryItSetting | undefined>,
): Promise<TryIt | undefined> {
  const known = forms.get(place);
  if (known?.key === key && known.element.isConnected) {
    known.element.show();
    return known.element;
  }
  known?.element.remove();
  const setting = await begin();
  if (!setting) return undefined;
  define('try-it', TryIt);
  define('oauth-sign-in', OauthSignIn);
  define('try-it-response', TryItResponse);
  const element = document.createElement('try-it') as TryIt;
  element.setting = setting;
  forms.set(place, {element, key});
  place.append(element);
  element.show();
  return element;
}

/** Updates the setting of a form, open or not. A form with another key is recreated on its next opening. */
export function renewForm(place: HTMLElement, key: string, setting: TryItSetting): void {
  const known = forms.get(place);
  if (known?.key === key) known.element.setting = setting;
}

/** Returns the OAuth redirect page: the site's, unless the element names another. */
export function oauthRedirect(base: string, host?: Element): string {
  return new URL(host?.getAttribute('oauth-redirect') ?? `${base}_lectern/oauth.html`, document.baseURI).href;
}
