import {html, nothing, type TemplateResult} from 'lit';
import {isCurl} from '../../../src/api-reference/form/is-curl.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import {fill} from '../../../src/base/words.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {formatList} from '../../../src/messages/format.js';
import type {Server} from '../../../src/openapi/document/document-info.js';
import {copyFor} from '../../content/copy-text/copy-button.js';
import type {FormState} from '../form/form-state.js';
import {linkToPage, locateOwnPage} from '../past-requests/link-to-page.js';

/** The form that the tools work on. */
interface ToolsHost {
  readonly form: RequestForm;
  readonly messages: TryItMessages;
  readonly state: FormState;
  readonly server: LinkedServer | undefined;
  /** Credentials that no link may contain. */
  secrets(): readonly string[];
  redraw(): void;
}

/** Copies a request as a link, and fills the form from a link or a curl command. Its code loads on use. */
export class RequestTools {
  readonly #host: () => ToolsHost;
  /** The server of a link or a command. It applies to this view only, and is never stored. */
  #server: LinkedServer | undefined;
  /** Value of the form's change counter when it was filled. */
  #filled: number | undefined;
  #source: readonly string[] = [];
  #notes: readonly string[] = [];

  constructor(host: () => ToolsHost) {
    this.#host = host;
  }

  /** Returns the server of a link or a command, if the document still offers it. */
  serverOf(servers: readonly Server[]): LinkedServer | undefined {
    const {server: linked, variables = {}} = this.#server ?? {};
    const server = servers.find(({url}) => url === linked?.url);
    return server && {server, variables};
  }

  /** Handles the reader's choice of another server. */
  dropServer(): void {
    this.#server = undefined;
  }

  /** Renders the source of the values, until the reader edits one. The live region must exist before its text. */
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

  /** Fills the form from the data of a link. It never sends, and enters no credential. */
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

  /** Reads a pasted curl command anywhere in the form, except in a text field that may contain one. */
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
        read.left.length > 0 ? [fill(messages.curlLeft, {names: formatList(read.left, messages.locale)})] : [];
      this.#fill(read.values, read.server, [messages.fromCurl, ...left]);
      return;
    }
    this.#notes = [
      read.state === 'other' ? fill(messages.curlOther, {operation: read.operation}) : messages.curlBroken,
    ];
    this.#host().redraw();
  }

  #fill(values: FormValues, server: LinkedServer | undefined, source: readonly string[]): void {
    this.fill(values, server);
    this.#source = source;
    this.#filled = this.#host().state.changes;
    this.#host().redraw();
  }

  /** Fills in values, with a server for this view only. */
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
    await copyFor(
      button,
      packText(text).then(packed => linkToPage(locateOwnPage(), packed)),
    );
  };
}
