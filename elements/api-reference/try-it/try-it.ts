import {html, LitElement} from 'lit';
import {fillMessage} from '../../../src/base/fill-message.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import {focusFirst} from '../form/initial-focus.js';
import {renderInputFields} from '../form/input-fields.js';
import {renderSampleView} from '../form/sample-view.js';
import {renderServerFields} from '../form/server-fields.js';
import type {Exchange} from '../response/exchange.js';
import type {TryItResponse} from '../response/try-it-response.js';
import {renderRequestHeader} from './request-header.js';
import type {RequestSession} from './request-session.js';
import {isRefused, renderStatusLink} from './response-status.js';
import {REVEAL_DELAY_MS, renderSessionAgreement, renderSessionResponse} from './session-parts.js';
import {styles} from './try-it.styles.js';

/** Media query for one column: the response is below the form (try-it.styles.ts). */
const oneColumn = '(max-width: 860px)';

/**
 * Dialog that sends a request to the documented API: inputs, the request as code, and the response. Keeps the reader's
 * values until the page reloads.
 * @tag try-it
 */
export class TryIt extends LitElement {
  static override styles = [styles, visuallyHidden, ...getForcedColorSheets()];
  static override properties = {
    session: {attribute: false},
    isRaw: {state: true},
  };

  declare session: RequestSession;
  declare isRaw: boolean;
  #confirmed: string | undefined;
  #exchange: Exchange | undefined;
  /** Exchange whose end this form has handled. */
  #ended: Exchange | undefined;
  /** Exchange that one column has scrolled to. */
  #revealed: Exchange | undefined;
  /** Skip while the form is closed: it renders when it opens. */
  readonly #redraw = () => {
    if (!this.hasUpdated || this.#dialog?.open) this.requestUpdate();
  };

  constructor() {
    super();
    this.isRaw = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.session.connect(this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.disconnect(this.#redraw);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  show(): void {
    this.requestUpdate();
    this.performUpdate();
    const dialog = this.#dialog as HTMLDialogElement;
    if (dialog.open) return;
    dialog.showModal();
    focusFirst(dialog);
    // The panel may have moved the remarks to itself. Move them back.
    this.renderRoot.querySelector<TryItResponse>('try-it-response')?.requestUpdate();
  }

  override render() {
    const {session} = this;
    const {messages, setting, target, server, mock, credentials, tools} = session;
    const {form} = setting;
    const send = () => void session.send();
    return html`<dialog aria-label=${fillMessage(messages.formOf, {operation: `${form.method} ${form.path}`})} @keydown=${this.#key} @paste=${tools.pasted}>
      <p class="visually-hidden" role="status"></p>
      ${renderRequestHeader({
        messages,
        form,
        goal: {isMock: mock.isOn, url: session.prepared?.request.url ?? '', proxy: setting.proxy},
        status: renderStatusLink(session, () => this.#showResponse()),
        isRunning: session.exchange?.isRunning === true,
        canSend: session.canSend,
        reset: () => session.state.reset(),
        send,
        stop: () => session.exchange?.stop(),
        close: () => this.#dialog?.close(),
      })}
      <div class="columns">
        <div class="form">
          ${tools.banner()}
          ${renderServerFields({
            messages,
            servers: form.servers,
            configured: form.configured,
            chosen: server?.server,
            variables: server?.variables ?? {},
            target,
            choose: (next, variables) => session.chooseServer(next, variables),
            mock: mock.entry(),
          })}
          ${mock.isOn ? mock.view() : credentials.view(target && 'origin' in target ? target.origin : undefined)}
          ${renderInputFields({
            messages,
            state: session.state,
            hasProxy: setting.proxy !== undefined,
            isRaw: this.isRaw,
            showRaw: isRaw => {
              this.isRaw = isRaw;
            },
          })}
          ${tools.view()}
        </div>
        <div class="answer">
          ${renderSessionAgreement(session)}
          ${renderSessionResponse(session)}
          ${renderSampleView(messages, session.prepared?.samples ?? [], this.#redraw)}
        </div>
      </div>
    </dialog>`;
  }

  protected override updated(): void {
    const {toConfirm, exchange} = this.session;
    // The dialog had focused "Send". Move the focus to the new question, or keyboard users miss it.
    if (toConfirm !== this.#confirmed && toConfirm !== undefined)
      this.renderRoot.querySelector<HTMLElement>('.confirm button')?.focus();
    this.#confirmed = toConfirm;
    if (this.#dialog?.open && exchange) this.#follow(exchange);
    this.#exchange = exchange;
  }

  /** After Send, scrolls to the response, or after a 401 moves the focus to the refused credential. */
  #follow(exchange: Exchange): void {
    if (exchange !== this.#exchange && exchange.isRunning)
      setTimeout(
        () => exchange.isRunning && exchange === this.session.exchange && this.#reveal(exchange),
        REVEAL_DELAY_MS,
      );
    if (exchange.isRunning || exchange === this.#ended) return;
    this.#ended = exchange;
    if (!isRefused(this.session) || !this.#focusRefused()) this.#reveal(exchange);
  }

  /** Scrolls to the response once. In one column, it is below all inputs, and readers would miss it. */
  #reveal(exchange: Exchange): void {
    if (exchange === this.#revealed || !this.#dialog?.open || !matchMedia(oneColumn).matches) return;
    this.#revealed = exchange;
    this.#showResponse();
  }

  #showResponse(): void {
    this.renderRoot.querySelector('.answer')?.scrollIntoView({block: 'start'});
  }

  /** Moves the focus to the refused credential, unless the reader is at another field. Returns false without one. */
  #focusRefused(): boolean {
    const field = this.renderRoot.querySelector<HTMLInputElement>('[id^="auth-"][aria-invalid="true"]');
    const active = (this.renderRoot as ShadowRoot).activeElement;
    if (active && !active.matches('.primary, [id^="auth-"]')) return field !== null;
    // The title and the server above the field stay visible.
    field?.closest('.part')?.scrollIntoView({block: 'nearest'});
    field?.focus();
    field?.select();
    return field !== null;
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void this.session.send();
    }
  }
}
