import {html, nothing, type TemplateResult} from 'lit';
import {define} from '../../base/define.js';
import type {HistoryHost} from './history-host.js';
import {buildKeptPartsKey, forgetRequests, readKeptParts} from './kept-parts.js';
import {type PastRequest, pastRequests} from './past-requests.js';

/** Past requests of a form, since the page loaded and from the database. Loads the list when the reader opens it. */
export class SessionHistory {
  readonly #host: () => HistoryHost;
  readonly #changed: () => void;
  #isOpen = false;
  #isLoaded = false;

  constructor(host: () => HistoryHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  attach(): void {
    const {base, keepsRequests} = this.#host().setting;
    if (keepsRequests === 'removed' && readKeptParts(base) !== 'nothing') forgetRequests(base);
    pastRequests.addEventListener('change', this.#changed);
    addEventListener('storage', this.#stored);
  }

  detach(): void {
    pastRequests.removeEventListener('change', this.#changed);
    removeEventListener('storage', this.#stored);
  }

  /** Another tab changed which parts to store, or deleted the requests. */
  readonly #stored = ({key}: StorageEvent) => {
    const {base} = this.#host().setting;
    if (key !== buildKeptPartsKey(base)) return;
    if (readKeptParts(base) === 'nothing') pastRequests.clear();
    else this.#changed();
  };

  /** Adds a request when it is sent. Stores it when it is complete, if the reader chose to. */
  add(past: PastRequest): void {
    pastRequests.add(past);
    const {exchange, setting} = past;
    const look = async () => {
      if (exchange.isRunning) return;
      exchange.removeEventListener('change', look);
      const parts = readKeptParts(setting.base);
      if (parts !== 'nothing') await (await import('./request-history.js')).RequestHistory.keep(past, parts);
    };
    exchange.addEventListener('change', look);
  }

  view(): TemplateResult | typeof nothing {
    const {setting, messages} = this.#host();
    const isKept = setting.keepsRequests === 'offered' && readKeptParts(setting.base) !== 'nothing';
    if (pastRequests.entries.length === 0 && !isKept && !this.#isOpen) return nothing;
    const list = this.#isLoaded ? html`<request-history .host=${this.#host}></request-history>` : nothing;
    return html`<details class="history" ?open=${this.#isOpen} @toggle=${this.#toggle}><summary>${messages.earlier}</summary>${list}</details>`;
  }

  readonly #toggle = async (event: Event) => {
    this.#isOpen = (event.target as HTMLDetailsElement).open;
    if (!this.#isOpen || this.#isLoaded) return;
    const {RequestHistory} = await import('./request-history.js');
    define('request-history', RequestHistory);
    this.#isLoaded = true;
    this.#changed();
  };
}
