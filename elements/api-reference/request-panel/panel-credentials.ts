import {html, nothing, type ReactiveElement, type TemplateResult} from 'lit';
import {isComposing} from '../../base/is-composing.js';
import type {RequestSession} from '../try-it/request-session.js';
import {isRefused} from '../try-it/response-status.js';
import {focusExpanded} from './focus-expanded.js';
import type {PanelAction} from './offer-panel.js';
import {describeQuestion, isLackingCredentials, type PanelQuestion} from './panel-question.js';
import {SchemeInputs} from './scheme-inputs.js';

/** Panel whose credentials this file handles. */
interface CredentialsPanel extends ReactiveElement {
  readonly session: RequestSession;
  readonly isFilling: boolean;
  asks: PanelQuestion | undefined;
  openForm(): Promise<void>;
  act(action: PanelAction): Promise<void>;
}

/** View of the panel, and what the panel needs from it. */
interface PanelPlace {
  readonly view: Element;
  /** Whether the samples have their own column, so that inputs fit into the rows. */
  readonly hasColumn: boolean;
  readonly sendButton: HTMLElement | null | undefined;
}

/** Asks for the credentials of a panel: in the rows of the security schemes, or else in fields below the sample. */
export class PanelCredentials {
  readonly #panel: CredentialsPanel;
  readonly #place: () => PanelPlace;
  readonly #schemes = new SchemeInputs(scheme => void this.change(scheme));
  /** Whether the fields stay until the response: after a 401 the reader needs them again. */
  #keepsFields = false;

  constructor(panel: CredentialsPanel, place: () => PanelPlace) {
    this.#panel = panel;
    this.#place = place;
  }

  /** Whether the panel asks for credentials. */
  get isAsked(): boolean {
    return this.#panel.asks === 'credentials' || this.#panel.asks === 'other credentials';
  }

  /** Whether the panel has fields. While the rows have inputs for all credentials, it needs none. */
  get hasFields(): boolean {
    const {session, isFilling} = this.#panel;
    const {chosenSecrets} = session.credentials;
    const areInRows = chosenSecrets.length > 0 && chosenSecrets.every(each => this.#schemes.has(each));
    return this.isAsked && !(isFilling && areInRows);
  }

  /** Shows the fields of a scheme in the panel, or in the form if the panel has no column. */
  async change(scheme: string): Promise<void> {
    const panel = this.#panel;
    const {view, hasColumn} = this.#place();
    panel.session.credentials.chooseScheme(scheme);
    if (!hasColumn) {
      await panel.openForm();
      return focusExpanded(view, `auth-${scheme}`);
    }
    panel.asks = 'other credentials';
    this.#keepsFields = false;
    await this.focus(scheme);
  }

  /** Asks what is missing before the request is sent. If nothing is, keeps open fields until the response. */
  ask(question: PanelQuestion | undefined): void {
    this.#keepsFields = !question && this.isAsked;
    if (!this.#keepsFields) this.#panel.asks = question;
  }

  /** Moves the focus to the first empty input in the rows. Returns false if there is none. */
  focusEmptyRow(): boolean {
    const scheme = this.#findEmptyRow();
    if (scheme === undefined) return false;
    this.#schemes.focus(scheme);
    return true;
  }

  /** Moves the focus to a credential. Selects a present value, so that a paste replaces it. */
  async focus(scheme?: string): Promise<void> {
    const panel = this.#panel;
    await panel.updateComplete;
    const inRow = scheme ?? this.#findEmptyRow() ?? panel.session.credentials.chosenSecrets[0];
    if (!this.hasFields && inRow !== undefined) return this.#schemes.focus(inRow);
    const all = [...panel.renderRoot.querySelectorAll<HTMLElement>('.sign-in :is(input, select, button)')];
    const control =
      all.find(({id}) => id === `auth-${scheme}`) ??
      all.find(each => each.matches('[aria-invalid="true"]')) ??
      all.find(({id}) => id.startsWith('auth-')) ??
      all[0];
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }

  /** Renders the fields, with the mock as an alternative. Renders nothing if the panel has no fields. */
  render(): TemplateResult | typeof nothing {
    if (!this.hasFields) return nothing;
    const {session, asks} = this.#panel;
    const {target, credentials, mock, useMock, responseMessages} = session;
    const origin = target && 'origin' in target ? target.origin : undefined;
    const offer = mock.isOffered
      ? html`<button class="add use-mock" type="button" @click=${useMock}>${responseMessages.useMock}</button>`
      : nothing;
    return html`<div class="sign-in" @keydown=${this.#sendOnEnter} @input=${this.#sendOnPaste}>${credentials.view(origin, {ask: describeQuestion(session, asks), offer})}</div>`;
  }

  /** Updates the inputs in the rows. Call before `render`, which needs fields only for what the rows lack. */
  updateRows(): void {
    const {session, isFilling, asks} = this.#panel;
    if (!isFilling) this.#schemes.hide();
    else if (!session.exchange?.isRunning)
      this.#schemes.show(this.#place().view, session, this.isAsked ? describeQuestion(session, asks) : '');
  }

  hideRows(): void {
    this.#schemes.hide();
  }

  /** Shows the fields above a complete response that refuses them. Otherwise, hides those that the request used. */
  receive(): void {
    const panel = this.#panel;
    if (isRefused(panel.session)) {
      panel.asks ??= 'other credentials';
      void panel.updateComplete.then(() => this.#focusRefused());
    } else if (this.#keepsFields) {
      // The fields go, and the focus in them would get lost.
      if ((panel.renderRoot as ShadowRoot).activeElement?.id.startsWith('auth-'))
        this.#place().sendButton?.focus({preventScroll: true});
      panel.asks = undefined;
    }
    this.#keepsFields = false;
  }

  /** Finds a scheme of the chosen security requirement whose input in its row is required and empty. */
  #findEmptyRow(): string | undefined {
    return this.#panel.session.credentials.chosenSecrets.find(each => this.#schemes.isMissing(each));
  }

  /** Moves the focus from "Send" to the refused credential. Leaves a reader alone who has gone on to another field. */
  #focusRefused(): void {
    const {activeElement} = this.#panel.getRootNode() as Document | ShadowRoot;
    if (!activeElement || activeElement.matches('body, .request-send')) void this.focus();
  }

  /** Sends on Enter in a field. The fields appear after the reader pressed Send. */
  readonly #sendOnEnter = (event: KeyboardEvent) => {
    const isField = (event.target as Element).matches('input[id^="auth-"]');
    if (event.key === 'Enter' && isField && !isComposing(event) && !isLackingCredentials(this.#panel.session))
      void this.#panel.act('send');
  };

  /** Sends after the reader pasted the last missing token. The field appeared after the reader pressed Send. */
  readonly #sendOnPaste = (event: Event) => {
    const {renderRoot, asks, session} = this.#panel;
    const inputs = renderRoot.querySelectorAll('.sign-in input[id^="auth-"]');
    const isPaste = (event as InputEvent).inputType === 'insertFromPaste';
    if (asks !== 'credentials' || !isPaste || inputs.length !== 1 || event.target !== inputs[0]) return;
    if (!isLackingCredentials(session)) void this.#panel.act('send');
  };
}
