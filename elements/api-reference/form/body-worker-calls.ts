import {startWorker} from '../documents/start-worker.js';
import type {BodyResult, BodyTask} from './body-messages.js';

/** Timeout in milliseconds for loading the worker and its schema, on a slow device. */
const START_TIMEOUT_MS = 20_000;

/**
 * Result of a check. `slow`: the check took too long, and the worker was terminated. Undefined if the worker is
 * unavailable.
 */
type WorkerResult = Exclude<BodyResult, {readonly kind: 'ready' | 'started'}> | 'slow' | undefined;

/**
 * Calls to the worker that checks bodies. The first call starts the worker. A call that takes too long terminates it.
 */
export class BodyWorkerCalls {
  readonly #timeoutMs: number;
  #worker: Promise<Worker | undefined> | undefined;
  #count = 0;

  /** `timeoutMs` limits each call: a pattern in a document can run for years (security rule B5). */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Starts the worker unless it runs. Resolves to undefined if a policy blocks it. */
  start(): Promise<Worker | undefined> {
    this.#worker ??= startWorker(new URL('../body-worker.js', import.meta.url).href);
    return this.#worker;
  }

  end(): void {
    void this.#worker?.then(worker => worker?.terminate());
    this.#worker = undefined;
  }

  call(worker: Worker, orderOf: (id: number) => BodyTask, moved: Transferable[] = []): Promise<WorkerResult> {
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
