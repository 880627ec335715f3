import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import {userSession} from '../../base/user-session.js';
import type {Exchange} from '../response/exchange.js';
import type {TryItSetting} from '../try-it/try-it-setting.js';

/** Request since the page loaded. In memory only, because bodies can contain secrets. */
export interface PastRequest {
  readonly exchange: Exchange;
  readonly setting: TryItSetting;
  /** Values of the form when the request was sent. */
  readonly values: FormValues;
  readonly server: LinkedServer | undefined;
  /** Request without credentials and without values of the reader's session. */
  readonly request: ApiRequest;
  /** Secrets of the credentials that signed the request. Used to mask them, and never stored. */
  readonly secrets: readonly string[];
  /** When the request was sent, in milliseconds since the Unix epoch. */
  readonly when: number;
  /** Request as a curl command with masked credentials. */
  readonly curl: string;
  /** Path of the page. With the hash router, includes the route in the fragment. */
  readonly page: string;
}

/** Maximum number of past requests in memory, and in the database for each API origin. */
export const MAX_PAST_REQUESTS = 50;
/** Maximum size in bytes of a response body. Keeps a larger body only for the newest request. */
const MAX_BODY_BYTES = 2_000_000;

/**
 * Requests since the page loaded, newest first.
 * @fires change - The list changed.
 */
export class PastRequests extends EventTarget {
  entries: readonly PastRequest[] = [];
  /** Requests that contain values of the reader's session. The page deletes them when the session ends. */
  readonly #ofUser = new WeakSet<PastRequest>();

  constructor() {
    super();
    userSession.addEventListener('change', () => {
      if (!userSession.info) this.#replace(this.entries.filter(each => !this.#ofUser.has(each)));
    });
  }

  /** Adds a request. Deletes large response bodies of older ones. */
  add(entry: PastRequest): void {
    for (const each of this.entries) each.exchange.dropBody(MAX_BODY_BYTES);
    if (userSession.info) this.#ofUser.add(entry);
    this.#replace([entry, ...this.entries].slice(0, MAX_PAST_REQUESTS));
  }

  clear(): void {
    this.#replace([]);
  }

  /** Replaces the list. Deletes session values of removed requests, whose exchange a view may still hold. */
  #replace(entries: readonly PastRequest[]): void {
    for (const each of this.entries)
      if (this.#ofUser.has(each) && !entries.includes(each)) each.exchange.dropCredentials();
    this.entries = entries;
    this.dispatchEvent(new Event('change'));
  }
}

export const pastRequests = new PastRequests();
