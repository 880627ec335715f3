import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import type {Credential} from '../../../src/api-reference/form/credential.js';
import {discoverEndpoints, type OauthEndpoints, readOauthEndpoints} from '../../../src/api-reference/form/oauth.js';
import type {SignIn} from '../../../src/api-reference/form/request-form.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {sanitizeUrl} from '../../../src/base/url.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {formatTime} from '../../../src/messages/format.js';
import {askToken} from './ask-token.js';
import {openSignIn, type SignInResult} from './open-sign-in.js';
import {renderSecretInput} from './sign-in-fields.js';

/**
 * Gets a token for one OAuth 2.0 or OpenID Connect scheme. The reader signs in through a popup, enters client
 * credentials, or pastes a token. Renders into the form around it, without a shadow root.
 * @tag oauth-sign-in
 */
export class OauthSignIn extends LitElement {
  static override properties = {
    messages: {attribute: false},
    signIn: {attribute: false},
    credential: {attribute: false},
    origin: {},
    redirectUrl: {},
    flow: {state: true},
    clientId: {state: true},
    scopes: {state: true},
    message: {state: true},
    running: {state: true},
    found: {state: true},
  };

  declare messages: TryItMessages;
  declare signIn: SignIn;
  declare credential: Credential | undefined;
  /** Origin of the API. Relative URLs of the scheme resolve against it. */
  declare origin: string;
  declare redirectUrl: string;
  declare enter: (credential: Credential | undefined) => void;
  declare flow: OauthEndpoints['kind'] | 'paste' | undefined;
  declare clientId: string;
  declare scopes: ReadonlySet<string> | undefined;
  declare message: string;
  declare running: AbortController | undefined;
  declare found: readonly OauthEndpoints[] | undefined;
  #secret = '';

