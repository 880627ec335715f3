import type {ApiReader} from '../../../src/api-reference/views/reader.js';

/** Messages from the page to the worker that reads its document. */
export type WorkerRequest =
  | {
      readonly kind: 'open';
      readonly file: string;
      readonly root: string;
      readonly bytes: ArrayBuffer;
      readonly omitsPrivate: boolean;
    }
  /** A call to the reader of the document. */
  | {readonly kind: 'ask'; readonly id: number; readonly method: keyof ApiReader; readonly given: readonly unknown[]}
  /** Checks that the worker is alive and processing earlier calls. Calls and pings share their ids. */
  | {readonly kind: 'ping'; readonly id: number};

/** Messages from the worker. */
export type WorkerResponse =
  /** The worker is ready for a document. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'answer'; readonly id: number; readonly value: unknown}
  /** Without an id, the whole worker has failed. */
  | {readonly kind: 'failure'; readonly id?: number; readonly reason: string}
  /** Response to a ping: the ids of calls in progress. */
  | {readonly kind: 'working'; readonly id: number; readonly requestIds: readonly number[]};

/** Returns the text of a thrown value. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
}
