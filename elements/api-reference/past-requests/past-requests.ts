import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import {userSession} from '../../base/user-session.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import type {Exchange} from '../response/exchange.js';

/** A request of this visit. It lives in memory alone: bodies may hold secrets. */
export interface PastRequest {
  readonly exchange: Exchange;
  readonly setting: TryItSetting;
  /** Values of the form. */
  readonly values: FormValues;
  readonly server: LinkedServer | undefined;
  /** Without credentials, and without what the reader's session filled in. */
  readonly request: ApiRequest;
  /** Credentials at that time, which are never kept. */
  readonly secrets: readonly string[];
  /** In milliseconds since 1970. */
  readonly when: number;
  /** The request as a command, with credentials masked. */
  readonly curl: string;
  /** Path of the page, with the route of a site that keeps routes in its fragment. */
  readonly page: string;
}

/** Maximum number of requests, in memory and for each API origin on the device. */
export const MAX_PAST_REQUESTS = 50;
/** Larger bodies are stored only for the newest request. */
const MAX_BODY_BYTES = 2_000_000;

/**
 * The last requests of a page load, newest first.
 * @fires change - Another one was added, or all were removed.
 */
export class PastRequests extends EventTarget {
  entries: readonly PastRequest[] = [];
  /** Requests with what the reader's session brought, which ends with it. */
  readonly #ofUser = new WeakSet<PastRequest>();

  constructor() {
    super();
    userSession.addEventListener('change', () => {
      if (!userSession.info) this.#replace(this.entries.filter(each => !this.#ofUser.has(each)));
    });
  }

  /** Adds a request. Drops large bodies of older ones. */
  add(entry: PastRequest): void {
    for (const each of this.entries) each.exchange.dropBody(MAX_BODY_BYTES);
    if (userSession.info) this.#ofUser.add(entry);
    this.#replace([entry, ...this.entries].slice(0, MAX_PAST_REQUESTS));
  }

  clear(): void {
    this.#replace([]);
  }

  /** Replaces the list. A request that leaves it keeps nothing of the session in memory. */
  #replace(entries: readonly PastRequest[]): void {
    for (const each of this.entries)
      if (this.#ofUser.has(each) && !entries.includes(each)) each.exchange.dropCredentials();
    this.entries = entries;
    this.dispatchEvent(new Event('change'));
  }
}

/** The one of this page. */
export const pastRequests = new PastRequests();
