import {askReader, forwardReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {startWorker} from './start-worker.js';
import {WorkerConversation} from './worker-conversation.js';
import {reasonOf} from './worker-messages.js';

export interface WorkerReader {
  readonly reader: ApiReader;
  /** Tells the worker that no more calls follow. */
  end(): void;
}

interface DocumentForWorker {
  readonly file: string;
  readonly root: string;
  /** Moved to the worker, not copied. */
  readonly bytes: ArrayBuffer;
  readonly omitsPrivate: boolean;
  /** Opens the same document in the page, for calls that a failed worker left open. */
  readHere(): Promise<ApiReader>;
}

/** A worker that starts while its document loads. */
export interface StartingReader {
  /**
   * Sends the document to the worker. Resolves to undefined without a worker: the host blocks it, its file is missing
   * or broken, or it has not started in time.
   */
  read(document: DocumentForWorker): Promise<WorkerReader | undefined>;
  /** Stops the worker if no caller needs it. */
  drop(): void;
}

/** Milliseconds for which the document waits for the worker. */
const startLimit = 3000;

/**
 * Returns how long a worker may be silent, in milliseconds. On a slow phone, parsing takes up to two seconds for each
 * megabyte.
 */
const patienceFor = (bytes: number) => 2500 + bytes / 500;

/** Starts a worker for one document. */
export function startReader(): StartingReader {
  const starting = startWorker(new URL('../openapi-worker.js', import.meta.url).href);
  const drop = () => void starting.then(worker => worker?.terminate());
  return {
    drop,
    async read(document) {
      const timeout = new Promise<'late'>(done => setTimeout(done, startLimit, 'late'));
      const worker = await Promise.race([starting, timeout]);
      if (worker === 'late') drop();
      else if (worker) return readIn(worker, document);
      return undefined;
    },
  };
}

function readIn(worker: Worker, {file, root, bytes, omitsPrivate, readHere}: DocumentForWorker): WorkerReader {
  const conversation = new WorkerConversation(worker, patienceFor(bytes.byteLength));
  let here: Promise<ApiReader> | undefined;
  conversation.open({file, root, bytes, omitsPrivate});
  const reader = forwardReader(async (method, given) => {
    if (!here)
      try {
        return await conversation.sendRequest(method, given);
      } catch (error) {
        if (!here) console.warn(`The worker that reads ${file} failed: ${reasonOf(error)}. The page reads it instead.`);
        here ??= readHere();
      }
    return askReader(await here, method, given);
  });
  return {reader, end: () => conversation.end()};
}
