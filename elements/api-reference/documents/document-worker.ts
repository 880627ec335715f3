import {joinParts} from './read-parts.js';
import {startWorker} from './start-worker.js';
import type {WorkerRequest} from './worker-messages.js';
import type {DocumentInWorker, WorkerReader} from './worker-reader.js';

/** Maximum time in milliseconds to wait until the worker has started, counted from the end of the download. */
const startLimit = 3000;

/**
 * A worker for one document. Starts, and decodes the document's bytes, while the page still downloads the rest. Create
 * it as soon as the document is known to be large.
 */
export class DocumentWorker {
  readonly #code = import('./worker-reader.js').catch(() => undefined);
  readonly #starting = startWorker(new URL('../openapi-worker.js', import.meta.url).href).then(worker => {
    this.#worker = worker;
    if (worker) for (const part of this.#waiting.splice(0)) this.#post(part);
    return worker;
  });
  #worker: Worker | undefined;
  /** Parts of the document that wait for the start of the worker. */
  readonly #waiting: ArrayBuffer[] = [];
  #size = 0;

  /** Sends the next bytes. Transfers them, so that the page can't read them afterwards. */
  send(part: ArrayBuffer): void {
    this.#size += part.byteLength;
    if (this.#worker) this.#post(part);
    else this.#waiting.push(part);
  }

  #post(bytes: ArrayBuffer): void {
    const request: WorkerRequest = {kind: 'part', bytes};
    this.#worker?.postMessage(request, [bytes]);
  }

  /**
   * Returns the reader of the document that the worker has received. Resolves to undefined if the worker is
   * unavailable: a policy blocks it, its file is missing or broken, or it did not start in time.
   */
  async read(document: Omit<DocumentInWorker, 'size'>): Promise<WorkerReader | undefined> {
    const timeout = new Promise<undefined>(done => setTimeout(done, startLimit, undefined));
    const [code, worker] = await Promise.all([this.#code, Promise.race([this.#starting, timeout])]);
    return code && worker && code.createWorkerReader(worker, {...document, size: this.#size});
  }

  /** Terminates the worker. Returns the bytes, unless the worker has started and has them. */
  drop(): ArrayBuffer | undefined {
    const waiting = this.#waiting.splice(0);
    void this.#starting.then(worker => worker?.terminate());
    return this.#worker ? undefined : joinParts(waiting);
  }
}
