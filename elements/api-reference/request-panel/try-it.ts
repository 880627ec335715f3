import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {signRequest} from '../../../src/api-reference/form/credential.js';
import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import {type Target, targetOf} from '../../../src/api-reference/form/target.js';
import {requestValues} from '../../../src/api-reference/form/values.js';
import type {PreparedRequest} from '../../../src/api-reference/views/reader.js';
import {given} from '../../../src/base/given.js';
import {fill} from '../../../src/base/words.js';
import {enResponse} from '../../../src/messages/en-response.js';
import {enTryIt, type TryItWords} from '../../../src/messages/en-try-it.js';
import {forcedColors} from '../../base/forced-colors.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import {BodyValidation} from '../form/body-validation.js';
import {FormState} from '../form/form-state.js';
import {focusFirst} from '../form/initial-focus.js';
import {renderInputFields} from '../form/input-fields.js';
import {sampleView} from '../form/sample-view.js';
import {serverChanges} from '../form/server-changes.js';
import {type ServerChoices, serverChoices} from '../form/server-choice.js';
import {serverFields} from '../form/server-fields.js';
import {FormMock} from '../mock/form-mock.js';
import {Exchange, type Outgoing} from '../response/exchange.js';
import {agreedOrigins, needsAgreement, renderAgreement} from './agreement.js';
import {collectSecrets} from './collect-secrets.js';
import {followUp} from './follow-up.js';
import {RequestCredentials} from './request-credentials.js';
import {OpenapiBeforeSendEvent} from './request-events.js';
import {renderRequestHeader} from './request-header.js';
import {renderRequestTarget} from './request-target.js';
import {RequestTools} from './request-tools.js';
import {styles} from './try-it.styles.js';
import type {TryItSetting} from './try-it-setting.js';

