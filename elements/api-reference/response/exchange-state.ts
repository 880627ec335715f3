import type {SignedRequest} from '../../../src/api-reference/form/credential.js';
import type {Failure} from '../../../src/api-reference/form/failure.js';
import type {ResponseKind} from '../../../src/api-reference/form/response-kind.js';
import type {StreamItem} from '../../../src/api-reference/form/stream-items.js';

/** Request that an exchange sends, and how. */
export interface OutgoingRequest {
  readonly signed: SignedRequest;
  /** Chosen files, by the `fileId` in the request. */
  readonly files: ReadonlyMap<number, File>;
  /** URL of the proxy that sends the request. */
  readonly proxy?: string;
  /** Timeout in milliseconds for the response headers. */
  readonly timeoutMs: number;
  /** Stored response to show. The exchange then sends nothing. */
  readonly kept?: KeptExchange;
  /** Creates the mock's response. The exchange then sends nothing. */
  mock?(): Promise<{readonly response: Response; readonly reasons: readonly string[]}>;
}

/** Response from the database of past requests. */
export interface KeptExchange {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Duration in milliseconds. */
  readonly ms: number;
}

/** Elements with remarks about a response. They load after the response. */
export interface ResponseRemarks {
  /** Rendered between the status and the body. */
  readonly above?: Element;
  /** Announcement for screen readers. */
  readonly spoken?: string;
  /** Rendered below the body. */
  readonly below?: Element;
}

/** State of a request. */
export type ExchangeState =
  | {readonly phase: 'sending'; readonly since: number}
  | {readonly phase: 'receiving' | 'done'; readonly response: ApiResponse}
  /** `response` is set if the failure happened after the response headers. */
  | {readonly phase: 'failed'; readonly failure: Failure; readonly response?: ApiResponse};

export interface ApiResponse {
  /** Status code. 0 for a redirect, whose status browsers hide. */
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Final URL, if the browser followed redirects. */
  readonly followedTo?: string;
  /** Set if the response is a redirect that the browser did not follow. Explains why. */
  readonly redirect?: Failure;
  readonly msToHeaders: number;
  readonly ms: number;
  /** Number of received bytes, including those that are not stored. */
  readonly bytes: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly kind: ResponseKind;
  /** Last items of an event stream or of JSON lines. */
  readonly items?: readonly StreamItem[];
  readonly itemCount: number;
  /** Whether the server sent more bytes than are stored. */
  readonly isCut: boolean;
  /** Whether to show the body while it arrives. */
  readonly isStream: boolean;
  /** Whether the reader stopped the request. */
  readonly isStopped: boolean;
  /** Whether the connection ended before the response was complete. */
  readonly isBroken: boolean;
  /** Whether the body was deleted to free memory for newer responses. */
  readonly isDropped: boolean;
  /** Names of request headers that browsers do not let a page set. */
  readonly unsent: readonly string[];
  readonly hasUnsentCookies: boolean;
  readonly isProxied: boolean;
  /** Set if the mock created the response. `reasons` explain a 4xx. */
  readonly mocked?: {readonly reasons: readonly string[]};
}
