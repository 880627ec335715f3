import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {enRemarks, type RemarkMessages} from '../../../src/messages/en-remarks.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';
import {styles} from './next-requests.styles.js';
import type {ResolvedNext} from './resolve-next.js';

/**
 * Next requests that the API document suggests for a response (OpenAPI, Link Object). A link opens the filled form of
 * an operation. It does not send.
 * @tag next-requests
 */
export class NextRequests extends LitElement {
  static override styles = [styles, ...getForcedColorSheets()];
  static override properties = {requests: {attribute: false}, messages: {attribute: false}};

  declare requests: readonly ResolvedNext[];
  declare messages: RemarkMessages;

  constructor() {
    super();
    this.messages = enRemarks;
    this.requests = [];
  }

  override render(): TemplateResult | typeof nothing {
    const {requests, messages} = this;
    if (requests.length === 0) return nothing;
    return html`<nav aria-label=${messages.next.replace(/[\s:：]+$/, '')}><span aria-hidden="true">${messages.next}</span>
      <ul role="list">${requests.map(each => html`<li>${this.#entry(each)}</li>`)}</ul></nav>`;
  }

  #entry({label, href, url}: ResolvedNext): TemplateResult {
    if (href !== undefined) return html`<a href=${href} @click=${this.#close}><code>${label}</code></a>`;
    const copy = (event: Event) => void copyOnClick(event.currentTarget as Element, url ?? '');
    return html`<code>${label}</code>${url === undefined ? nothing : html`<button type="button" aria-label="${this.messages.copyUrl}, ${label}" @click=${copy}>${this.messages.copyUrl}</button>`}`;
  }

  /** Closes the dialog around the link, unless the link opens in a new tab. */
  readonly #close = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const root = this.getRootNode();
    const dialog = root instanceof ShadowRoot ? root.host.closest('dialog') : this.closest('dialog');
    dialog?.close();
  };
}
