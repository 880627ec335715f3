import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {type Credential, isFilled, type Signature, signRequest} from '../../../src/api-reference/form/credential.js';
import type {Preset} from '../../../src/api-reference/form/preset-values.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {type Target, targetOf} from '../../../src/api-reference/form/target.js';
import {requestValues} from '../../../src/api-reference/form/values.js';
import type {PreparedRequest} from '../../../src/api-reference/views/reader.js';
import {given} from '../../../src/base/given.js';
import {fill} from '../../../src/base/words.js';
import {enResponse} from '../../../src/messages/en-response.js';
import {enTryIt, type TryItWords} from '../../../src/messages/en-try-it.js';
import type {FormWords} from '../../../src/messages/form-messages.js';
import type {Server} from '../../../src/openapi/document/document-info.js';
import type {RequestValues} from '../../../src/openapi/request/request.js';
import type {PlainSchema} from '../../../src/openapi/validation/body-schema.js';
import {forcedColors} from '../../base/forced-colors.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import type {CredentialStore} from '../authentication/credential-store.js';
import {signInFields} from '../authentication/sign-in-fields.js';
import {acceptField} from '../form/accept-field.js';
import {bodyFields} from '../form/body-fields.js';
import {BodyValidation} from '../form/body-validation.js';
import {FormState} from '../form/form-state.js';
import {focusFirst} from '../form/initial-focus.js';
import {parameterFields} from '../form/parameter-fields.js';
import {sampleView} from '../form/sample-view.js';
import {serverChanges} from '../form/server-changes.js';
import {type ServerChoices, serverChoices} from '../form/server-choice.js';
import {serverFields} from '../form/server-fields.js';
import {Exchange} from '../response/exchange.js';
import {OpenapiBeforeSendEvent, OpenapiResponseEvent} from './request-events.js';
import {styles} from './try-it.styles.js';

/** Width below which the response is under the form (try-it.styles.ts). */
const oneColumn = '(max-width: 860px)';
/** Milliseconds until the head of an answer has to be there. */
const longestWait = 30_000;

/** Context of the form, set once by the element that opens it. */
export interface TryItSetting {
  readonly form: RequestForm;
  /** Address of the document: servers without a host are where it is. */
  readonly documentUrl: string;
  /** This origin serves the document as that of its own API: credentials may go to it. */
  readonly isOwnApi?: boolean;
  /** Path of the site, to which credentials and choices belong. */
  readonly base: string;
  /** Address of the proxy, where there is one. */
  readonly proxy?: string;
  /** Address of the page where a sign-in ends. */
  readonly oauthRedirect: string;
  /** The embedder allows credentials inside a frame of another page (security rule F6). */
  readonly allowsFrame: boolean;
  /** Messages of the page's language if not English, or of a host page. */
  readonly words?: FormWords | undefined;
  /** Values that the page presets. */
  readonly preset?: Preset | undefined;
  /** Store for credentials. Absent if none may be entered. */
  readonly credentials?: CredentialStore | undefined;
  /** Returns the page's own credential for a scheme, hidden from readers. Used for the first server only. */
  given?(scheme: string): Credential | undefined;
  /** Fires an event on the page. False if the page cancels it. */
  tell?(event: Event): boolean;
  /** Returns the schema of a body of a media type, if documented. */
  bodySchema?(mediaType: string): Promise<PlainSchema | undefined>;
  /** Returns the request that values make, and samples of it. */
  prepare(values: RequestValues): Promise<PreparedRequest | undefined>;
}

/** The origins that the reader has agreed to, as long as the page lives: not once more for each operation. */
const confirmed = new Set<string>();

/**
 * The form that sends a request to the documented API: a dialog with what can be filled in, the request in code, and the
 * answer. What was typed stays as long as the page does.
 * @tag try-it
 */