  constructor() {
    super();
    this.clientId = '';
    this.message = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('signIn') || changed.has('origin'))
      this.found = readOauthEndpoints(this.signIn.scheme, this.origin);
  }

  /** URL of the provider's metadata. Requested only after a click: an API document can name any host. */
  get #discoveryUrl(): string | undefined {
    const {type, openIdConnectUrl} = this.signIn.scheme;
    return type === 'openIdConnect' && openIdConnectUrl
      ? sanitizeUrl(openIdConnectUrl, 'server', this.origin)
      : undefined;
  }

  async #discover(url: string): Promise<void> {
    const {scheme} = this.signIn;
    this.message = '';
    try {
      const response = await fetch(url, {credentials: 'omit', referrerPolicy: 'no-referrer'});
      const found = discoverEndpoints(await response.json(), url);
      // Discard the result if the reader chose another scheme meanwhile.
      if (this.signIn.scheme === scheme) this.found = found;
    } catch {
      if (this.signIn.scheme === scheme) this.message = fillMessage(this.messages.oauth.discovery, {url});
    }
  }

  override render(): TemplateResult {
    const {oauth: oauthMessages} = this.messages;
    const found = this.found ?? [];
    const flow = this.flow ?? found[0]?.kind ?? 'paste';
    const endpoints = found.find(({kind}) => kind === flow);
    const option = (value: string, label: string) =>
      html`<option value=${value} ?selected=${value === flow}>${label}</option>`;
    const choose = (event: Event) => {
      this.flow = (event.target as HTMLSelectElement).value as typeof flow;
      this.message = '';
    };
    return html`<select aria-label=${oauthMessages.flow} @change=${choose}>${found.map(({kind}) => option(kind, oauthMessages[kind]))}${option('paste', oauthMessages.paste)}</select>
      ${this.#discoverButton(found)}
      ${endpoints ? this.#client(endpoints) : this.#paste()}
      ${this.#state(endpoints)}
      <p class="note" role="status">${this.message}</p>`;
  }

  #discoverButton(found: readonly OauthEndpoints[]) {
    const url = found.length === 0 ? this.#discoveryUrl : undefined;
    if (url === undefined) return nothing;
    const text = fillMessage(this.messages.oauth.discover, {host: new URL(url, this.origin).host});
    return html`<button class="secondary" type="button" @click=${() => void this.#discover(url)}>${text}</button>`;
  }

  #paste(): TemplateResult {
    const {credential, messages, signIn} = this;
    const value = credential?.kind === 'oauth' ? credential.accessToken : '';
    const enter = (typed: string) => {
      const accessToken = typed.trim();
      this.enter(accessToken ? {kind: 'oauth', accessToken, tokenType: 'Bearer', scopes: []} : undefined);
    };
    return renderSecretInput({
      id: `auth-${signIn.scheme.key}`,
      label: messages.oauth.token,
      messages,
      value,
      placeholder: messages.oauth.token,
      enter,
    });
  }

  #client(endpoints: OauthEndpoints): TemplateResult {
    const {oauth: oauthMessages} = this.messages;
    const {kind, tokenUrl, authorizationUrl = '', scopes} = endpoints;
    const needsSecret = kind === 'clientCredentials';
    const goesTo = fillMessage(needsSecret ? oauthMessages.secretGoesTo : oauthMessages.goesTo, {
      authorize: authorizationUrl,
      token: tokenUrl,
    });
    const chosen = this.#chosenScopes(endpoints);
    const toggle = (name: string, isOn: boolean) => {
      const next = new Set(chosen);
      if (isOn) next.add(name);
      else next.delete(name);
      this.scopes = next;
    };
    const start = this.running
      ? html`<button class="plain" type="button" @click=${() => this.running?.abort()}>${oauthMessages.stop}</button>`
      : html`<button class="secondary" type="button" ?disabled=${this.clientId === ''} @click=${() => void this.#start(endpoints)}>${needsSecret ? oauthMessages.getToken : oauthMessages.signIn}</button>`;
    return html`<p class="note">${goesTo}</p>
      <input type="text" autocomplete="off" spellcheck="false" aria-label=${oauthMessages.clientId} placeholder=${oauthMessages.clientId} .value=${this.clientId} @input=${(
        event: Event,
      ) => {
        this.clientId = (event.target as HTMLInputElement).value.trim();
      }} />
      ${
        needsSecret
          ? renderSecretInput({
              id: 'client-secret',
              label: oauthMessages.clientSecret,
              messages: this.messages,
              value: this.#secret,
              placeholder: oauthMessages.clientSecret,
              enter: typed => {
                this.#secret = typed;
              },
            })
          : nothing
      }
      ${scopes.length > 0 ? html`<fieldset><legend>${oauthMessages.scopes}</legend>${scopes.map(name => html`<label><input type="checkbox" .checked=${chosen.has(name)} @change=${(event: Event) => toggle(name, (event.target as HTMLInputElement).checked)} /> <code>${name}</code></label>`)}</fieldset>` : nothing}
      ${start}`;
  }

  /** Returns the scopes that the reader chose. Before any choice, returns the required ones. */
  #chosenScopes({scopes}: OauthEndpoints): ReadonlySet<string> {
    return this.scopes ?? new Set(this.signIn.scopes.filter(name => scopes.includes(name)));
  }

  #state(endpoints: OauthEndpoints | undefined) {
    const {
      credential,
      messages: {oauth: oauthMessages},
    } = this;
    if (credential?.kind !== 'oauth') return nothing;
    const {expires, refreshToken} = credential;
    const ended = expires !== undefined && expires < Date.now();
    const text =
      expires === undefined
        ? oauthMessages.signedIn
        : ended
          ? oauthMessages.expired
          : `${oauthMessages.signedIn} ${fillMessage(oauthMessages.expires, {time: formatTime(expires, this.messages.locale)})}`;
    const again =
      refreshToken !== undefined && endpoints
        ? html`<button class="add" type="button" @click=${() => void this.#refresh(endpoints, refreshToken)}>${oauthMessages.refresh}</button>`
        : nothing;
    return html`<div class="keep"><span class="token-state">${text}</span><span>${again}<button class="add" type="button" @click=${() => this.enter(undefined)}>${oauthMessages.signOut}</button></span></div>`;
  }

  async #start(endpoints: OauthEndpoints): Promise<void> {
    const {oauth: oauthMessages} = this.messages;
    const client = {clientId: this.clientId, ...(this.#secret !== '' && {clientSecret: this.#secret})};
    const scopes = [...this.#chosenScopes(endpoints)];
    const running = new AbortController();
    this.running = running;
    this.message = endpoints.kind === 'authorizationCode' ? oauthMessages.waiting : '';
    const result: SignInResult =
      endpoints.kind === 'clientCredentials'
        ? await askToken(endpoints.tokenUrl, {scopes}, client)
        : await openSignIn({endpoints, client, scopes, redirectUrl: this.redirectUrl, signal: running.signal});
    this.running = undefined;
    this.#show(result);
  }

  async #refresh(endpoints: OauthEndpoints, refreshToken: string): Promise<void> {
    const {credential} = this;
    const clientId = (credential?.kind === 'oauth' && credential.clientId) || this.clientId;
    const client = {clientId, ...(this.#secret !== '' && {clientSecret: this.#secret})};
    this.#show(await askToken(endpoints.refreshUrl ?? endpoints.tokenUrl, {refreshToken}, client));
  }

  #show(result: SignInResult): void {
    const {oauth: oauthMessages} = this.messages;
    if ('credential' in result) this.enter(result.credential);
    const text =
      'refused' in result
        ? fillMessage(oauthMessages.refused, {reason: result.refused})
        : 'failed' in result
          ? fillMessage(oauthMessages[result.failed], {url: this.redirectUrl})
          : '';
    this.message = text;
  }
}
