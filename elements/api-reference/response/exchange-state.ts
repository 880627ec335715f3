import type {SignedRequest} from '../../../src/api-reference/form/credential.js';
import type {Failure} from '../../../src/api-reference/form/failure.js';
import type {ResponseKind} from '../../../src/api-reference/form/response-kind.js';
import type {StreamItem} from '../../../src/api-reference/form/stream-items.js';

/** A request from the form. */
export interface Outgoing {
  readonly signed: SignedRequest;
  /** The chosen files, by the ids in the request. */
  readonly files: ReadonlyMap<number, File>;
  /** URL of the proxy in use. */
  readonly proxy?: string;
  /** Timeout for the response headers. */
  readonly timeoutMs: number;
  /** A stored response. The form sends nothing. */
  readonly kept?: KeptExchange;
  /** Responds in this page. The form sends nothing. */
  mock?(): Promise<{readonly response: Response; readonly reasons: readonly string[]}>;
}

/** A response from the reader's history. */
export interface KeptExchange {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** Elements that load after a response and show remarks about it. */
export interface Remarks {
  /** Element between the status and the body. */
  readonly above?: Element;
  /** Announcement for screen readers. */
  readonly spoken?: string;
  /** Element below the body. */
  readonly below?: Element;
}

/** State of a request. */
export type ExchangeState =
  | {readonly phase: 'sending'; readonly since: number}
  | {readonly phase: 'receiving' | 'done'; readonly response: ApiResponse}
  /** Contains a response if one had started. */
  | {readonly phase: 'failed'; readonly failure: Failure; readonly response?: ApiResponse};

export interface ApiResponse {
  /** Status code, or 0 for a redirect whose status the browser hides. */
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Final URL after redirects. */
  readonly followedTo?: string;
  /** Why the browser did not follow a redirect. */
  readonly redirect?: Failure;
  readonly msToHeaders: number;
  readonly ms: number;
  /** Number of received bytes, stored or not. */
  readonly bytes: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly kind: ResponseKind;
  /** Last items of a stream. */
  readonly items?: readonly StreamItem[];
  readonly itemCount: number;
  /** More data arrived than is stored. */
  readonly isCut: boolean;
  /** Whether the response appears while it arrives. */
  readonly isStream: boolean;
  /** Whether the reader stopped it. */
  readonly isStopped: boolean;
  /** Whether the connection was lost before the end. */
  readonly isBroken: boolean;
  /** Whether the body was deleted to free memory for newer ones. */
  readonly isDropped: boolean;
  /** Headers that a page cannot set. */
  readonly unsent: readonly string[];
  readonly hasUnsentCookies: boolean;
  readonly isProxied: boolean;
  /** The mock's response. `reasons` explain a 4xx. */
  readonly mocked?: {readonly reasons: readonly string[]};
}
