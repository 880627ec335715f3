import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import {userSession} from '../../base/user-session.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import type {Exchange} from '../response/exchange.js';

/** A request of this visit. It is in memory only, because bodies can contain secrets. */
export interface PastRequest {
  readonly exchange: Exchange;
  readonly setting: TryItSetting;
  /** Values of the form. */
  readonly values: FormValues;
  readonly server: LinkedServer | undefined;
  /** The request without credentials, and without values of the reader's session. */
  readonly request: ApiRequest;
  /** Credentials at the time of the request, which are never stored. */
  readonly secrets: readonly string[];
  /** Time in milliseconds since 1970. */
  readonly when: number;
  /** The request as a command, with credentials masked. */
  readonly curl: string;
  /** Path of the page, with the route of a site that has routes in its fragment. */
  readonly page: string;
}

/** Maximum number of requests, in memory and for each API origin on the device. */
export const MAX_PAST_REQUESTS = 50;
/** Larger bodies are stored only for the newest request. */
const MAX_BODY_BYTES = 2_000_000;

/**
 * The last requests since the page loaded, newest first.
 * @fires change - The list changed.
 */
export class PastRequests extends EventTarget {
  entries: readonly PastRequest[] = [];
  /** Requests that contain values from the reader's session. Deleted when the session ends. */
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

  /** Replaces the list. A removed request keeps no session values in memory. */
  #replace(entries: readonly PastRequest[]): void {
    for (const each of this.entries)
      if (this.#ofUser.has(each) && !entries.includes(each)) each.exchange.dropCredentials();
    this.entries = entries;
    this.dispatchEvent(new Event('change'));
  }
}

/** The past requests of this page. */
export const pastRequests = new PastRequests();
