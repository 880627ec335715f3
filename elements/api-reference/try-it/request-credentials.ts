import {html, nothing, type TemplateResult} from 'lit';
import {type Credential, isFilled, type Signature} from '../../../src/api-reference/form/credential.js';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {findUserCredential, type UserInputs} from '../../../src/api-reference/form/user-inputs.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {SecurityScheme} from '../../../src/openapi/document/document-info.js';
import {userSession} from '../../base/user-session.js';
import type {CredentialStore} from '../authentication/credential-store.js';
import {
  isSecret,
  renderCredentialFields,
  renderSchemeControl,
  type SignInFields,
} from '../authentication/sign-in-fields.js';
import type {FormState} from '../form/form-state.js';
import {findUserOrigin, readUserInputs} from '../form/user-fill.js';
import {forgetRequests} from '../past-requests/kept-parts.js';
import type {TryItSetting} from './try-it-setting.js';

/** Form whose credentials a `RequestCredentials` manages. */
interface CredentialsHost {
  readonly setting: TryItSetting;
  readonly messages: TryItMessages;
  readonly state: FormState;
}

/** Additions to the fields for credentials. */
interface SignInExtras {
  /** Message below the first field without a credential. */
  readonly ask?: string;
  /** Link at the end of the title's line. */
  readonly offer?: TemplateResult | typeof nothing;
}

/** Credentials of a request: renders their fields, and signs requests to one origin. */
export class RequestCredentials {
  readonly #host: () => CredentialsHost;
  readonly #changed: () => void;
  #store: CredentialStore | undefined;
  /** Whether the reader chose one of the alternative security requirements. */
  #isChosen = false;
  /** Origin whose last response was 401. */
  #refusing: string | undefined;

