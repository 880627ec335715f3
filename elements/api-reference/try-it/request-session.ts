import {signRequest} from '../../../src/api-reference/form/credential.js';
import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import {type RequestTarget, resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {findRejectedValues} from '../../../src/api-reference/form/response-faults.js';
import {fillSampleFiles} from '../../../src/api-reference/form/sample-files.js';
import {findUserParameters, hideParameters, withoutParameters} from '../../../src/api-reference/form/user-inputs.js';
import {toRequestValues} from '../../../src/api-reference/form/values.js';
import type {PreparedRequest} from '../../../src/api-reference/views/reader.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import {enResponse, type ResponseMessages} from '../../../src/messages/en-response.js';
import {enTryIt, type TryItMessages} from '../../../src/messages/en-try-it.js';
import type {Server} from '../../../src/openapi/document/document-info.js';
import {userSession} from '../../base/user-session.js';
import {BodyValidation} from '../form/body-validation.js';
import {FormState} from '../form/form-state.js';
import {serverChanges} from '../form/server-changes.js';
import {openServerChoices} from '../form/server-choice.js';
import {addUserVariables, noUserTexts, readUserInputs, withoutUserVariables} from '../form/user-fill.js';
import {FormMock} from '../mock/form-mock.js';
import type {HistoryHost} from '../past-requests/history-host.js';
import {locateOwnPage} from '../past-requests/link-to-page.js';
import type {PastRequest} from '../past-requests/past-requests.js';
import {SessionHistory} from '../past-requests/session-history.js';
import {Exchange, type OutgoingRequest} from '../response/exchange.js';
import {agreedOrigins, needsAgreement} from './agreement.js';
import {collectSecrets} from './collect-secrets.js';
import {followUp} from './follow-up.js';
import {RequestCredentials} from './request-credentials.js';
import {callWhenComplete, OpenapiBeforeSendEvent} from './request-events.js';
import {RequestTools} from './request-tools.js';
import type {TryItSetting} from './try-it-setting.js';

/** Timeout in milliseconds for the response headers. */
const TIMEOUT_MS = 30_000;

/**
 * Request that a reader fills in and sends: its values, server, credentials, and last response. The form and the panel
 * of an operation share one.
 */
export class RequestSession {
  setting!: TryItSetting;
  messages: TryItMessages = enTryIt;
  state!: FormState;
  prepared: PreparedRequest | undefined;
  /** Origin that the reader still has to agree to before the request is sent. */
  toConfirm: string | undefined;
  /** Last request with its response. */
  exchange: Exchange | undefined;
  /**
   * Exchange that the views show: the last one, or a past one that the reader opened. `curl` is its request as a
   * command.
   */
  shown: Pick<PastRequest, 'exchange' | 'curl'> | undefined;
  readonly #changed = () => {
    for (const view of this.#views) view();
  };
  readonly #host = () => ({setting: this.setting, messages: this.messages, state: this.state});
  readonly credentials = new RequestCredentials(this.#host, this.#changed);
  readonly mock = new FormMock(this.#host, () => this.#followMock());
  readonly tools = new RequestTools(() => ({
    form: this.setting.form,
    messages: this.messages,
    state: this.state,
    server: this.#chosen,
    secrets: () => collectSecrets(this.setting),
    redraw: this.#prepareAgain,
  }));
  readonly history = new SessionHistory(
    () => this.#historyHost,
    () => this.#changed(),
  );
  readonly #views = new Set<() => void>();
  #validation: BodyValidation | undefined;
  #turn = 0;

  constructor(setting: TryItSetting) {
    this.renew(setting);
  }

  get responseMessages(): ResponseMessages {
    return this.setting.messages?.response ?? enResponse;
  }

  /** Applies the setting of a changed document. Keeps the reader's values. */
  renew(setting: TryItSetting): void {
    const {form, preset, bodySchema} = setting;
    this.setting = setting;
    this.messages = setting.messages?.tryIt ?? enTryIt;
    this.#validation?.end();
    const validation = bodySchema && new BodyValidation(bodySchema);
    this.#validation = validation;
    const validate = validation && ((type: string, value: unknown) => validation.validate(type, value));
    this.state = new FormState(form, this.#prepareAgain, omitUndefined({before: this.state, preset, validate}));
    if (this.#views.size > 0) this.#attach();
  }

  /** Calls `view` after every change, until `disconnect`. */
  connect(view: () => void): void {
    const isFirst = this.#views.size === 0;
    this.#views.add(view);
    if (isFirst) this.#attach();
  }

  disconnect(view: () => void): void {
    if (!this.#views.delete(view) || this.#views.size > 0) return;
    serverChanges.removeEventListener('change', this.#prepareAgain);
    userSession.removeEventListener('change', this.#prepareAgain);
    this.mock.detach();
    this.history.detach();
    this.credentials.detach();
    this.#validation?.end();
  }

  #attach(): void {
    this.credentials.attach(this.setting.credentials);
    serverChanges.addEventListener('change', this.#prepareAgain);
    userSession.addEventListener('change', this.#prepareAgain);
    this.mock.attach();
    this.history.attach();
    this.#prepareAgain();
  }

  get server(): LinkedServer | undefined {
    const chosen = this.#chosen;
    return chosen && addUserVariables(chosen, readUserInputs(this.setting.form));
  }

  /** Chosen server, without variables of the reader's session. */
  get #chosen(): LinkedServer | undefined {
    const {form, base} = this.setting;
    return this.tools.serverOf(form.servers) ?? openServerChoices(base).of(form.servers);
  }

  chooseServer(server: Server, variables: Readonly<Record<string, string>>): void {
    this.tools.dropServer();
    const own = withoutUserVariables(variables, readUserInputs(this.setting.form));
    openServerChoices(this.setting.base).choose(server.url, own);
  }

  get target(): RequestTarget | undefined {
    const chosen = this.server;
    return chosen && resolveServerUrl(chosen.server, chosen.variables, this.setting.documentUrl);
  }

  get canSend(): boolean {
    const {target} = this;
    return this.mock.isOn || (target !== undefined && !('refused' in target));
  }

  get #historyHost(): HistoryHost {
    const {setting, target, mock, tools} = this;
    return {
      setting,
      messages: this.responseMessages,
      origin: target && 'origin' in target ? target.origin : undefined,
      isMock: mock.isOn,
      shown: this.shown?.exchange,
      show: past => {
        this.shown = past;
        this.#changed();
      },
      fill: tools.fill,
      send: () => this.send(),
    };
  }

  readonly #prepareAgain = () => void this.#prepare();

  /** Removes the response of the mock when the reader chooses a server: it is not from that server. */
  #followMock(): void {
    if (!this.mock.isOn) {
      if (this.exchange?.outgoing.mock) this.exchange = undefined;
      if (this.shown?.exchange.outgoing.mock) this.shown = undefined;
    }
    this.#prepareAgain();
  }

  /** Builds the request for the current values. Discards the result if the values changed meanwhile. */
  async #prepare(): Promise<PreparedRequest | undefined> {
    const turn = ++this.#turn;
    const {target} = this;
    // The mock needs no server URL. Samples then show a placeholder.
    const server = target && !(this.mock.isOn && 'refused' in target) ? target.url : '';
    if (target && 'origin' in target) this.credentials.preferEntered(target.origin);
    this.#fillForUser(target);
    this.#changed();
    const {values, keysOfUser} = this.state;
    const whole = await this.setting.prepare(toRequestValues(values, server));
    // Samples are for copying, so they show placeholders instead of values of the reader's session.
    const hidden = keysOfUser.length > 0 ? hideParameters(values, keysOfUser) : values;
    const shown = fillSampleFiles(hidden, this.setting.form);
    const sampled = shown === values ? whole : await this.setting.prepare(toRequestValues(shown, server));
    const prepared = whole && {...whole, samples: sampled?.samples ?? []};
    if (turn === this.#turn) {
      this.prepared = prepared;
      this.#changed();
    }
    return prepared;
  }

  /** Fills parameters with values of the reader's session, if they may be sent to the target's origin. */
  #fillForUser(target: RequestTarget | undefined): void {
    const inputs = this.credentials.userInputs(target && 'origin' in target ? target.origin : undefined);
    this.state.fillForUser(inputs ? findUserParameters(this.setting.form, inputs) : noUserTexts);
  }

  async send(): Promise<void> {
    this.state.check();
    if (this.mock.isOn) return this.#sendToMock();
    const {target} = this;
    if (!target || 'refused' in target) return;
    const prepared = await this.#prepare();
    // Sign only requests to the target's origin. Guards against a path that changes the origin.
    if (!prepared || new URL(prepared.request.url).origin !== target.origin) return;
    const signatures = this.credentials.signatures(target.origin);
    const {keysOfUser} = this.state;
    if (signatures.length + keysOfUser.length > 0 && needsAgreement(this.setting, target.origin)) {
      this.toConfirm = target.origin;
      this.#changed();
      return;
    }
    const event = new OpenapiBeforeSendEvent(prepared.request);
    if (this.setting.dispatch?.(event) === false) return;
    const {proxy} = this.setting;
    // A listener may have replaced the URL. Add no credentials for another origin.
    const isSame = findOrigin(event.request.url) === target.origin;
    const signed = signRequest(
      isSame ? event.request : withoutParameters(event.request, keysOfUser),
      isSame ? signatures : [],
    );
    this.#exchangeFor(prepared, {
      signed: {...signed, isSigned: signed.isSigned || (isSame && keysOfUser.length > 0)},
      ...omitUndefined({proxy}),
    });
    const {origin} = target;
    if (this.exchange && isSame)
      callWhenComplete(this.exchange, ({status}) => this.credentials.recordStatus(status, origin, signatures));
  }

  /** Applies the reader's answer to `toConfirm`. If they agreed, sends the request. */
  agree(isAgreed: boolean): void {
    const origin = this.toConfirm;
    this.toConfirm = undefined;
    this.#changed();
    if (!isAgreed || origin === undefined) return;
    agreedOrigins.add(origin);
    void this.send();
  }

  /** Chooses the mock as server, and sends the request. */
  readonly useMock = (): void => {
    this.mock.choose(true);
    void this.send();
  };

  /** Lets the mock respond. Fires no events, because the page sends nothing. */
  async #sendToMock(): Promise<void> {
    const prepared = await this.#prepare();
    if (!prepared) return;
    this.#exchangeFor(prepared, {
      signed: signRequest(prepared.request, []),
      mock: () => this.mock.respond(prepared.request),
    });
  }

  /**
   * Starts an exchange that replaces the last one. Fires `openapi-response` at its end, unless the response is mocked.
   */
  #exchangeFor(prepared: PreparedRequest, outgoing: Pick<OutgoingRequest, 'signed' | 'proxy' | 'mock'>): void {
    this.exchange?.removeEventListener('change', this.#changed);
    this.exchange?.stop();
    const {setting, server} = this;
    const {files} = this.state;
    const exchange = new Exchange({...outgoing, files, timeoutMs: TIMEOUT_MS}, setting.messages?.response);
    this.exchange = exchange;
    this.state.showFaults();
    // The mock's response is an example, which says nothing about the values.
    const {values} = this.state;
    if (!outgoing.mock)
      callWhenComplete(exchange, response => this.state.showFaults(findRejectedValues(response, setting.form, values)));
    // This sample has placeholders instead of credentials.
    const curl = prepared.samples.find(({id}) => id === 'bash')?.text ?? '';
    this.shown = {exchange, curl};
    exchange.addEventListener('change', this.#changed);
    // Past requests must not contain values of the reader's session.
    const request = withoutParameters(prepared.request, this.state.keysOfUser);
    const past = {exchange, setting, values: this.state.readerValues, server, request, curl};
    this.history.add({...past, secrets: collectSecrets(setting), when: Date.now(), page: locateOwnPage()});
    followUp(exchange, setting, server, request);
    this.#changed();
  }
}

function findOrigin(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