/** Width below which the response is under the form (try-it.styles.ts). */
const oneColumn = '(max-width: 860px)';
/** Milliseconds until the head of an answer has to be there. */
const longestWait = 30_000;

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
  #validation: BodyValidation | undefined;
  #turn = 0;
  readonly #host = () => ({setting: this.setting, words: this.words, state: this.#state});
  readonly #credentials = new RequestCredentials(this.#host, this.#redraw);
  readonly #mock = new FormMock(this.#host, () => this.#prepareAgain());
  readonly #tools = new RequestTools(() => ({
    form: this.setting.form,
    words: this.words,
    state: this.#state,
    server: this.#chosen(),
    secrets: () => collectSecrets(this.setting),
    redraw: this.#prepareAgain,
  }));

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
    this.#mock.detach();
    this.#credentials.detach();
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
    this.#credentials.attach(credentials);
    serverChanges.addEventListener('change', this.#prepareAgain);
    this.#mock.attach();
    this.#prepareAgain();
  }

  /** Fills the form from the data of a link, which is untrusted. */
  fillFromLink(text: string): Promise<void> {
    return this.#tools.fillFromLink(text);
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
    const target = this.#target();
    return html`<dialog aria-label=${fill(words.formOf, {operation: `${form.method} ${form.path}`})} @keydown=${this.#key} @paste=${this.#tools.pasted}>
      <p class="visually-hidden" role="status"></p>
      ${renderRequestHeader({
        words,
        form,
        isRunning: this.exchange?.isRunning === true,
        canSend: this.#mock.isOn || (target !== undefined && !('refused' in target)),
        reset: () => this.#state.reset(),
        send: () => void this.#send(),
        stop: () => this.exchange?.stop(),
        close: () => this.renderRoot.querySelector('dialog')?.close(),
      })}
      <div class="columns">
        <div class="form">
          ${this.#tools.banner()}
          ${serverFields({
            words,
            servers: form.servers,
            configured: form.configured,
            chosen: this.#chosen()?.server,
            variables: this.#chosen()?.variables ?? {},
            target,
            choose: (server, variables) => {
              this.#tools.dropServer();
              this.#servers.choose(server.url, variables);
            },
            mock: this.#mock.entry(),
          })}
          ${this.#mock.isOn ? this.#mock.view() : this.#credentials.view(target && 'origin' in target ? target.origin : undefined)}
          ${renderInputFields({
            words,
            state: this.#state,
            hasProxy: setting.proxy !== undefined,
            isRaw: this.isRaw,
            showRaw: isRaw => {
              this.isRaw = isRaw;
            },
          })}
          ${this.#tools.view()}
        </div>
        <div class="answer">
          ${this.#renderAgreement()}
          ${renderRequestTarget(words, {isMock: this.#mock.isOn, url: this.prepared?.request.url ?? '', proxy: setting.proxy})}
          <try-it-response .words=${this.setting.words?.response ?? enResponse} .exchange=${this.exchange} .curl=${this.curl} .useMock=${this.#mock.isOffered && !this.#mock.isOn ? this.#useMock : undefined}></try-it-response>
          ${sampleView(words, this.prepared?.samples ?? [], this.#redraw)}
        </div>
      </div>
    </dialog>`;
  }

  readonly #useMock = () => {
    this.#mock.choose(true);
    void this.#send();
  };

  #renderAgreement() {
    const {words, toConfirm: origin} = this;
    return origin === undefined
      ? nothing
      : renderAgreement(words, origin, this.setting.form, isAgreed => this.#agree(isAgreed ? origin : undefined));
  }

  #agree(origin: string | undefined): void {
    this.toConfirm = undefined;
    if (origin === undefined) return;
    agreedOrigins.add(origin);
    void this.#send();
  }

  #chosen(): LinkedServer | undefined {
    const {servers} = this.setting.form;
    return this.#tools.serverOf(servers) ?? this.#servers.of(servers);
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
    // The mock needs no host; samples show a placeholder for it.
    const server = target && !(this.#mock.isOn && 'refused' in target) ? target.url : '';
    this.requestUpdate();
    const prepared = await this.setting.prepare(requestValues(this.#state.values, server));
    if (turn === this.#turn) this.prepared = prepared;
    return prepared;
  }

  async #send(): Promise<void> {
    if (this.#mock.isOn) return this.#sendToMock();
    const target = this.#target();
    if (!target || 'refused' in target) return;
    const prepared = await this.#prepare();
    // Whatever the path contains: credentials go to this origin only.
    if (!prepared || new URL(prepared.request.url).origin !== target.origin) return;
    const signatures = this.#credentials.signatures(target.origin);
    if (signatures.length > 0 && needsAgreement(this.setting, target.origin)) {
      this.toConfirm = target.origin;
      return;
    }
    const event = new OpenapiBeforeSendEvent(prepared.request);
    if (this.setting.tell?.(event) === false) return;
    const {proxy} = this.setting;
    await this.#exchangeFor(prepared, {
      // A request that the page redirected elsewhere gets no credentials.
      signed: signRequest(event.request, originOf(event.request.url) === target.origin ? signatures : []),
      ...given({proxy}),
    });
  }

  /** Answers in this page. Fires no events on the page: nothing is sent. */
  async #sendToMock(): Promise<void> {
    const prepared = await this.#prepare();
    if (!prepared) return;
    await this.#exchangeFor(prepared, {
      signed: signRequest(prepared.request, []),
      mock: () => this.#mock.answer(prepared.request),
    });
  }

  /** Starts an exchange, which replaces the last one. The page hears of a response unless this page made it. */
  async #exchangeFor(prepared: PreparedRequest, outgoing: Pick<Outgoing, 'signed' | 'proxy' | 'mock'>): Promise<void> {
    this.exchange?.removeEventListener('change', this.#redraw);
    this.exchange?.stop();
    // Placeholders replace the credentials.
    this.curl = prepared.samples.find(({id}) => id === 'bash')?.text ?? '';
    this.exchange = new Exchange(
      {...outgoing, files: this.#state.files, timeoutMs: longestWait},
      this.setting.words?.response,
    );
    this.exchange.addEventListener('change', this.#redraw);
    followUp(this.exchange, this.setting, this.#chosen(), prepared.request);
    await this.updateComplete;
    // In one column the answer is below all that was filled in.
    const answer = this.renderRoot.querySelector('.answer');
    if (matchMedia(oneColumn).matches) answer?.scrollIntoView({block: 'start'});
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void this.#send();
    }
  }
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
