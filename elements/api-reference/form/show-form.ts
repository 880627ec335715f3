import {define} from '../../base/define.js';
import {OauthSignIn} from '../authentication/oauth-sign-in.js';
import {TryIt, type TryItSetting} from '../request-panel/try-it.js';
import {TryItResponse} from '../response/try-it-response.js';

/** The form of each place: what was typed is there again when it is opened anew. */
const forms = new WeakMap<HTMLElement, {readonly element: TryIt; readonly key: string}>();

/**
 * Opens the form in a place, whose look it has. `key` says what it is about: for something else it is made anew, from what
 * `begin` gives.
 */
export async function showForm(
  place: HTMLElement,
  key: string,
  begin: () => Promise<TryItSetting | undefined>,
): Promise<void> {
  const known = forms.get(place);
  if (known?.key === key && known.element.isConnected) return known.element.show();
  known?.element.remove();
  const setting = await begin();
  if (!setting) return;
  define('try-it', TryIt);
  define('oauth-sign-in', OauthSignIn);
  define('try-it-response', TryItResponse);
  const element = document.createElement('try-it') as TryIt;
  element.setting = setting;
  forms.set(place, {element, key});
  place.append(element);
  element.show();
}

/** Hands a new setting to the form of a place, open or not; a form about something else is left to be made anew. */
export function renewForm(place: HTMLElement, key: string, setting: TryItSetting): void {
  const known = forms.get(place);
  if (known?.key === key) known.element.setting = setting;
}

/** Where a sign-in ends: the page that a site has for it, unless the element names another. */
export function oauthRedirect(base: string, host?: Element): string {
  return new URL(host?.getAttribute('oauth-redirect') ?? `${base}_lectern/oauth.html`, document.baseURI).href;
}
