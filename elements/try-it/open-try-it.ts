import {given} from '../../src/given.js';
import {safeUrl} from '../../src/url.js';
import {addressesOf, readersOf} from '../openapi-endpoint/readers.js';
import {apiContext} from '../openapi-endpoint/site-context.js';
import type {Wanted} from '../openapi-endpoint/wanted.js';
import {oauthRedirect, showForm} from './show-form.js';
import type {TryItSetting} from './try-it.js';

/** Opens the form for the operation that an element shows. */
export async function openTryIt(host: HTMLElement, place: HTMLElement, wanted: Wanted): Promise<void> {
  const {name, options, specs, slices} = wanted;
  if (!name) return;
  const proxy = proxyOf(host);
  await showForm(
    place,
    JSON.stringify([specs, slices, name, options, proxy]),
    async (): Promise<TryItSetting | undefined> => {
      const addresses = addressesOf(wanted);
      for (const [index, reader] of readersOf(wanted).entries()) {
        const form = await reader.form(name, options);
        if (!form) continue;
        const context = apiContext();
        // Elements of a page that is not ours share what belongs to its host.
        const base = context?.site?.base ?? '/';
        return {
          form,
          documentUrl: addresses[index] ?? document.baseURI,
          base,
          allowsFrame: host.hasAttribute('allow-frame'),
          oauthRedirect: oauthRedirect(base, host),
          prepare: values => reader.request(name, options, values),
          ...given({proxy: proxy ?? context?.proxy}),
        };
      }
      return undefined;
    },
  );
}

/** The proxy that a page which is not ours names for an element. */
function proxyOf(host: HTMLElement): string | undefined {
  const proxy = host.getAttribute('proxy');
  return proxy ? safeUrl(proxy, 'server', document.baseURI) : undefined;
}
