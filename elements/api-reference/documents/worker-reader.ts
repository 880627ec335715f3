import {askReader, forwardReader} from '../../../src/api-reference/views/forward-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {startWorker} from './start-worker.js';
import {WorkerConversation} from './worker-conversation.js';
import {reasonOf} from './worker-messages.js';

export interface WorkerReader {
  readonly reader: ApiReader;
  /** No further calls will follow. */
  end(): void;
}

export interface DocumentForWorker {
  readonly file: string;
  readonly root: string;
  /** Moved to the worker, not copied. */
  readonly bytes: ArrayBuffer;
  readonly omitsPrivate: boolean;
  /** Opens the same document in the page: what a worker that has failed leaves unanswered is answered there. */
  readHere(): Promise<ApiReader>;
}

/** A worker that starts while its document loads. */
export interface StartingReader {
  /**
   * Hands the document over. `undefined` where no worker can be had: the host forbids it, its file is missing or broken, or it
   * has not started in time.
   */
  read(document: DocumentForWorker): Promise<WorkerReader | undefined>;
  /** Stops it if it is not needed. */
  drop(): void;
}

/** Milliseconds that a worker may take to start once its document is here. */
const startLimit = 3000;

/**
 * Returns how long a worker may be silent, in milliseconds. Parsing takes up to two seconds per megabyte on a slow
 * phone.
 */
const patienceFor = (bytes: number) => 2500 + bytes / 500;

/** Starts a worker for one document. */
export function startReader(): StartingReader {
  const starting = startWorker(new URL('../openapi-worker.js', import.meta.url).href);
  const drop = () => void starting.then(worker => worker?.terminate());
  return {
    drop,
    async read(document) {
      const late = new Promise<'late'>(done => setTimeout(done, startLimit, 'late'));
      const worker = await Promise.race([starting, late]);
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
        return await conversation.ask(method, given);
      } catch (error) {
        if (!here) console.warn(`The worker that reads ${file} failed: ${reasonOf(error)}. The page reads it instead.`);
        here ??= readHere();
      }
    return askReader(await here, method, given);
  });
  return {reader, end: () => conversation.end()};
}
