import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import {buildFileName} from '../../../src/api-reference/form/response-kind.js';
import {copyGlyph, downloadGlyph, terminalGlyph} from '../../../src/components/glyphs.js';
import {enResponse, type ResponseMessages} from '../../../src/messages/en-response.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {visuallyHidden} from '../../base/visually-hidden.styles.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';
import type {ApiResponse, Exchange} from './exchange.js';
import {ResponseBody} from './response-body.js';
import {describeStatus, renderResponseHead} from './response-head.js';
import {renderFailure, renderHeaders, renderResponseNotes} from './response-notes.js';
import {saveFile} from './save-file.js';
import {renderTool} from './tool-button.js';
import {styles} from './try-it-response.styles.js';

type Tab = 'body' | 'headers';

/** Tab for the documented example, which is outside of this element. */
export interface ExampleTab {
  readonly label: string;
  readonly isOpen: boolean;
  open(isOpen: boolean): void;
}

/**
 * Shows a request's state: running, streaming, complete, or failed.
 * @tag try-it-response
 */
export class TryItResponse extends LitElement {
  static override styles = [styles, visuallyHidden, ...getForcedColorSheets()];
  static override properties = {
    exchange: {attribute: false},
    messages: {attribute: false},
    curl: {attribute: false},
    useMock: {attribute: false},
    example: {attribute: false},
    tab: {state: true},
  };

  declare exchange: Exchange | undefined;
  declare messages: ResponseMessages;
  /** Request as a curl command with masked credentials. */
  declare curl: string;
  /** Sends the request to the mock. Undefined if the site has no mock. */
  declare useMock: (() => void) | undefined;
  declare example: ExampleTab | undefined;
  declare tab: Tab;

  #body: ResponseBody | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Last announced phase of an exchange. */
  #announced: {readonly shown: Exchange; readonly turn: string} | undefined;
  readonly #changed = () => this.requestUpdate();

