import type {AnswerKind} from '../../../src/api-reference/form/answer-kind.js';
import type {SignedRequest} from '../../../src/api-reference/form/credential.js';
import type {Failure} from '../../../src/api-reference/form/failure.js';
import type {StreamItem} from '../../../src/api-reference/form/stream-items.js';

/** A request as the form hands it over. */
export interface Outgoing {
  readonly signed: SignedRequest;
  /** The chosen files, by the ids in the request. */
  readonly files: ReadonlyMap<number, File>;
  /** Address of the proxy that it goes through. */
  readonly proxy?: string;
  /** How long to wait for the head of the answer. */
  readonly timeoutMs: number;
}

/** What a request has come to. */
export type ExchangeState =
  | {readonly phase: 'sending'; readonly since: number}
  | {readonly phase: 'receiving' | 'done'; readonly answer: Answer}
  /** With an answer where one had begun. */
  | {readonly phase: 'failed'; readonly failure: Failure; readonly answer?: Answer};

export interface Answer {
  /** 0 for a redirect whose status the browser hides. */
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Where it came from, when a redirect was followed. */
  readonly followedTo?: string;
  /** Why a redirect was not followed. */
  readonly redirect?: Failure;
  readonly msToHeaders: number;
  readonly ms: number;
  /** How many bytes came, kept or not. */
  readonly bytes: number;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly kind: AnswerKind;
  /** What a stream has sent so far: the last of it. */
  readonly items?: readonly StreamItem[];
  readonly itemCount: number;
  /** There was more than is kept. */
  readonly isCut: boolean;
  /** It is shown while it comes. */
  readonly isStream: boolean;
  /** The reader ended it. */
  readonly isStopped: boolean;
  /** The connection broke before all of it had come. */
  readonly isBroken: boolean;
  /** The body was given up in favour of later ones. */
  readonly isDropped: boolean;
  /** Headers that a page cannot set. */
  readonly unsent: readonly string[];
  readonly hasUnsentCookies: boolean;
  readonly isProxied: boolean;
}
