import {given} from '../../src/given.js';
import {safeUrl} from '../../src/url.js';
import {addressesOf, readersOf} from '../openapi-endpoint/readers.js';
import {apiContext} from '../openapi-endpoint/site-context.js';
import type {Wanted} from '../openapi-endpoint/wanted.js';
import {define} from '../register.js';
import {OauthSignIn} from './oauth-sign-in.js';
import {TryIt} from './try-it.js';

/** The form of each place: what was typed is there again when it is opened anew. */
const forms = new WeakMap<HTMLElement, {readonly element: TryIt; readonly key: string}>();

/** Opens the form for an operation; it stands in the place where the operation is drawn, whose look it has. */
export async function openTryIt(host: HTMLElement, place: HTMLElement, wanted: Wanted): Promise<void> {
  const {name, options} = wanted;
  if (!name) return;
  const key = JSON.stringify([wanted.specs, wanted.slices, name, options]);
  const known = forms.get(place);
  if (known?.key === key && known.element.isConnected) return known.element.show();
  known?.element.remove();
  const addresses = addressesOf(wanted);
  for (const [index, reader] of readersOf(wanted).entries()) {
    const form = await reader.form(name, options);
    if (!form) continue;
    define('try-it', TryIt);
    define('oauth-sign-in', OauthSignIn);
    const element = document.createElement('try-it') as TryIt;
    const context = apiContext();
    // Elements of a page that is not ours share what belongs to its host.
    const base = context?.site?.base ?? '/';
    element.setting = {
      title: `${form.method} ${form.path}`,
      form,
      documentUrl: addresses[index] ?? document.baseURI,
      base,
      ...given({proxy: proxyOf(host) ?? context?.proxy}),
      allowsFrame: host.hasAttribute('allow-frame'),
      oauthRedirect: new URL(host.getAttribute('oauth-redirect') ?? `${base}_lectern/oauth.html`, document.baseURI)
        .href,
      prepare: values => reader.request(name, options, values),
    };
    forms.set(place, {element, key});
    place.append(element);
    return element.show();
  }
}

/** The proxy that a page which is not ours names for an element. */
function proxyOf(host: HTMLElement): string | undefined {
  const proxy = host.getAttribute('proxy');
  return proxy ? safeUrl(proxy, 'server', document.baseURI) : undefined;
}