export class TryIt extends LitElement {
  static override styles = [styles, visuallyHidden, ...forcedColors()];
  static override properties = {
    setting: {attribute: false},
    words: {attribute: false},
    isRaw: {state: true},
    prepared: {state: true},
    toConfirm: {state: true},
    exchange: {state: true},
  };

  declare setting: TryItSetting;
  declare words: TryItWords;
  declare isRaw: boolean;
  declare prepared: PreparedRequest | undefined;
  /** The origin that waits for the reader to agree. */
  declare toConfirm: string | undefined;
  /** The request that was sent last. */
  declare exchange: Exchange | undefined;
  /** The request as a command, with placeholders for credentials. */
  curl = '';
  readonly #redraw = () => this.requestUpdate();
  #state!: FormState;
  #servers!: ServerChoices;
  #credentials: CredentialStore | undefined;
  #validation: BodyValidation | undefined;
  #turn = 0;

  constructor() {
    super();
    this.words = enTryIt;
    this.isRaw = false;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('setting')) return;
    this.words = this.setting.words?.tryIt ?? enTryIt;
    this.#begin();
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The dialog opened on "Send": move the focus there for keyboard users.
    if (changed.has('toConfirm') && this.toConfirm !== undefined)
      this.renderRoot.querySelector<HTMLElement>('.confirm button')?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    serverChanges.removeEventListener('change', this.#prepareAgain);
    this.#credentials?.removeEventListener('change', this.#redraw);
    this.#validation?.end();
  }

  #begin(): void {
    const {form, base, preset, credentials, bodySchema} = this.setting;
    this.#validation?.end();
    const validation = bodySchema && new BodyValidation(bodySchema);
    this.#validation = validation;
    const validate = validation && ((type: string, value: unknown) => validation.validate(type, value));
    this.#state = new FormState(form, this.#prepareAgain, given({before: this.#state, preset, validate}));
    this.#servers = serverChoices(base);
    this.#credentials?.removeEventListener('change', this.#redraw);
    this.#credentials = credentials;
    serverChanges.addEventListener('change', this.#prepareAgain);
    this.#credentials?.addEventListener('change', this.#redraw);
    this.#prepareAgain();
  }

  /** Opens the dialog. */
  show(): void {
    this.performUpdate();
    const dialog = this.renderRoot.querySelector('dialog') as HTMLDialogElement;
    if (dialog.open) return;
    dialog.showModal();
    focusFirst(dialog);
  }

