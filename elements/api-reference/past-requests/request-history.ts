import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {packText} from '../../../src/api-reference/form/pack-text.js';
import {formatDuration} from '../../../src/api-reference/form/quantities.js';
import {readLink} from '../../../src/api-reference/form/request-link.js';
import type {KeptParts, KeptRequest} from '../../../src/api-reference/past-requests/kept-request.js';
import {type ArchivedRequest, writeHar} from '../../../src/api-reference/past-requests/write-har.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {enRequests, type RequestsMessages} from '../../../src/messages/en-requests.js';
import {getForcedColorSheets} from '../../base/forced-colors.js';
import {saveFile} from '../response/save-file.js';
import {renderComparison} from './comparison.js';
import type {HistoryHost} from './history-host.js';
import {keepPastRequest, toArchivedRequest} from './keep-past-request.js';
import {forgetRequests, readKeptParts, storeKeptParts} from './kept-parts.js';
import {linkToPage} from './link-to-page.js';
import {buildLinkText, type ListedRequest, listEntries, readResponseBody, toExchange} from './listed-requests.js';
import {pastRequests} from './past-requests.js';
import {readRequests} from './request-database.js';
import {historyStyles} from './request-history.styles.js';

/** Maximum number of characters in a link. Larger requests do not fit into a URL. */
const MAX_LINK_CHARACTERS = 60_000;

/**
 * List of past requests to a form's origin. Shows their responses, repeats them, compares two of them, and asks which
 * parts to store.
 * @tag request-history
 */
export class RequestHistory extends LitElement {
  static override styles = [historyStyles, ...getForcedColorSheets()];
  static override properties = {
    host: {attribute: false, hasChanged: () => true},
    kept: {state: true},
    compared: {state: true},
    note: {state: true},
  };

  /** Static, so that `SessionHistory` can store a request after loading only this class. */
  static readonly keep = keepPastRequest;

  declare host: () => HistoryHost;
  /** Requests to the origin that the database contains. */
  declare kept: readonly KeptRequest[];
  /** Keys of at most two entries to compare. */
  declare compared: readonly ListedRequest['key'][];
  declare note: string;
  #read: string | undefined;

  constructor() {
    super();
    this.kept = [];
    this.compared = [];
    this.note = '';
  }

