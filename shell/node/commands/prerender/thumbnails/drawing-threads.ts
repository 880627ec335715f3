import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import type {DrawnThumbnail, ThumbnailJob, WorkerFiles} from './thumbnail-worker.js';

interface Waiting {
  readonly job: ThumbnailJob;
  done(result: DrawnThumbnail): void;
}

interface ThreadOptions {
  /** URL of the script that a thread runs. */
  readonly script: string;
  readonly files: WorkerFiles;
  /** Timeout in milliseconds for one drawing. An author's SVG can take arbitrarily long. */
  readonly timeoutMs?: number;
}

/** Draws images in threads, one at a time in each. Starts threads when they are needed. */
export class ThumbnailWorkerPool {
  readonly #options: ThreadOptions;
  readonly #waiting: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  // Leave one processor for rendering pages. At most three threads, because each needs about 40 MB.
  readonly #maxThreads = Math.min(3, Math.max(1, availableParallelism() - 1));

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  draw(job: ThumbnailJob): Promise<DrawnThumbnail> {
    return new Promise(done => {
      this.#waiting.push({job, done});
      this.#next();
    });
  }

  /** Terminates all threads, even while they draw. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all([...this.#idle, ...this.#busy].map(worker => worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#maxThreads ? this.#start() : undefined);
    const waiting = worker && this.#waiting.shift();
    if (waiting) this.#run(worker, waiting);
  }

  #start(): Worker {
    const {script, files} = this.#options;
    return new Worker(script, {workerData: files});
  }

  #run(worker: Worker, {job, done}: Waiting): void {
    this.#busy.add(worker);
    const end = (result: DrawnThumbnail, isUsable: boolean) => {
      clearTimeout(timer);
      for (const event of ['message', 'error']) worker.removeAllListeners(event);
      this.#busy.delete(worker);
      if (isUsable) this.#idle.push(worker);
      else void worker.terminate();
      done(result);
      this.#next();
    };
    const limit = this.#options.timeoutMs ?? 20_000;
    const timer = setTimeout(() => end({failed: `it takes longer than ${limit / 1000} seconds`}, false), limit);
    worker.once('message', (result: DrawnThumbnail) => end(result, true));
    worker.once('error', error => end({failed: error.message}, false));
    worker.postMessage(job);
  }
}
