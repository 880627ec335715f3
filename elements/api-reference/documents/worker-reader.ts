import {callReader, forwardReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {WorkerConversation} from './worker-conversation.js';

export interface WorkerReader {
  readonly reader: ApiReader;
  /** Ends the worker after the open calls. */
  end(): void;
}

/** A document whose bytes the worker has. */
export interface DocumentInWorker {
  readonly file: string;
  readonly root: string;
  readonly size: number;
  readonly omitsPrivate: boolean;
  /** Opens the same document in the page. Takes over the open calls of a worker that failed. */
  readHere(): Promise<ApiReader>;
}

/**
 * Returns how long a worker may take to reply, in milliseconds. On a slow phone, parsing takes up to two seconds per
 * megabyte.
 */
const patienceFor = (bytes: number) => 2500 + bytes / 500;

/** Returns the reader of a document in a worker. */
export function createWorkerReader(
  worker: Worker,
  {file, root, size, omitsPrivate, readHere}: DocumentInWorker,
): WorkerReader {
  const conversation = new WorkerConversation(worker, patienceFor(size));
  let here: Promise<ApiReader> | undefined;
  conversation.open({file, root, omitsPrivate});
  const reader = forwardReader(async (method, given) => {
    if (!here)
      try {
        return await conversation.sendRequest(method, given);
      } catch (error) {
        if (!here)
          console.warn(`The worker that reads ${file} failed: ${getErrorMessage(error)}. The page reads it instead.`);
        here ??= readHere();
      }
    return callReader(await here, method, given);
  });
  return {reader, end: () => conversation.end()};
}
