import type {ApiReader} from '../../../src/api-reference/views/reader.js';

/** Messages from the page to the worker that reads its document. */
export type WorkerRequest =
  /** Next bytes of the document. The page sends all of them before `open`. */
  | {readonly kind: 'part'; readonly bytes: ArrayBuffer}
  | {readonly kind: 'open'; readonly file: string; readonly root: string; readonly omitsPrivate: boolean}
  /** Calls a method of the reader. */
  | {readonly kind: 'ask'; readonly id: number; readonly method: keyof ApiReader; readonly given: readonly unknown[]}
  /** Asks the worker to reply, to test whether it is alive. `id` is unique among calls and pings. */
  | {readonly kind: 'ping'; readonly id: number};

export type WorkerResponse =
  /** The worker can receive a document. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'answer'; readonly id: number; readonly value: unknown}
  /** A call failed. If `id` is absent, the whole worker failed. */
  | {readonly kind: 'failure'; readonly id?: number; readonly reason: string}
  /** Reply to a ping. `requestIds` lists the requests in progress. */
  | {readonly kind: 'working'; readonly id: number; readonly requestIds: readonly number[]};