  constructor() {
    super();
    this.messages = enResponse;
    this.curl = '';
    this.tab = 'body';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.exchange?.addEventListener('change', this.#changed);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.exchange?.removeEventListener('change', this.#changed);
    clearTimeout(this.#timer);
    this.#body?.release();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('exchange')) return;
    changed.get('exchange')?.removeEventListener('change', this.#changed);
    this.exchange?.addEventListener('change', this.#changed);
    this.#body?.release();
    this.#body = new ResponseBody(this.messages, this.#changed);
  }

  override render(): TemplateResult {
    const {messages, exchange: shown} = this;
    if (!shown)
      return this.#withLiveRegion(
        html`<section class="response is-empty" aria-label=${messages.response}><p class="nothing">${messages.nothingSent}</p></section>`,
      );
    const {state} = shown;
    const waited = state.phase === 'sending' ? performance.now() - state.since : 0;
    const response = state.phase === 'sending' ? undefined : state.response;
    const failure = state.phase === 'failed' ? state.failure : response?.redirect;
    return this.#withLiveRegion(html`<section class="response" aria-label=${messages.response}>
      <div class="head">${renderResponseHead(messages, state, waited)}
        ${this.#tools()}</div>
      ${failure ? renderFailure(messages, failure, this.#copy, this.useMock) : nothing}
      ${holdRemark(shown.remarks.above)}
      ${response && response.status > 0 ? this.#renderApiResponse(shown, response) : nothing}
      ${holdRemark(shown.remarks.below)}
    </section>`);
  }

  /** Adds the live region. It exists from the start: screen readers ignore one that appears with its text. */
  #withLiveRegion(view: TemplateResult): TemplateResult {
    return html`${view}<p class="visually-hidden" role="status"></p>`;
  }

  protected override updated(): void {
    const {exchange: shown} = this;
    if (!shown) return;
    this.#body?.drawn(this.renderRoot);
    clearTimeout(this.#timer);
    if (shown.state.phase === 'sending') {
      const waited = performance.now() - shown.state.since;
      // Wait 20 ms longer: a timer that fires too early would show the old second for another second.
      this.#timer = setTimeout(this.#changed, 20 + (waited < 300 ? 300 - waited : 1000 - (waited % 1000)));
    }
    this.#announce(shown);
  }

  /** Announces each phase once. Announcing each change of a stream would interrupt the screen reader all the time. */
  #announce(shown: Exchange): void {
    const {state} = shown;
    const turn = `${state.phase} ${shown.remarks.spoken ?? ''}`;
    if (shown === this.#announced?.shown && turn === this.#announced.turn) return;
    this.#announced = {shown, turn};
    const status = this.renderRoot.querySelector('[role="status"]');
    if (status) status.textContent = shown.remarks.spoken ?? describeStatus(this.messages, state);
  }

  readonly #copy = (event: Event, text: string): void => void copyOnClick(event.currentTarget as Element, text);

  #tools(): TemplateResult | typeof nothing {
    const {messages, curl} = this;
    if (!curl) return nothing;
    return renderTool(messages.copyCurl, terminalGlyph, event => this.#copy(event, curl));
  }

  #renderApiResponse(shown: Exchange, response: ApiResponse): TemplateResult {
    const {messages, example} = this;
    const selected = this.#selected;
    const tabs: readonly (readonly [Tab | 'example', string, number?])[] = [
      ['body', messages.body],
      ['headers', messages.headers, response.headers.length],
      ...(example ? [['example', example.label] as const] : []),
    ];
    const button = ([name, label, count]: (typeof tabs)[number]) => {
      const isSelected = name === selected;
      return html`<button type="button" role="tab" id="tab-${name}" aria-controls=${name === 'example' ? nothing : 'panel'} aria-selected=${isSelected ? 'true' : 'false'} tabindex=${isSelected ? 0 : -1} @click=${() => this.#openTab(name)}>${label}${count === undefined ? nothing : html`<span class="count"> (${count})</span>`}</button>`;
    };
    const names = tabs.map(([name]) => name);
    const move = (event: KeyboardEvent) => this.#moveTab(event, names);
    // Render the body before the tools: which tools are available depends on its kind.
    const panel =
      selected === 'headers'
        ? renderHeaders(messages, response, this.#isCrossOrigin(shown))
        : this.#bodyPanel(shown, response);
    return html`<div class="bar"><div class="tabs" role="tablist" aria-label=${messages.response} @keydown=${move}>
        ${tabs.map(button)}
      </div>${selected === 'body' ? this.#bodyTools(shown, response) : nothing}</div>
      <div class="panel" id="panel" role="tabpanel" aria-labelledby="tab-${selected === 'headers' ? 'headers' : 'body'}" ?hidden=${selected === 'example'}>${panel}</div>`;
  }

  get #selected(): Tab | 'example' {
    return this.example?.isOpen ? 'example' : this.tab;
  }

  #bodyPanel(shown: Exchange, response: ApiResponse) {
    const isGrowing = shown.state.phase === 'receiving';
    const {method} = shown.outgoing.signed.request;
    return html`${renderResponseNotes(this.messages, shown.state)}${this.#body?.render(response, isGrowing, method)}`;
  }

  #bodyTools(shown: Exchange, response: ApiResponse) {
    const {messages} = this;
    const body = this.#body;
    if (!body || response.body.length === 0) return nothing;
    const name = body.viewName(response);
    const views = name
      ? html`<div class="views" role="group" aria-label=${messages.view}>${[name, messages.raw].map((label, index) => html`<button type="button" aria-pressed=${body.isRaw === (index === 1) ? 'true' : 'false'} @click=${() => this.#view(index === 1 && !body.isRaw)}>${label}</button>`)}</div>`
      : nothing;
    const copy = (event: Event) => this.#copy(event, new TextDecoder().decode(response.body));
    const save = () => saveFile(response.body, this.#fileName(shown, response));
    return html`<div class="tools">${views}
      ${body.isText(response) ? renderTool(messages.copy, copyGlyph, copy) : nothing}
      ${renderTool(messages.download, downloadGlyph, save)}</div>`;
  }

  #fileName(shown: Exchange, {headers, contentType}: ApiResponse): string {
    const disposition = headers.find(([name]) => name.toLowerCase() === 'content-disposition')?.[1] ?? '';
    return buildFileName(shown.outgoing.signed.request.url, contentType, disposition);
  }

  #isCrossOrigin({outgoing}: Exchange): boolean {
    return new URL(outgoing.signed.request.url).origin !== location.origin;
  }

  #view(isRaw: boolean): void {
    if (this.#body) this.#body.isRaw = isRaw;
    this.requestUpdate();
  }

  #openTab(tab: Tab | 'example'): void {
    if (tab !== 'example') this.tab = tab;
    this.example?.open(tab === 'example');
  }

  #moveTab(event: KeyboardEvent, tabs: readonly (Tab | 'example')[]): void {
    const {key} = event;
    const last = tabs.length - 1;
    const at = tabs.indexOf(this.#selected);
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at > 0 ? at - 1 : last,
      ArrowRight: at < last ? at + 1 : 0,
      Home: 0,
      End: last,
    };
    const next = Object.hasOwn(steps, key) ? tabs[steps[key]!] : undefined;
    if (!next) return;
    event.preventDefault();
    this.#openTab(next);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#tab-${next}`)?.focus());
  }
}

/** Renders a remark's element. It can be in one view only: the last one to render gets it. */
function holdRemark(remark: Element | undefined): TemplateResult | typeof nothing {
  return remark ? html`<div class="remark" ${ref(holder => holder?.replaceChildren(remark))}></div>` : nothing;
}
