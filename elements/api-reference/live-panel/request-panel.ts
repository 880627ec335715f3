import {html, LitElement, nothing, type TemplateResult} from 'lit';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {announce} from '../../base/announce.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {isComposing} from '../../base/is-composing.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import type {RequestSession} from '../request-panel/request-session.js';
import {isRefused} from '../request-panel/response-status.js';
import {renderSessionAgreement, renderSessionResponse} from '../request-panel/session-parts.js';
import {styles} from '../request-panel/try-it.styles.js';
import type {Exchange} from '../response/exchange.js';
import type {TryItResponse} from '../response/try-it-response.js';
import {focusExpanded} from './focus-expanded.js';
import {followSamples} from './follow-samples.js';
import type {PanelAction} from './offer-panel.js';
import {
  describeQuestion,
  findMissing,
  findQuestion,
  isLackingCredentials,
  type PanelQuestion,
} from './panel-question.js';
import {chooseServer, updateBar} from './request-bar.js';
import {panelStyles} from './request-panel.styles.js';
import {findFirstToFill, findRows, type RequestRow} from './request-rows.js';
import {revealComplete, revealLater} from './reveal-response.js';
import {RowInputs} from './row-inputs.js';
import {SchemeInputs} from './scheme-inputs.js';

/**
 * The request of an operation as part of its page. Follows the inputs in the rows, sends the request, and shows the
 * response instead of the documented example. Shares a `RequestSession` with the form.
 * @tag request-panel
 */
export class RequestPanel extends LitElement {
  static override styles = [styles, panelStyles, visuallyHidden, ...getForcedColorSheets()];
  static override properties = {
    session: {attribute: false},
    isFilling: {state: true},
    asks: {state: true},
    showsExample: {state: true},
  };

  declare session: RequestSession;
  /** Whether the rows of the view have inputs. */
  declare isFilling: boolean;
  declare asks: PanelQuestion | undefined;
  /** Whether the reader opened the documented example beside a response. */
  declare showsExample: boolean;
  /** Opens the form with the same values. */
  openForm: () => Promise<void> = async () => undefined;