  get #messages(): RequestsMessages {
    return this.host().setting.messages?.requests ?? enRequests;
  }

  protected override willUpdate(): void {
    const {setting, origin} = this.host();
    const parts = setting.keepsRequests === 'offered' ? readKeptParts(setting.base) : 'nothing';
    // Read the database again only for another origin, or after the reader chose other parts.
    const reading = `${parts} ${origin}`;
    if (reading === this.#read) return;
    this.#read = reading;
    void this.#readKept(reading, parts === 'nothing' ? undefined : origin);
  }

  async #readKept(reading: string, origin: string | undefined): Promise<void> {
    const found = origin === undefined ? [] : await readRequests(this.host().setting.base, origin);
    if (reading !== this.#read) return;
    this.kept = found ?? [];
    if (!found) this.note = this.#messages.blocked;
  }

  override render(): TemplateResult {
    const {origin, isMock} = this.host();
    const entries = listEntries(origin, isMock, this.kept);
    const compared = entries.filter(each => this.compared.includes(each.key)).reverse();
    return html`${entries.length === 0 ? html`<p class="note">${this.#messages.none}</p>` : nothing}
      <ul>${repeat(
        entries,
        each => each.key,
        each => this.#row(each),
      )}</ul>
      ${
        compared.length === 2
          ? renderComparison(
              this.#messages,
              compared.map(each => ({label: this.#label(each), body: readResponseBody(each) ?? ''})),
            )
          : nothing
      }
      <p class="note" role="status">${this.note}</p>
      ${this.#choices(entries)}`;
  }

  #row(entry: ListedRequest): TemplateResult {
    const {shown, setting} = this.host();
    const messages = this.#messages;
    const exchange = toExchange(entry);
    const request = `${entry.method} ${getPath(entry.url)}`;
    const isOwn = entry.operation === `${setting.form.method} ${setting.form.path}`;
    const isRepeatable = entry.past !== undefined || entry.kept?.fields !== undefined;
    const isShown = exchange !== undefined && exchange === shown;
    const text = html`<time datetime=${new Date(entry.when).toISOString()}>${this.#time(entry.when)}</time>
      <code><b>${entry.method}</b> ${getPath(entry.url)}</code> <span class="outcome">${this.#outcome(entry)}</span>`;
    const [label, of, act] = isOwn
      ? ([messages.repeat, messages.repeatOf, () => this.#repeat(entry)] as const)
      : ([messages.open, messages.openOf, () => this.#open(entry)] as const);
    return html`<li class=${isShown ? 'is-shown' : ''}>
      ${exchange ? html`<button class="entry" type="button" aria-pressed=${isShown ? 'true' : 'false'} @click=${() => this.#show(entry)}>${text}</button>` : html`<span class="entry">${text}</span>`}
      ${isRepeatable ? html`<button class="quiet" type="button" aria-label=${fillMessage(of, {request})} @click=${act}>${label}</button>` : nothing}
      ${readResponseBody(entry) === undefined ? nothing : this.#box(entry, request)}</li>`;
  }

  #box({key}: ListedRequest, request: string): TemplateResult {
    const messages = this.#messages;
    const choose = (event: Event) => {
      const others = this.compared.filter(each => each !== key);
      // Keep two: a third choice replaces the first.
      this.compared = (event.target as HTMLInputElement).checked ? [...others, key].slice(-2) : others;
    };
    return html`<label><input type="checkbox" .checked=${this.compared.includes(key)} aria-label=${fillMessage(messages.compareOf, {request})} @change=${choose} />${messages.compare}</label>`;
  }

  #choices(entries: readonly ListedRequest[]): TemplateResult {
    const {setting} = this.host();
    const messages = this.#messages;
    const parts = readKeptParts(setting.base);
    const box = (label: string, isOn: boolean, change: (isOn: boolean) => void, isOff = false) =>
      html`<label><input type="checkbox" .checked=${isOn} ?disabled=${isOff} @change=${(event: Event) => change((event.target as HTMLInputElement).checked)} />${label}</label>`;
    const switches =
      setting.keepsRequests === 'offered'
        ? html`${box(messages.keep, parts !== 'nothing', isOn => this.#keep(isOn ? 'requests' : 'nothing'))}
          ${box(messages.keepResponses, parts === 'responses', isOn => this.#keep(isOn ? 'responses' : 'requests'), parts === 'nothing')}
          <p class="note">${messages.keepInfo}</p>`
        : nothing;
    return html`<div class="choices">${switches}<div class="actions"><button class="quiet" type="button" ?disabled=${entries.length === 0} @click=${() => this.#save(entries)}>${messages.saveHar}</button>
        <button class="quiet" type="button" @click=${this.#forget}>${messages.forget}</button></div></div>`;
  }

  /** Stores the requests since the page loaded, or deletes stored ones, after the reader chose which parts to store. */
  async #keep(parts: KeptParts): Promise<void> {
    const {base} = this.host().setting;
    if (parts === 'nothing') return this.#forget();
    storeKeptParts(base, parts);
    this.requestUpdate();
    // Store the oldest first, so that their keys have the order of sending.
    for (const each of [...pastRequests.entries].reverse())
      if (each.setting.base === base && !(await keepPastRequest(each, parts))) this.note = this.#messages.blocked;
  }

  readonly #forget = (): void => {
    this.compared = [];
    this.note = '';
    forgetRequests(this.host().setting.base);
    this.requestUpdate();
  };

  /** Downloads the completed requests of the list as an HTTP archive (HAR). Omits requests to the mock. */
  async #save(entries: readonly ListedRequest[]): Promise<void> {
    const archived = await Promise.all(
      entries.flatMap(({past, kept}): Promise<ArchivedRequest>[] => {
        if (kept) return [Promise.resolve({kept, secrets: []})];
        return past && !past.exchange.isRunning && !past.exchange.outgoing.mock ? [toArchivedRequest(past)] : [];
      }),
    );
    const origin = this.host().origin ?? '';
    saveFile(new TextEncoder().encode(writeHar(archived)), `${origin.replace(/^.*\/\//, '').replaceAll(':', '-')}.har`);
  }

  #show(entry: ListedRequest): void {
    const exchange = toExchange(entry);
    if (exchange) this.host().show({exchange, curl: entry.past?.curl ?? ''});
  }

  /** Fills the form with a past request and sends it. Only fills it if the reader did not store all parts. */
  async #repeat(entry: ListedRequest): Promise<void> {
    const host = this.host();
    const {past, kept} = entry;
    const read = past ? undefined : readLink(host.setting.form, kept?.fields ?? '');
    const values = past?.values ?? read?.values;
    if (!values) return;
    const isComplete = past !== undefined || kept?.isComplete === true;
    this.note = isComplete ? this.#messages.filled : this.#messages.filledPart;
    host.fill(values, past ? past.server : read?.server);
    if (isComplete) await host.send();
  }

  /** Opens the page of another operation with a filled form. Does not send. */
  async #open(entry: ListedRequest): Promise<void> {
    const fields = buildLinkText(entry);
    const packed = fields !== undefined && fields.length <= MAX_LINK_CHARACTERS ? await packText(fields) : undefined;
    location.assign(linkToPage(entry.page, packed));
  }

  #label(entry: ListedRequest): string {
    return `${this.#time(entry.when)} ${entry.method} ${getPath(entry.url)}, ${this.#outcome(entry)}`;
  }

  #outcome({status, ms, past}: ListedRequest): string {
    const {messages} = this.host();
    if (status === undefined) return messages.sending;
    const text =
      status === 0 && ms === 0
        ? messages.failed
        : `${status || messages.redirect}, ${formatDuration(ms, messages.locale)}`;
    return past?.exchange.outgoing.mock ? `${text}, ${messages.mocked}` : text;
  }

  /** Formats a time of today with seconds, and any earlier time as a date. */
  #time(when: number): string {
    const date = new Date(when);
    const isToday = date.toDateString() === new Date().toDateString();
    const {locale} = this.host().messages;
    return isToday
      ? date.toLocaleTimeString(locale, {hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false})
      : date.toLocaleString(locale, {
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
          hour12: false,
        });
  }
}

function getPath(url: string): string {
  if (!URL.canParse(url)) return url;
  const {pathname, search} = new URL(url);
  return pathname + search;
}
