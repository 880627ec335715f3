import {parsePreset} from '../../../src/api-reference/form/preset-values.js';
import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import {sanitizeUrl} from '../../../src/base/url.js';
import {toEmbeddedMessages} from '../../../src/messages/en-embedded.js';
import {CredentialStore, openCredentials} from '../authentication/credential-store.js';
import {findGivenCredentials} from '../authentication/given-to.js';
import {markCredentials} from '../authentication/watch-credentials.js';
import {resolveDocumentUrl} from '../documents/fetch-documents.js';
import {openElementReaders} from '../documents/readers.js';
import {getApiContext} from '../endpoint/site-context.js';
import {findFormMessages} from '../form/find-form-messages.js';
import {getOauthRedirectUrl, openSession, showForm, updateFormSession} from '../form/show-form.js';
import type {RequestSession} from './request-session.js';
import type {TryItSetting} from './try-it-setting.js';

/** Opens the request form of an element's operation. Does nothing if `isFor` rejects the method and path. */
export async function openTryIt(
  host: HTMLElement,
  place: HTMLElement,
  wanted: ViewRequest,
  isFor?: (operation: string) => boolean,
): Promise<RequestSession | undefined> {
  if (!wanted.name) return undefined;
  const key = buildSessionKey(host, wanted);
  if (!isFor) return showForm(place, key, () => readSetting(host, wanted));
  const setting = await readSetting(host, wanted);
  if (!setting || !isFor(`${setting.form.method} ${setting.form.path}`)) return undefined;
  return showForm(place, key, async () => setting);
}

/** Returns the request session of an element's operation. Does not open the form. */
export async function openRequest(
  host: HTMLElement,
  place: HTMLElement,
  wanted: ViewRequest,
): Promise<RequestSession | undefined> {
  return wanted.name && openSession(place, buildSessionKey(host, wanted), () => readSetting(host, wanted));
}

/** Updates an open form after its document changed. Keeps the reader's values. */
export async function updateTryIt(host: HTMLElement, place: HTMLElement, wanted: ViewRequest): Promise<void> {
  const setting = await readSetting(host, wanted);
  if (setting) await updateFormSession(place, buildSessionKey(host, wanted), setting);
}

function buildSessionKey(host: HTMLElement, {specs, slices, name, options}: ViewRequest): string {
  const own = ['values', 'credentials'].map(each => host.getAttribute(each));
  return JSON.stringify([specs, slices, name, options, findProxy(host), ...own]);
}

async function readSetting(host: HTMLElement, wanted: ViewRequest): Promise<TryItSetting | undefined> {
  const {name, options} = wanted;
  if (!name) return undefined;
  for (const reader of openElementReaders(wanted)) {
    const form = await reader.form(name, options);
    if (!form) continue;
    const context = getApiContext();
    // In a host page, all elements share the storage of the page's origin.
    const base = context?.site?.base ?? '/';
    const documentUrl = resolveDocumentUrl(form.document, context?.root ?? new URL('.', document.baseURI).href);
    return {
      form,
      documentUrl,
      isOwnApi: context?.isReference === true && new URL(documentUrl, location.href).origin === location.origin,
      base,
      allowsFrame: host.hasAttribute('allow-frame'),
      oauthRedirect: getOauthRedirectUrl(base, host),
      ...(options.withoutMock ? {} : {planMock: input => reader.mockPlan(name, input)}),
      prepare: values => reader.request(name, options, values),
      bodySchema: type => reader.bodySchema(name, type),
      reference: {reader, name, options, ...omitUndefined({slices: wanted.slices})},
      messages: context ? await findFormMessages(host) : toEmbeddedMessages(await findFormMessages(host)),
      preset: parsePreset(host.getAttribute('values')),
      credentials: openStore(host, base),
      ...(host.hasAttribute('credentials')
        ? {}
        : {keepsRequests: context?.withoutKeptRequests ? 'removed' : 'offered'}),
      given: findGivenCredentials(host),
      dispatch: event => host.dispatchEvent(event),
      ...omitUndefined({proxy: findProxy(host) ?? context?.proxy}),
    };
  }
  return undefined;
}

/**
 * Returns the store for credentials that readers enter: with the session, or in memory. Undefined if the attribute
 * `credentials` forbids input.
 */
function openStore(host: HTMLElement, base: string): CredentialStore | undefined {
  const how = host.getAttribute('credentials');
  if (how === 'none') return undefined;
  if (how !== 'memory') {
    markCredentials(base);
    return openCredentials(base);
  }
  const store = stores.get(host) ?? new CredentialStore(base, 'memory');
  stores.set(host, store);
  return store;
}

const stores = new WeakMap<HTMLElement, CredentialStore>();

/** Returns the proxy URL of an element's `proxy` attribute in a host page. */
function findProxy(host: HTMLElement): string | undefined {
  const proxy = host.getAttribute('proxy');
  return proxy ? sanitizeUrl(proxy, 'server', document.baseURI) : undefined;
}
