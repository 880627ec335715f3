import {html, LitElement, nothing, type TemplateResult} from 'lit';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {announce} from '../../base/announce.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import type {Exchange} from '../response/exchange.js';
import type {TryItResponse} from '../response/try-it-response.js';
import type {RequestSession} from '../try-it/request-session.js';
import {renderSessionAgreement, renderSessionResponse} from '../try-it/session-parts.js';
import {styles} from '../try-it/try-it.styles.js';
import {focusExpanded} from './focus-expanded.js';
import {followSamples} from './follow-samples.js';
import type {PanelAction} from './offer-panel.js';
import {PanelCredentials} from './panel-credentials.js';
import {describeQuestion, findMissing, findQuestion, type PanelQuestion} from './panel-question.js';
import {chooseServer, updateBar} from './request-bar.js';
import {panelStyles} from './request-panel.styles.js';
import {findFirstToFill, findRows, type RequestRow} from './request-rows.js';
import {revealComplete, revealLater} from './reveal-response.js';
import {RowInputs} from './row-inputs.js';

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
  /** Values that the rows show. Undefined if the rows have no inputs. */
  #filled: FormValues | undefined;
  readonly #redraw = () => this.requestUpdate();
  readonly #inputs = new RowInputs(row => void this.#expand(row));
  readonly #credentials: PanelCredentials = new PanelCredentials(this, () => ({
    view: this.#view,
    hasColumn: this.#hasColumn,
    sendButton: this.#example?.querySelector<HTMLElement>('.request-send'),
  }));
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
    this.#credentials.hideRows();
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
      else await this.#credentials.change(action.scheme);
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
    if (!this.isFilling || this.#credentials.focusEmptyRow()) return;
    const first = findFirstToFill(findRows(this.#view, this.session));
    if (first) this.#inputs.focus(first.at, first.path);
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
    this.#credentials.ask(question);
    if (!question) return session.send();
    announce(this, describeQuestion(session, question));
    if (question === 'credentials') return this.#credentials.focus();
    state.check();
    if (!this.#hasColumn) return this.openForm();
    this.isFilling = true;
    await this.updateComplete;
    const [missing] = findMissing(session);
    if (missing && !this.#inputs.focus(missing.at, missing.path)) await this.openForm();
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
    const note = this.#credentials.isAsked ? '' : describeQuestion(session, this.asks);
    return html`
      ${note ? html`<p class="warn missing">${note}</p>` : nothing}
      ${refused ? html`<p class="warn" role="alert">${fillMessage(messages.refused[target.refused], {url: target.url})}</p>` : nothing}
      ${target || session.mock.isOn ? nothing : html`<p class="warn">${messages.noServer}</p>`}
      ${this.#credentials.render()}
      ${renderSessionAgreement(session)}
      ${session.exchange ? html`<div class="answer-box">${this.#renderResponse()}</div>` : this.#mockMenu}`;
  }

  get #mockMenu(): TemplateResult | typeof nothing {
    const {mock} = this.session;
    return mock.isOn ? mock.menu() : nothing;
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
    this.#credentials.updateRows();
  }

  protected override updated(): void {
    const {session} = this;
    const {exchange, toConfirm, prepared} = session;
    const example = this.#example;
    if (example) {
      updateBar(example, session, this.isFilling);
      const isShort = (exchange !== undefined || this.#credentials.hasFields) && !this.#isSampleExpanded;
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
      this.#credentials.receive();
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
