import {startWorker} from '../documents/start-worker.js';
import type {BodyOrder, BodyResult} from './body-messages.js';

/** Milliseconds until a slow device has loaded the worker and read the schema. */
const START_TIMEOUT_MS = 20_000;

/** An answer of the worker; `slow` if it was terminated; undefined if there is no worker. */
export type WorkerResult = Exclude<BodyResult, {readonly kind: 'ready' | 'started'}> | 'slow' | undefined;

/** The worker that checks bodies. It starts with the first call, and is terminated if one takes too long. */
export class BodyWorkerCalls {
  readonly #timeoutMs: number;
  #worker: Promise<Worker | undefined> | undefined;
  #count = 0;

  /** `timeoutMs` is for one call: a pattern of a document may take years (security rule B5). */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Starts the worker unless it runs. Undefined where the host forbids it. */
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