  constructor(host: () => CredentialsHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  /** Follows changes of a store. Undefined if readers can't enter credentials. */
  attach(store: CredentialStore | undefined): void {
    this.detach();
    this.#store = store;
    store?.addEventListener('change', this.#changed);
  }

  detach(): void {
    this.#store?.removeEventListener('change', this.#changed);
  }

  /** Renders the fields for credentials to an origin, with a message below the first empty one and a link in the title. */
  view(origin: string | undefined, {ask = '', offer}: SignInExtras = {}): TemplateResult | typeof nothing {
    const fields = this.#fields(origin, ask);
    return fields ? renderCredentialFields({...fields, ...omitUndefined({offer})}) : nothing;
  }

  /**
   * Renders the control of a scheme in its row of the page. Undefined if the reader can't enter its credential there.
   */
  rowControl(
    scheme: string,
    origin: string | undefined,
    {id, ask, openFields}: {readonly id: string; readonly ask: string; openFields(): void},
  ): TemplateResult | undefined {
    const fields = this.#isFramed || origin === undefined ? undefined : this.#fields(origin, ask);
    const signIn = fields?.ways.flat().find(each => each.scheme.key === scheme && isEntered(each.scheme));
    return fields && signIn && renderSchemeControl(fields, signIn, id, openFields);
  }

  /** Keys of the chosen security requirement's schemes if each credential is one text, which fits into a row. */
  get chosenSecrets(): readonly string[] {
    const {setting, state} = this.#host();
    const entered = (setting.form.ways[state.values.signInIndex] ?? []).filter(({scheme}) => isEntered(scheme));
    return entered.every(({scheme}) => isSecret(scheme)) ? entered.map(({scheme}) => scheme.key) : [];
  }

  #fields(origin: string | undefined, ask: string): SignInFields | undefined {
    const {setting, messages, state} = this.#host();
    const {form, proxy} = setting;
    const store = this.#store;
    if (!store) return undefined;
    const credentialOf = (scheme: string) => (origin === undefined ? undefined : store.get(origin, scheme));
    const enter = (scheme: string, credential: Credential | undefined) => {
      if (origin !== undefined) store.set(origin, scheme, credential);
    };
    const asked = ask && origin !== undefined ? this.#findLacking(state.values.signInIndex, origin) : undefined;
    return {
      messages,
      ways: form.ways.map(signIn => signIn.filter(({scheme}) => !this.#isGiven(scheme.key, origin))),
      signInIndex: state.values.signInIndex,
      origin,
      isFramed: this.#isFramed,
      hasProxy: proxy !== undefined,
      remembers: store.remembers,
      isStored: store.isStored,
      credentialOf,
      isOfUser: scheme => this.#ofUser(scheme, origin) !== undefined,
      describeFault: scheme => this.#describeFault(scheme, origin),
      askFor: scheme => (scheme === asked ? ask : ''),
      enter,
      chooseWay: signInIndex => this.#choose(signInIndex),
      remember: isOn => store.remember(isOn),
      forget: () => {
        userSession.end();
        this.#refusing = undefined;
        store.forget();
        forgetRequests(setting.base);
      },
      oauth: signIn =>
        html`<oauth-sign-in .messages=${messages} .signIn=${signIn} .origin=${origin ?? location.origin} .redirectUrl=${setting.oauthRedirect}
        .credential=${credentialOf(signIn.scheme.key)} .enter=${(credential: Credential | undefined) => enter(signIn.scheme.key, credential)}></oauth-sign-in>`,
    };
  }

  /** Chooses the first security requirement with a scheme. */
  chooseScheme(scheme: string): void {
    const {ways} = this.#host().setting.form;
    const index = ways.findIndex(signIn => signIn.some(each => each.scheme.key === scheme));
    if (index >= 0) this.#choose(index);
  }

  #choose(signInIndex: number): void {
    this.#isChosen = true;
    this.#host().state.change({signInIndex});
  }

  /** Chooses a security requirement whose credentials the reader has entered already, instead of one without them. */
  preferEntered(origin: string): void {
    const {setting, state} = this.#host();
    if (this.#isChosen || !this.isLacking(origin)) return;
    const index = setting.form.ways.findIndex((_, each) => !this.#isLackingIn(each, origin));
    if (index >= 0) state.change({signInIndex: index});
  }

  /** Returns the values of the reader's session. Undefined if this origin must not get them. */
  userInputs(origin: string | undefined): UserInputs | undefined {
    const {setting} = this.#host();
    const inputs = this.#isFramed ? undefined : readUserInputs(setting.form);
    const isOurs = origin !== undefined && findUserOrigin(setting.form, inputs, setting.documentUrl) === origin;
    return isOurs ? inputs : undefined;
  }

  #ofUser(scheme: SecurityScheme, origin: string | undefined): Credential | undefined {
    const inputs = this.userInputs(origin);
    return inputs && findUserCredential(scheme, inputs);
  }

  /** Returns the credentials that sign a request to an origin. */
  signatures(origin: string): readonly Signature[] {
    if (this.#isFramed) return [];
    return this.#signaturesIn(this.#host().state.values.signInIndex, origin);
  }

  /** Records whether a server responded with 401 to the credentials that the reader entered for it. */
  recordStatus(status: number, origin: string, signatures: readonly Signature[]): void {
    this.#refusing = status === 401 ? origin : undefined;
    if (status !== 401) return;
    for (const {scheme} of signatures) if (this.#filled(origin, scheme.key)) this.#store?.reject(origin, scheme.key);
  }

  /** Describes what is wrong with a credential after a 401: it was rejected, or was not sent. */
  #describeFault(scheme: string, origin: string | undefined): string {
    const {messages} = this.#host();
    if (origin === undefined) return '';
    if (this.#store?.isRejected(origin, scheme)) return messages.credentialRejected;
    return this.#refusing === origin && !this.#filled(origin, scheme) ? messages.warn.required : '';
  }

  #signaturesIn(signInIndex: number, origin: string): readonly Signature[] {
    const {setting} = this.#host();
    const signIn = setting.form.ways[signInIndex] ?? [];
    return signIn.flatMap(({scheme}) => {
      const credential = this.#isGiven(scheme.key, origin)
        ? setting.given?.(scheme.key)
        : this.#store && (this.#filled(origin, scheme.key) ?? this.#ofUser(scheme, origin));
      return credential && isFilled(credential) ? [{scheme, credential}] : [];
    });
  }

  /** Returns whether the chosen security requirement needs a credential that the reader has not entered yet. */
  isLacking(origin: string): boolean {
    const {setting, state} = this.#host();
    const {ways} = setting.form;
    if (this.#isFramed || !this.#store || ways.some(signIn => signIn.length === 0)) return false;
    return this.#isLackingIn(state.values.signInIndex, origin);
  }

  #isLackingIn(signInIndex: number, origin: string): boolean {
    return this.#findLacking(signInIndex, origin) !== undefined;
  }

  /** Finds the first scheme of a security requirement without a credential. */
  #findLacking(signInIndex: number, origin: string): string | undefined {
    const signed = this.#signaturesIn(signInIndex, origin).map(({scheme}) => scheme.key);
    const signIn = this.#host().setting.form.ways[signInIndex] ?? [];
    return signIn.find(({scheme}) => isEntered(scheme) && !signed.includes(scheme.key))?.scheme.key;
  }

  /** Returns the credential that the reader entered. Undefined if a field of it is empty. */
  #filled(origin: string, scheme: string): Credential | undefined {
    const credential = this.#store?.get(origin, scheme);
    return isFilled(credential) ? credential : undefined;
  }

  /**
   * Whether another site shows this page in a frame. It could cover parts of the form, so readers may enter no
   * credentials.
   */
  get #isFramed(): boolean {
    return window.top !== window && !this.#host().setting.allowsFrame;
  }

  /** Returns whether the page sets a scheme's credential, for the chosen or the first server. */
  #isGiven(scheme: string, origin: string | undefined): boolean {
    const {setting} = this.#host();
    const [server] = setting.form.servers;
    const first = server && resolveServerUrl(server, {}, setting.documentUrl);
    const isFirst = first !== undefined && 'origin' in first && first.origin === origin;
    return isFirst && setting.given?.(scheme) !== undefined;
  }
}

/** Returns whether readers enter credentials of a scheme. Browsers send certificates and cookies by themselves. */
function isEntered({type, in: place}: SecurityScheme): boolean {
  return /^(?:http|oauth2|openIdConnect)$/.test(type) || (type === 'apiKey' && place !== 'cookie');
}
