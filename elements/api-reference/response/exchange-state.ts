import type {SignedRequest} from '../../../src/api-reference/form/credential.js';
import type {Failure} from '../../../src/api-reference/form/failure.js';
import type {ResponseKind} from '../../../src/api-reference/form/response-kind.js';
import type {StreamItem} from '../../../src/api-reference/form/stream-items.js';

/** A request as the form hands it over. */
export interface Outgoing {
  readonly signed: SignedRequest;
  /** The chosen files, by the ids in the request. */
  readonly files: ReadonlyMap<number, File>;
  /** URL of the proxy in use. */
  readonly proxy?: string;
  /** Timeout for the response headers. */
  readonly timeoutMs: number;
  /** A response that the reader kept: nothing is sent. */
  readonly kept?: KeptExchange;
  /** Answers in this page: nothing is sent. */
  mock?(): Promise<{readonly response: Response; readonly reasons: readonly string[]}>;
}

/** A response from the history of the reader. */
export interface KeptExchange {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** Elements that load after a response and show more about it. */
export interface Remarks {
  /** Between the status and the body. */
  readonly above?: Element;
  /** Its announcement for screen readers. */
  readonly spoken?: string;
  /** Below the body. */
  readonly below?: Element;
}

/** State of a request. */
export type ExchangeState =
  | {readonly phase: 'sending'; readonly since: number}
  | {readonly phase: 'receiving' | 'done'; readonly response: ApiResponse}
  /** With an answer where one had begun. */
  | {readonly phase: 'failed'; readonly failure: Failure; readonly response?: ApiResponse};

export interface ApiResponse {
  /** 0 for a redirect whose status the browser hides. */
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Final URL after redirects. */
  readonly followedTo?: string;
  /** Why a redirect was not followed. */
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
  /** The response is shown while it arrives. */
  readonly isStream: boolean;
  /** The reader ended it. */
  readonly isStopped: boolean;
  /** The connection broke before the end. */
  readonly isBroken: boolean;
  /** The body was dropped to make room for later ones. */
  readonly isDropped: boolean;
  /** Headers that a page cannot set. */
  readonly unsent: readonly string[];
  readonly hasUnsentCookies: boolean;
  readonly isProxied: boolean;
  /** Made from the document. `reasons` explain a 4xx. */
  readonly mocked?: {readonly reasons: readonly string[]};
}
