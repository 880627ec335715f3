import {userSession} from '../../base/user-session.js';
import type {Exchange} from '../response/exchange.js';

/** A request of this visit. It lives in memory alone: bodies may hold secrets. */
export interface PastExchange {
  readonly exchange: Exchange;
  readonly method: string;
  /** Without its query, which may hold a key. */
  readonly url: string;
  /** In milliseconds since 1970. */
  readonly when: number;
  /** The request as a command, with credentials masked. */
  readonly curl: string;
}

const most = 20;
/** Larger bodies are stored only for the newest request. */
const keptBody = 2_000_000;

/**
 * The last requests of a page load, newest first.
 * @fires change - There is another one.
 */
export class ExchangeHistory extends EventTarget {
  entries: readonly PastExchange[] = [];

  constructor() {
    super();
    // Values of a session end with it.
    userSession.addEventListener('change', () => {
      if (!userSession.info) for (const {exchange} of this.entries) exchange.dropCredentials();
    });
  }

  /** Adds an exchange unless it is there. Drops large bodies of older ones. */
  add(exchange: Exchange, curl: string): void {
    if (this.find(exchange)) return;
    for (const each of this.entries) each.exchange.dropBody(keptBody);
    const {method, url} = exchange.outgoing.signed.request;
    const entry = {exchange, method, url: url.replace(/[?#].*$/s, ''), when: Date.now(), curl};
    this.entries = [entry, ...this.entries].slice(0, most);
    this.dispatchEvent(new Event('change'));
  }

  find(exchange: Exchange): PastExchange | undefined {
    return this.entries.find(each => each.exchange === exchange);
  }
}

/** The one of this page. */
export const exchangeHistory = new ExchangeHistory();