  override render() {
    const {words, setting} = this;
    const {form} = setting;
    const state = this.#state;
    const {values, warnings} = state;
    const target = this.#target();
    const count = warnings.length;
    const warned =
      count === 0 ? nothing : html`<p class="warn">${count === 1 ? words.warning : fill(words.warnings, {count})}</p>`;
    return html`<dialog aria-label=${fill(words.formOf, {operation: `${form.method} ${form.path}`})} @keydown=${this.#key}>
      <p class="visually-hidden" role="status"></p>
      <header>
        <span class="method method-${form.method.toLowerCase()}">${form.method}</span><code class="path">${form.path}</code>
        <span class="spring"></span>
        <button class="plain" type="button" @click=${this.#reset}>${words.reset}</button>
        ${
          this.exchange?.isRunning
            ? html`<button class="primary" type="button" @click=${() => this.exchange?.stop()}>${words.stop}</button>`
            : html`<button class="primary" type="button" title=${words.sendKey} ?disabled=${!target || 'refused' in target} @click=${this.#send}>${words.send}</button>`
        }
        <button class="close" type="button" aria-label=${words.close} @click=${this.#close}>×</button>
      </header>
      <div class="columns">
        <div class="form">
          ${serverFields({
            words,
            servers: form.servers,
            configured: form.configured,
            chosen: this.#chosen()?.server,
            variables: this.#chosen()?.variables ?? {},
            target,
            choose: (server, variables) => this.#servers.choose(server.url, variables),
          })}
          ${this.#signIn(target)}
          ${parameterFields({
            words,
            parameters: form.parameters,
            values: values.parameters,
            hasProxy: setting.proxy !== undefined,
            contextOf: parameter => state.contextOf(parameter, words),
            change: (key, value) => state.changeParameter(key, value),
          })}
          ${bodyFields({
            words,
            form,
            values,
            isRaw: this.isRaw,
            context: state.bodyContext(words),
            faults: warnings.filter(({at}) => at === 'body'),
            change: change => state.change(change),
            changeBody: body => state.changeBody(body),
            showRaw: isRaw => {
              this.isRaw = isRaw;
            },
          })}
          ${acceptField(words.responseType, form.accepts, values.accept, change => state.change(change))}
          <div role="status">${warned}</div>
        </div>
        <div class="answer">
          ${this.#confirmation()}
          <p class="sent-to"><span class="label">${words.sentTo}</span> <code>${this.prepared?.request.url ?? ''}</code>
            ${setting.proxy === undefined ? nothing : html`<span class="label">${fill(words.byProxy, {proxy: setting.proxy})}</span>`}</p>
          <try-it-response .words=${this.setting.words?.response ?? enResponse} .exchange=${this.exchange} .curl=${this.curl}></try-it-response>
          ${sampleView(words, this.prepared?.samples ?? [], this.#redraw)}
        </div>
      </div>
    </dialog>`;
  }

  #signIn(target: Target | undefined) {
    const {form, proxy} = this.setting;
    const origin = target && 'origin' in target ? target.origin : undefined;
    const store = this.#credentials;
    if (!store) return nothing;
    const enter = (scheme: string, credential: Credential | undefined) => {
      if (origin !== undefined) store.set(origin, scheme, credential);
    };
    return signInFields({
      words: this.words,
      ways: form.ways.map(way => way.filter(({scheme}) => !this.#isGiven(scheme.key, origin))),
      way: this.#state.values.way,
      origin,
      isFramed: this.#isFramed,
      hasProxy: proxy !== undefined,
      remembers: store.remembers,
      isStored: store.isStored,
      credentialOf: scheme => (origin === undefined ? undefined : store.get(origin, scheme)),
      enter,
      chooseWay: way => this.#state.change({way}),
      remember: isOn => store.remember(isOn),
      forget: () => store.forget(),
      oauth:
        signIn => html`<oauth-sign-in .words=${this.words} .signIn=${signIn} .origin=${origin ?? location.origin} .redirectUrl=${this.setting.oauthRedirect}
        .credential=${origin === undefined ? undefined : store.get(origin, signIn.scheme.key)} .enter=${(credential: Credential | undefined) => enter(signIn.scheme.key, credential)}></oauth-sign-in>`,
    });
  }

  /** Credentials go to a server that the document alone names only after the reader has agreed once (security rules D2, D3). */
  #confirmation() {
    const {words, toConfirm: origin} = this;
    if (origin === undefined) return nothing;
    const [configured] = this.setting.form.servers;
    const why = origin === location.origin ? words.confirmOwnSite : words.confirmText;
    return html`<div class="confirm" role="alertdialog" aria-label=${fill(words.confirmTitle, {origin})}>
      <h3>${fill(words.confirmTitle, {origin})}</h3><p>${fill(why, {origin, configured: configured?.url ?? ''})}</p>
      <button class="primary" type="button" @click=${() => this.#agree(origin)}>${fill(words.confirm, {origin})}</button>
      <button class="plain" type="button" @click=${() => this.#agree(undefined)}>${words.cancel}</button></div>`;
  }

  #agree(origin: string | undefined): void {
    this.toConfirm = undefined;
    if (origin === undefined) return;
    confirmed.add(origin);
    void this.#send();
  }

  #chosen(): {readonly server: Server; readonly variables: Readonly<Record<string, string>>} | undefined {
    return this.#servers.of(this.setting.form.servers);
  }

  #target(): Target | undefined {
    const chosen = this.#chosen();
    return chosen && targetOf(chosen.server, chosen.variables, this.setting.documentUrl);
  }

  readonly #prepareAgain = () => void this.#prepare();

  /** Returns the latest request; an answer to older values never replaces that to newer ones. */
  async #prepare(): Promise<PreparedRequest | undefined> {
    const turn = ++this.#turn;
    const target = this.#target();
    const server = target?.url ?? '';
    this.requestUpdate();
    const prepared = await this.setting.prepare(requestValues(this.#state.values, server));
    if (turn === this.#turn) this.prepared = prepared;
    return prepared;
  }

  /** Another site embeds this page and could cover parts of it. */
  get #isFramed(): boolean {
    return window.top !== window && !this.setting.allowsFrame;
  }

  #signatures(origin: string): readonly Signature[] {
    if (this.#isFramed) return [];
    const way = this.setting.form.ways[this.#state.values.way] ?? [];
    return way.flatMap(({scheme}) => {
      const credential = this.#isGiven(scheme.key, origin)
        ? this.setting.given?.(scheme.key)
        : this.#credentials?.get(origin, scheme.key);
      return credential && isFilled(credential) ? [{scheme, credential}] : [];
    });
  }

  /**
   * Returns whether the page signs requests of this scheme itself, to the chosen server or the first one of the
   * document.
   */
  #isGiven(scheme: string, origin: string | undefined): boolean {
    const [server] = this.setting.form.servers;
    const first = server && targetOf(server, {}, this.setting.documentUrl);
    const isFirst = first !== undefined && 'origin' in first && first.origin === origin;
    return isFirst && this.setting.given?.(scheme) !== undefined;
  }

  async #send(): Promise<void> {
    const target = this.#target();
    if (!target || 'refused' in target) return;
    const prepared = await this.#prepare();
    // Whatever the path contains: credentials go to this origin only.
    if (!prepared || new URL(prepared.request.url).origin !== target.origin) return;
    const signatures = this.#signatures(target.origin);
    if (signatures.length > 0 && this.#needsAgreement(target.origin)) {
      this.toConfirm = target.origin;
      return;
    }
    const event = new OpenapiBeforeSendEvent(prepared.request);
    if (this.setting.tell?.(event) === false) return;
    const {proxy} = this.setting;
    this.exchange?.removeEventListener('change', this.#redraw);
    this.exchange?.stop();
    // Placeholders replace the credentials.
    this.curl = prepared.samples.find(({id}) => id === 'bash')?.text ?? '';
    this.exchange = new Exchange(
      {
        // A request that the page redirected elsewhere gets no credentials.
        signed: signRequest(event.request, originOf(event.request.url) === target.origin ? signatures : []),
        files: this.#state.files,
        timeoutMs: longestWait,
        ...given({proxy}),
      },
      this.setting.words?.response,
    );
    this.exchange.addEventListener('change', this.#redraw);
    this.#tellAnswer(this.exchange);
    await this.updateComplete;
    // In one column the answer is below all that was filled in.
    const answer = this.renderRoot.querySelector('.answer');
    if (matchMedia(oneColumn).matches) answer?.scrollIntoView({block: 'start'});
  }

  #tellAnswer(exchange: Exchange): void {
    const tell = () => {
      const {state} = exchange;
      if (exchange.isRunning) return;
      exchange.removeEventListener('change', tell);
      if (state.phase === 'done') this.setting.tell?.(new OpenapiResponseEvent(state.answer));
    };
    exchange.addEventListener('change', tell);
  }

  #needsAgreement(origin: string): boolean {
    const {servers, configured} = this.setting.form;
    const named = servers.slice(0, configured).map(server => targetOf(server, {}, this.setting.documentUrl));
    if (confirmed.has(origin) || named.some(each => 'origin' in each && each.origin === origin)) return false;
    // A relative URL in a document points to the site that shows it, which is rarely the API.
    return configured > 0 || (origin === location.origin && !this.setting.isOwnApi);
  }

  #reset(): void {
    this.#state.reset();
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void this.#send();
    }
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')?.close();
  }
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