  #isChecked = false;
  #confirmed: string | undefined;
  #exchange: Exchange | undefined;
  /** Whether the response of this exchange has arrived completely. */
  #isComplete = false;
  /** Whether the fields for credentials stay until the response: after a 401 the reader needs them again. */
  #keepsFields = false;
  /** Values that the rows show. Undefined if the rows have no inputs. */
  #filled: FormValues | undefined;
  readonly #redraw = () => this.requestUpdate();
  readonly #inputs = new RowInputs(row => void this.#expand(row));
  readonly #schemes = new SchemeInputs(scheme => void this.#changeCredential(scheme));
  /** Whether the reader expanded the sample, which is short beside a response. */
  #isSampleExpanded = false;
  /** Render again when the reader opens a tab or when samples have loaded: their nodes are new. */
  readonly #observer = new MutationObserver(this.#redraw);
  readonly #rows = new MutationObserver(changes => {
    const isOpened = changes.some(({type, addedNodes}) => type === 'attributes' || [...addedNodes].some(isRow));
    if (this.isFilling && isOpened) this.requestUpdate();
  });

  constructor() {
    super();
    this.isFilling = false;
    this.asks = undefined;
    this.showsExample = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session.connect(this.#redraw);
    this.#view.addEventListener('docs-tab-change', this.#followMedia);
    // Add inputs to nested rows too, which render when the reader opens their parent.
    const body = this.#view.querySelector('.api-view > .part-body');
    if (body) this.#rows.observe(body, {subtree: true, childList: true, attributeFilter: ['open']});
    const example = this.#example;
    if (!example) return;
    example.setAttribute('data-live', '');
    for (const name of ['click', 'focusin']) example.addEventListener(name, this.#expandSample);
    this.#observer.observe(example, {subtree: true, childList: true, attributeFilter: ['hidden']});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.disconnect(this.#redraw);
    this.#observer.disconnect();
    this.#rows.disconnect();
    this.#inputs.show([], false, this.session.responseMessages);
    this.#schemes.hide();
  }

  readonly #expandSample = ({target}: Event) => {
    if (this.#isSampleExpanded || !(target as Element).closest('code-block pre')) return;
    this.#isSampleExpanded = true;
    this.requestUpdate();
  };

  /** If an operation documents several bodies, sends the one whose fields are visible. */
  readonly #followMedia = () => {
    const {state} = this.session;
    const all = [...this.#view.querySelectorAll<HTMLElement>('.api-view > .part-body .media')];
    const types = all.find(each => each.checkVisibility())?.dataset.media?.split(', ') ?? [];
    const mediaType = state.form.bodies.find(({type}) => types.includes(type))?.type;
    if (mediaType !== undefined && !types.includes(state.values.mediaType ?? '')) state.change({mediaType});
  };

  get #example(): Element | null | undefined {
    return this.parentElement?.querySelector('.api-example:has(.request-bar)');
  }

  get #view(): Element {
    return this.closest('.operation') ?? this;
  }

  /** Element of the documented example, which a response replaces. */
  get #documented(): HTMLElement | null {
    return this.#view.querySelector('.operation-aside > response-example');
  }

  /** Handles an action of the bar. */
  async act(action: PanelAction): Promise<void> {
    const {session} = this;
    if (typeof action === 'object') {
      if ('server' in action) chooseServer(session, action.server);
      else await this.#changeCredential(action.scheme);
    } else if (action === 'fill') await this.#toggle();
    else if (session.exchange?.isRunning) session.exchange.stop();
    else await this.#send();
  }

  async #toggle(): Promise<void> {
    if (!this.#hasColumn) return this.openForm();
    this.isFilling = !this.isFilling;
    if (this.isFilling) this.#followMedia();
    else if (this.asks === 'values') this.asks = undefined;
    await this.updateComplete;
    if (!this.isFilling) return;
    const scheme = this.#findEmptyScheme();
    if (scheme !== undefined) return this.#schemes.focus(scheme);
    const first = findFirstToFill(findRows(this.#view, this.session));
    if (first) this.#inputs.focus(first.at, first.path);
  }

  /** Shows the fields of a scheme in this panel, or in the form if the panel has no column. */
  async #changeCredential(scheme: string): Promise<void> {
    this.session.credentials.chooseScheme(scheme);
    if (!this.#hasColumn) {
      await this.openForm();
      return focusExpanded(this.#view, `auth-${scheme}`);
    }
    this.asks = 'other credentials';
    this.#keepsFields = false;
    await this.#focusCredentials(scheme);
  }

  /** Finds a scheme of the chosen security requirement whose input in its row is required and empty. */
  #findEmptyScheme(): string | undefined {
    return this.session.credentials.chosenSecrets.find(each => this.#schemes.isMissing(each));
  }

  /** Selects a present value, so that a paste replaces it. */
  async #focusCredentials(scheme?: string): Promise<void> {
    await this.updateComplete;
    const {chosenSecrets} = this.session.credentials;
    const inRow = scheme ?? this.#findEmptyScheme() ?? chosenSecrets[0];
    if (!this.#hasFields && inRow !== undefined) return this.#schemes.focus(inRow);
    const all = [...this.renderRoot.querySelectorAll<HTMLElement>('.sign-in :is(input, select, button)')];
    const control =
      all.find(({id}) => id === `auth-${scheme}`) ??
      all.find(each => each.matches('[aria-invalid="true"]')) ??
      all.find(({id}) => id.startsWith('auth-')) ??
      all[0];
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }

  /**
   * Whether inputs fit into the rows: the samples have their own column, and the pointer is precise enough for small
   * controls.
   */
  get #hasColumn(): boolean {
    return getComputedStyle(this.parentElement as Element).display === 'flex' && !matchMedia('(hover: none)').matches;
  }

  async #send(): Promise<void> {
    const {session} = this;
    const {target, state} = session;
    this.#isChecked = true;
    this.#isSampleExpanded = false;
    if (target && 'origin' in target) session.credentials.preferEntered(target.origin);
    const question = findQuestion(session, this.asks);
    this.#keepsFields = !question && this.#asksCredentials;
    if (!this.#keepsFields) this.asks = question;
    if (!question) return session.send();
    announce(this, this.#note);
    if (this.asks === 'credentials') return this.#focusCredentials();
    state.check();
    if (!this.#hasColumn) return this.openForm();
    this.isFilling = true;
    await this.updateComplete;
    const [missing] = findMissing(session);
    if (missing && !this.#inputs.focus(missing.at, missing.path)) await this.openForm();
  }

  get #asksCredentials(): boolean {
    return this.asks === 'credentials' || this.asks === 'other credentials';
  }

  /** Whether this panel has the fields for credentials. While the rows have them, it needs none. */
  get #hasFields(): boolean {
    const {chosenSecrets} = this.session.credentials;
    const areInRows = chosenSecrets.length > 0 && chosenSecrets.every(each => this.#schemes.has(each));
    return this.#asksCredentials && !(this.isFilling && areInRows);
  }

  get #note(): string {
    return describeQuestion(this.session, this.asks);
  }

  /** Sends on Enter in a credential field. These fields appear after the reader pressed Send. */
  #sendOnEnter(event: KeyboardEvent): void {
    const isField = (event.target as Element).matches('input[id^="auth-"]');
    if (event.key === 'Enter' && isField && !isComposing(event) && !isLackingCredentials(this.session))
      void this.act('send');
  }

  /** Sends after the reader pasted the last missing token. The field appeared after the reader pressed Send. */
  #sendOnPaste(event: Event): void {
    const inputs = this.renderRoot.querySelectorAll('.sign-in input[id^="auth-"]');
    const isPaste = (event as InputEvent).inputType === 'insertFromPaste';
    if (this.asks !== 'credentials' || !isPaste || inputs.length !== 1 || event.target !== inputs[0]) return;
    if (!isLackingCredentials(this.session)) void this.act('send');
  }

  async #expand({at, path, context}: RequestRow): Promise<void> {
    await this.openForm();
    focusExpanded(this.#view, at === 'body' ? [context.id, ...path].join('-') : context.id);
  }

  override render(): TemplateResult {
    const {session} = this;
    const {messages, target} = session;
    const refused = target && 'refused' in target && !session.mock.isOn;
    // The message about credentials is at their field.
    const note = this.#asksCredentials ? '' : this.#note;
    return html`
      ${note ? html`<p class="warn missing">${note}</p>` : nothing}
      ${refused ? html`<p class="warn" role="alert">${fillMessage(messages.refused[target.refused], {url: target.url})}</p>` : nothing}
      ${target || session.mock.isOn ? nothing : html`<p class="warn">${messages.noServer}</p>`}
      ${this.#hasFields ? this.#renderFields() : nothing}
      ${renderSessionAgreement(session)}
      ${session.exchange ? html`<div class="answer-box">${this.#renderResponse()}</div>` : this.#mockMenu}`;
  }

  get #mockMenu(): TemplateResult | typeof nothing {
    const {mock} = this.session;
    return mock.isOn ? mock.menu() : nothing;
  }

  #renderFields(): TemplateResult {
    const {target, credentials, mock, useMock, responseMessages} = this.session;
    const origin = target && 'origin' in target ? target.origin : undefined;
    const offer = mock.isOffered
      ? html`<button class="add use-mock" type="button" @click=${useMock}>${responseMessages.useMock}</button>`
      : nothing;
    return html`<div class="sign-in" @keydown=${this.#sendOnEnter} @input=${this.#sendOnPaste}>${credentials.view(origin, {ask: this.#note, offer})}</div>`;
  }

  #renderResponse(): TemplateResult {
    const {session, showsExample} = this;
    const example = {
      label: session.messages.example,
      isOpen: showsExample,
      open: (isOpen: boolean) => {
        this.showsExample = isOpen;
      },
    };
    const between = this.#mockMenu;
    return renderSessionResponse(session, this.#documented ? {example, between} : {between});
  }

  protected override willUpdate(): void {
    const {exchange, toConfirm} = this.session;
    if (exchange !== this.#exchange) this.showsExample = false;
    // A request to confirm has all values and credentials. The mock needs no credentials.
    const isDone =
      this.asks === 'values'
        ? findMissing(this.session).length === 0
        : this.asks !== undefined && this.session.mock.isOn;
    if (toConfirm !== undefined || isDone) this.asks = undefined;
    // Before `render`, which shows fields for credentials only if the rows have none.
    if (!this.isFilling) this.#schemes.hide();
    else if (!exchange?.isRunning)
      this.#schemes.show(this.#view, this.session, this.#asksCredentials ? this.#note : '');
  }

  protected override updated(): void {
    const {session} = this;
    const {exchange, toConfirm, prepared} = session;
    const example = this.#example;
    if (example) {
      updateBar(example, session, this.isFilling);
      const isShort = (exchange !== undefined || this.#hasFields) && !this.#isSampleExpanded;
      example.toggleAttribute('data-short', isShort);
      followSamples(example, prepared?.samples ?? [], this.#redraw);
    }
    const filled = this.isFilling ? session.state.values : undefined;
    // While a response arrives, leave the rows alone: a stream renders each frame.
    if (!exchange?.isRunning || this.#filled !== filled)
      this.#inputs.show(filled ? findRows(this.#view, session) : [], this.#isChecked, this.session.responseMessages);
    this.#filled = filled;
    // An empty panel would leave a gap in its column.
    this.hidden = this.renderRoot.childElementCount === 0;
    const documented = this.#documented;
    // A failure without a response has no tab for the example.
    const isFailed = exchange?.state.phase === 'failed' && !exchange.state.response;
    if (documented) documented.hidden = exchange !== undefined && !this.showsExample && !isFailed;
    const isComplete = exchange?.isRunning === false;
    const canReveal = () => this.#canReveal(exchange);
    if (exchange !== this.#exchange && !isComplete) revealLater(this, canReveal);
    if (isComplete && (exchange !== this.#exchange || !this.#isComplete)) {
      this.#askAgain();
      void revealComplete(this, canReveal);
    }
    this.#exchange = exchange;
    this.#isComplete = isComplete;
    if (toConfirm !== this.#confirmed && toConfirm !== undefined)
      this.renderRoot.querySelector<HTMLElement>('.confirm button')?.focus({preventScroll: this.#isFormOpen});
    this.#confirmed = toConfirm;
    this.#takeRemarks(exchange);
  }

  /** Whether a response may scroll: the form does not show it, and it is the last one. */
  #canReveal(exchange: Exchange | undefined): boolean {
    return exchange === this.session.exchange && !this.#isFormOpen;
  }

  /** Shows the fields for credentials above a response that refuses them. Otherwise, hides those that it used. */
  #askAgain(): void {
    if (isRefused(this.session)) {
      this.asks ??= 'other credentials';
      void this.updateComplete.then(() => this.#focusRefused());
    } else if (this.#keepsFields) {
      // The fields go, and the focus in them would get lost.
      if ((this.renderRoot as ShadowRoot).activeElement?.id.startsWith('auth-'))
        this.#example?.querySelector<HTMLElement>('.request-send')?.focus({preventScroll: true});
      this.asks = undefined;
    }
    this.#keepsFields = false;
  }

  /** Moves the focus from "Send" to the refused credential. Leaves a reader alone who has gone on to another field. */
  #focusRefused(): void {
    const {activeElement} = this.getRootNode() as Document | ShadowRoot;
    if (!activeElement || activeElement.matches('body, .request-send')) void this.#focusCredentials();
  }

  get #isFormOpen(): boolean {
    return document.activeElement?.localName === 'try-it';
  }

  /** Moves the remarks about the response from the form into this panel: an element can be in only one. */
  #takeRemarks(exchange: Exchange | undefined): void {
    const remark = exchange?.remarks.above ?? exchange?.remarks.below;
    const response = this.renderRoot.querySelector<TryItResponse>('try-it-response');
    if (remark && response && remark.isConnected && remark.getRootNode() !== response.renderRoot)
      void response.requestUpdate();
  }
}

function isRow(node: Node): boolean {
  return node instanceof Element && (node.matches('.field') || node.querySelector('.field') !== null);
}
