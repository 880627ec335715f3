import {startWorker} from '../documents/start-worker.js';
import type {BodyOrder, BodyResult} from './body-messages.js';

/** Milliseconds until a slow device has loaded the worker and read the schema. */
const START_TIMEOUT_MS = 20_000;

/** Response of the worker, or `slow` if it was terminated. Undefined without a worker. */
type WorkerResult = Exclude<BodyResult, {readonly kind: 'ready' | 'started'}> | 'slow' | undefined;

/** The worker that checks bodies. Starts with the first call. A call that takes too long terminates it. */
export class BodyWorkerCalls {
  readonly #timeoutMs: number;
  #worker: Promise<Worker | undefined> | undefined;
  #count = 0;

  /** `timeoutMs` applies to one call: a document's pattern can take years (security rule B5). */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Starts the worker unless it runs. Resolves to undefined if the host blocks it. */
  start(): Promise<Worker | undefined> {
    this.#worker ??= startWorker(new URL('../body-worker.js', import.meta.url).href);
    return this.#worker;
  }

  end(): void {
    void this.#worker?.then(worker => worker?.terminate());
    this.#worker = undefined;
  }

  call(worker: Worker, orderOf: (id: number) => BodyOrder, moved: Transferable[] = []): Promise<WorkerResult> {
    const id = ++this.#count;
    return new Promise(done => {
      const hear = ({data}: MessageEvent<BodyResult>) => {
        if (data.kind === 'ready' || data.id !== id) return;
        if (data.kind !== 'started') return finish(data);
        clearTimeout(timer);
        timer = setTimeout(() => {
          this.end();
          finish('slow');
        }, this.#timeoutMs);
      };
      let timer = setTimeout(() => {
        this.end();
        this.#worker = Promise.resolve(undefined);
        finish(undefined);
      }, START_TIMEOUT_MS);
      const finish = (result: WorkerResult) => {
        worker.removeEventListener('message', hear);
        clearTimeout(timer);
        done(result);
      };
      worker.addEventListener('message', hear);
      worker.postMessage(orderOf(id), moved);
    });
  }
}
