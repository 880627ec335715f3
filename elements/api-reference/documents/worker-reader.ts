import {askReader, forwardReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {startWorker} from './start-worker.js';
import {WorkerConversation} from './worker-conversation.js';
import {reasonOf} from './worker-messages.js';

export interface WorkerReader {
  readonly reader: ApiReader;
  /** Ends the worker after the open calls. */
  end(): void;
}

interface DocumentForWorker {
  readonly file: string;
  readonly root: string;
  /** Transferred to the worker, so that the page can't read them afterwards. */
  readonly bytes: ArrayBuffer;
  readonly omitsPrivate: boolean;
  /** Opens the same document in the page. Takes over the open calls of a worker that failed. */
  readHere(): Promise<ApiReader>;
}

/** A worker that starts while the page downloads its document. */
export interface StartingReader {
  /**
   * Sends the document to the worker. Resolves to undefined if the worker is unavailable: a policy blocks it, its file
   * is missing or broken, or it did not start in time.
   */
  read(document: DocumentForWorker): Promise<WorkerReader | undefined>;
  /** Terminates the worker, if the page reads the document itself. */
  drop(): void;
}

/** Maximum time in milliseconds to wait until the worker has started. */
const startLimit = 3000;

/**
 * Returns how long a worker may take to reply, in milliseconds. On a slow phone, parsing takes up to two seconds per
 * megabyte.
 */
const patienceFor = (bytes: number) => 2500 + bytes / 500;

/** Starts a worker for one document. Call it as soon as the document's size is known. */
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
