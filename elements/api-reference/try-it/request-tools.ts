import {html, nothing, type TemplateResult} from 'lit';
import {isCurl} from '../../../src/api-reference/form/is-curl.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {formatList} from '../../../src/messages/format.js';
import type {Server} from '../../../src/openapi/document/document-info.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';
import type {FormState} from '../form/form-state.js';
import {linkToPage, locateOwnPage} from '../past-requests/link-to-page.js';

/** Form that `RequestTools` reads and fills. */
interface ToolsHost {
  readonly form: RequestForm;
  readonly messages: TryItMessages;
  readonly state: FormState;
  readonly server: LinkedServer | undefined;
  /** Secrets that a link must not contain. */
  secrets(): readonly string[];
  redraw(): void;
}

/**
 * Copies the request as a link, and fills the form from a link or a pasted curl command. Loads the code for each on
 * use.
 */
export class RequestTools {
  readonly #host: () => ToolsHost;
  /** Server in the link or command. Used in this view only, and never stored. */
  #server: LinkedServer | undefined;
  /** `FormState.changes` directly after filling. If it differs, the reader changed a value since. */
  #filled: number | undefined;
  #source: readonly string[] = [];
  #notes: readonly string[] = [];

  constructor(host: () => ToolsHost) {
    this.#host = host;
  }

  /** Returns the server of the link or command. Undefined if the document does not list it. */
  serverOf(servers: readonly Server[]): LinkedServer | undefined {
    const {server: linked, variables = {}} = this.#server ?? {};
    const server = servers.find(({url}) => url === linked?.url);
    return server && {server, variables};
  }

  /** Removes the server of the link or command. Call it when the reader chooses another server. */
  dropServer(): void {
    this.#server = undefined;
  }

  /**
   * Renders where the values come from, until the reader changes one. Always renders the live region: screen readers
   * ignore one that appears with its text.
   */
  banner(): TemplateResult {
    const isFilled = this.#filled !== undefined && this.#host().state.changes === this.#filled;
    const text = isFilled ? html`<p class="filled">${this.#source.join(' ')}</p>` : nothing;
    return html`<div role="status">${text}</div>`;
  }

  view(): TemplateResult {
    const {messages} = this.#host();
    return html`<div class="part request-tools">
      <button class="secondary copy" type="button" @click=${this.#copy}>${messages.copyLink}</button>
      <input type="text" autocomplete="off" spellcheck="false" placeholder=${messages.pasteCurl} aria-label=${messages.pasteCurl} @change=${this.#typed} />
      <div role="status">${this.#notes.map(note => html`<p class="note">${note}</p>`)}</div>
    </div>`;
  }

  /** Fills the form from a packed request. Does not send, and enters no credentials. */
  async fillFromLink(text: string): Promise<void> {
    const {readLink} = await import('../../../src/api-reference/form/request-link.js');
    const {form, messages} = this.#host();
    const link = readLink(form, text);
    if (!link) return;
    this.#fill(link.values, link.server, [
      messages.fromLink,
      ...(link.isWithoutItsBody ? [messages.fromLinkNoBody] : []),
    ]);
  }

  /**
   * Handles a curl command that is pasted anywhere in the form. Ignores multi-line text fields, where the command may
   * be the value.
   */
  readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const [target] = event.composedPath();
    if (target instanceof HTMLTextAreaElement || !isCurl(text)) return;
    event.preventDefault();
    void this.#fillFromCurl(text);
  };

  readonly #typed = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const {value} = input;
    input.value = '';
    if (value.trim() !== '') void this.#fillFromCurl(value);
  };

  async #fillFromCurl(text: string): Promise<void> {
    const {readCurl} = await import('../../../src/api-reference/form/read-curl.js');
    const {form, messages} = this.#host();
    const read = readCurl(form, text);
    if (read.state === 'filled') {
      const left =
        read.left.length > 0 ? [fillMessage(messages.curlLeft, {names: formatList(read.left, messages.locale)})] : [];
      this.#fill(read.values, read.server, [messages.fromCurl, ...left]);
      return;
    }
    this.#notes = [
      read.state === 'other' ? fillMessage(messages.curlOther, {operation: read.operation}) : messages.curlBroken,
    ];
    this.#host().redraw();
  }

  #fill(values: FormValues, server: LinkedServer | undefined, source: readonly string[]): void {
    this.fill(values, server);
    this.#source = source;
    this.#filled = this.#host().state.changes;
    this.#host().redraw();
  }

  /** Fills in values, and a server for this view only. */
  readonly fill = (values: FormValues, server: LinkedServer | undefined): void => {
    this.#server = server;
    this.#filled = undefined;
    this.#notes = [];
    this.#host().state.fill(values);
  };

  readonly #copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as Element;
    const {form, state, server, messages, secrets} = this.#host();
    const [{writeLink}, {packText}] = await Promise.all([
      import('../../../src/api-reference/form/request-link.js'),
      import('../../../src/api-reference/form/pack-text.js'),
    ]);
    const {text, left} = writeLink(form, state.values, {secrets: secrets(), server});
    const reasons = {body: messages.linkBody, file: messages.linkFile, secret: messages.linkSecret};
    this.#notes = left.map(each => reasons[each]);
    this.#host().redraw();
    await copyOnClick(
      button,
      packText(text).then(packed => linkToPage(locateOwnPage(), packed)),
    );
  };
}
